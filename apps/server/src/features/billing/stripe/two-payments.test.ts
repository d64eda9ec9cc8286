import {
  cancelPlan,
  getBilling,
  getCredits,
  joinWaitlist,
  listInvoices,
  resumePlan,
  setPlan,
  subscribe,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp, signUpOperator } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import type { StripeDouble } from './testing/stripe-double.ts';
import { newKey, openStripeShop, type StripeShop, seconds } from './testing/stripe-fixtures.ts';

let shop: StripeShop;
let double: StripeDouble;
let server: TestServer;
let notify: StripeShop['notify'];
let order: StripeShop['order'];

beforeAll(async () => {
  shop = await openStripeShop();
  ({ double, server, notify, order } = shop);
});

afterAll(() => shop.stop());

const dayMs = 24 * 60 * 60_000;
const planOf = async ({ client }: SignedUp) => (await client.call(getBilling)).data;
const statusOf = (id: string) => double.things.sessions.get(id)?.['status'];
const subscriptionStatus = (id: string) => double.things.subscriptions.get(id)?.['status'];
const created = (id: string) => notify('customer.subscription.created', { id });
const creditNotesOf = (subscription: string) =>
  [...double.things.creditNotes.values()].filter((note) => {
    const invoice = double.things.invoices.get(String(note['invoice']));
    return JSON.stringify(invoice?.['parent']).includes(`"${subscription}"`);
  });
const emailsTo = async ({ email }: SignedUp, subject: RegExp) =>
  ((await server.platform.outbox?.listEmails(200)) ?? []).filter(
    (message) => message.to === email && subject.test(message.subject),
  );
const auditOf = async ({ userId }: SignedUp) =>
  (await server.services.audit.list({ limit: 500 })).entries
    .filter(({ subjectId }) => subjectId === userId)
    .map(({ action }) => action);

/** A user who paid on two pages, because the first was closed too late. */
async function paidTwice(): Promise<{ anna: SignedUp; older: string; newer: string }> {
  const anna = await signUp(server);
  const [first, second] = [await order(anna), await order(anna)];
  const page = double.things.sessions.get(first);
  if (page) page['status'] = 'open';
  return { anna, older: double.pay(first), newer: double.pay(second) };
}

test('a payment page is closed when another one is opened', async () => {
  const anna = await signUp(server);
  const [first, second] = [await order(anna), await order(anna)];
  expect([statusOf(first), statusOf(second)]).toEqual(['expired', 'open']);
  expect(() => double.pay(first)).toThrow('open no more');
});

test('after simultaneous orders one payment page stays open', async () => {
  const anna = await signUp(server);
  const pages = await Promise.all([1, 2, 3, 4].map(() => order(anna)));
  expect(new Set(pages).size).toBe(4);
  expect(pages.map(statusOf).filter((status) => status === 'open')).toHaveLength(1);
});

test('a key of before leads to no page that was closed, and closes none', async () => {
  const anna = await signUp(server);
  const before = { plan: 'pro', idempotencyKey: newKey() } as const;
  await anna.client.call(subscribe, before);
  const page = await order(anna);
  await expect(anna.client.call(subscribe, before)).rejects.toMatchObject({ status: 409 });
  expect(statusOf(page)).toBe('open');
});

test('who orders again before their payment was told of gets the plan and no second page', async () => {
  const anna = await signUp(server);
  double.pay(await order(anna));
  const pages = double.things.sessions.size;
  const { data } = await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  expect(data).toMatchObject({ redirectUrl: null, state: { plan: 'pro', source: 'stripe' } });
  expect(double.things.sessions.size).toBe(pages);
});

test('where the first page was paid while the second was made, the second is closed', async () => {
  const anna = await signUp(server);
  const first = await order(anna);
  const page = double.things.sessions.get(first);
  // Paid between the check of active plans and the closing: the page is paid, its subscription follows later.
  if (page) page['status'] = 'complete';
  await expect(order(anna)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('in progress'),
  });
  const last = [...double.things.sessions.values()].at(-1);
  expect(last).toMatchObject({ status: 'expired' });
});

test('while a payment by bank is under way nothing is ordered beside it', async () => {
  const anna = await signUp(server);
  const subscription = double.pay(await order(anna), { isInstant: false });
  const pages = double.things.sessions.size;
  await expect(order(anna)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('in progress'),
  });
  expect(double.things.sessions.size).toBe(pages);
  expect(subscriptionStatus(subscription)).toBe('incomplete');
});

test('a plan that is billed by invoice, from before Stripe was switched on, is not ordered beside it', async () => {
  const anna = await signUp(server);
  await anna.client.call(getCredits);
  const { database } = server.platform.openDatabase;
  await database.execute(sql`insert into subscriptions (owner_id, plan, source, status, period_start, period_end,
    ends_at_period_end, updated_at) values (${anna.userId}, 'pro', 'invoice', 'active', now(), now() + interval '9 days',
    true, now())`);
  const pages = double.things.sessions.size;
  const { data } = await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  expect(data).toMatchObject({ redirectUrl: null, state: { source: 'invoice', endsAtPeriodEnd: false } });
  await expect(order(anna)).rejects.toMatchObject({ message: 'You already have the Pro plan.' });
  expect(double.things.sessions.size).toBe(pages);
});

test('a plan that Stripe gave up is paid first, and not ordered again', async () => {
  const anna = await signUp(server);
  const subscription = double.pay(await order(anna));
  await created(subscription);
  const thing = double.things.subscriptions.get(subscription);
  if (thing) thing['status'] = 'unpaid';
  await notify('customer.subscription.updated', { id: subscription });
  expect((await planOf(anna)).plan).toBe('free');
  await expect(order(anna)).rejects.toMatchObject({
    status: 409,
    message: 'An invoice for your plan is unpaid. Pay it to get Pro back.',
  });
});

test.each([
  ['the older first', ['older', 'newer']],
  ['the newer first', ['newer', 'older']],
  ['each again and again', ['newer', 'older', 'newer', 'older', 'older', 'newer']],
] as const)('of two plans that were paid one goes back, told of %s', async (_, told) => {
  const { anna, ...subscriptions } = await paidTwice();
  const { older, newer } = subscriptions;
  for (const which of told) {
    expect(await created(subscriptions[which])).toBe(200);
    await server.platform.queue.runTasks();
  }
  await notify('customer.subscription.deleted', { id: newer });
  await server.platform.queue.runTasks();

  expect(await planOf(anna)).toMatchObject({ plan: 'pro', source: 'stripe', status: 'active' });
  expect([subscriptionStatus(older), subscriptionStatus(newer)]).toEqual(['active', 'canceled']);
  expect(creditNotesOf(older)).toEqual([]);
  expect(creditNotesOf(newer)).toMatchObject([{ amount: 3_900, reason: 'duplicate' }]);
  expect((await anna.client.call(getCredits)).data).toMatchObject({ plan: 'pro', availableCredits: 100 });
  const [message, ...more] = await emailsTo(anna, /second Pro order/);
  expect(message?.text).toContain('second payment of €39.00');
  expect(more).toEqual([]);
  expect((await auditOf(anna)).filter((action) => /withdrawn|refunded/.test(action)).sort()).toEqual([
    'payment-refunded',
    'subscription-withdrawn',
  ]);
  expect((await anna.client.call(listInvoices)).data.map(({ state }) => state)).toContain('refunded');
});

test('both notices at once end in one plan and one payment back', async () => {
  const { anna, older, newer } = await paidTwice();
  expect(await Promise.all([newer, older, newer, older].map(created))).toEqual([200, 200, 200, 200]);
  await server.platform.queue.runTasks();
  expect([subscriptionStatus(older), subscriptionStatus(newer)]).toEqual(['active', 'canceled']);
  expect([creditNotesOf(older).length, creditNotesOf(newer).length]).toEqual([0, 1]);
  expect((await planOf(anna)).plan).toBe('pro');
});

test('a payment back that was interrupted is finished by the next try, and a third does no harm', async () => {
  const { anna, older, newer } = await paidTwice();
  await created(older);
  const { stripeWithdrawals } = server.services.billing;
  const work = { ownerId: anna.organizationId, subscriptionId: newer, since: new Date(0).toISOString() };
  double.isDown = true;
  await expect(stripeWithdrawals?.withdraw(work)).rejects.toThrow();
  double.isDown = false;
  // After a crash between ending the subscription and refunding it.
  double.act(`DELETE /v1/subscriptions/${newer}`, {});
  await stripeWithdrawals?.withdraw(work);
  await stripeWithdrawals?.withdraw(work);
  await server.platform.queue.runTasks();
  expect(creditNotesOf(newer)).toHaveLength(1);
  expect(await emailsTo(anna, /second Pro order/)).toHaveLength(1);
});

test('what was paid back by hand meanwhile does not go back once more', async () => {
  const { anna, older, newer } = await paidTwice();
  const invoice = String(double.things.subscriptions.get(newer)?.['latest_invoice']);
  double.refund(double.chargeOf(invoice), 1_000);
  await created(older);
  await created(newer);
  await server.platform.queue.runTasks();
  expect(creditNotesOf(newer)).toMatchObject([{ amount: 2_900 }]);
  expect((await planOf(anna)).plan).toBe('pro');
});

test('a payment by bank that arrives after its plan was taken back goes back as well', async () => {
  const anna = await signUp(server);
  const [first, second] = [await order(anna), await order(anna)];
  const page = double.things.sessions.get(first);
  if (page) page['status'] = 'open';
  const older = double.pay(first);
  const newer = double.pay(second, { isInstant: false });
  const subscription = double.things.subscriptions.get(newer);
  const invoice = double.things.invoices.get(String(subscription?.['latest_invoice']));
  if (subscription) subscription['status'] = 'active';
  await created(older);
  await server.platform.queue.runTasks();
  expect(invoice?.['status']).toBe('void');
  const [message] = await emailsTo(anna, /second Pro order/);
  expect(message?.text).toContain('before it was paid');

  if (invoice) Object.assign(invoice, { status: 'paid', amount_paid: 3_900 });
  await notify('invoice.paid', { id: invoice?.id });
  await server.platform.queue.runTasks();
  expect(creditNotesOf(newer)).toMatchObject([{ amount: 3_900 }]);
  expect(await emailsTo(anna, /second Pro order/)).toHaveLength(2);
});

test('what is paid beside a contract that an operator gave meanwhile goes back', async () => {
  const operator = await signUpOperator(server);
  const anna = await signUp(server);
  const page = await order(anna);
  const gift = { userId: anna.userId, plan: 'enterprise', reason: 'Contract of November' } as const;
  await operator.client.call(setPlan, gift);
  const subscription = double.pay(page);
  await created(subscription);
  await server.platform.queue.runTasks();
  expect(await planOf(anna)).toMatchObject({ plan: 'enterprise', source: 'operator' });
  expect(subscriptionStatus(subscription)).toBe('canceled');
  expect(creditNotesOf(subscription)).toMatchObject([{ amount: 3_900 }]);
});

test('who keeps Pro after their gift pays first when it ends', async () => {
  const email = `gifted-${newKey()}@example.org`;
  await server.client.call(joinWaitlist, { name: 'Early Bird', email, role: 'Recruiter' });
  const bird = await signUp(server, email);
  const { periodEnd } = await planOf(bird);
  const subscription = double.pay(await order(bird));
  await created(subscription);
  const trialEnd = double.things.sessions.get([...double.things.sessions.keys()].at(-1) ?? '')?.['trialEnd'];
  expect(trialEnd).toBe(Math.ceil(Date.parse(periodEnd ?? '') / 1000));
  expect(await planOf(bird)).toMatchObject({ plan: 'pro', source: 'stripe', endsAtPeriodEnd: false });
});

test('where a gift ends within two days the first payment comes two days later, as Stripe wants it', async () => {
  const email = `gifted-${newKey()}@example.org`;
  await server.client.call(joinWaitlist, { name: 'Late Bird', email, role: 'Recruiter' });
  const bird = await signUp(server, email);
  const end = new Date(Date.now() + dayMs);
  const { database } = server.platform.openDatabase;
  await database.execute(
    sql`update subscriptions set period_end = ${end.toISOString()} where owner_id = ${bird.userId}`,
  );
  const trialEnd = double.things.sessions.get(await order(bird))?.['trialEnd'];
  expect(trialEnd).toBeGreaterThan(seconds(new Date(Date.now() + 2 * dayMs)));
  expect(trialEnd).toBeLessThan(seconds(end) + 3 * 24 * 60 * 60);
});

test('a cancellation in the portal, which may name a day, is known and taken back', async () => {
  const anna = await signUp(server);
  const subscription = double.pay(await order(anna));
  await created(subscription);
  const thing = double.things.subscriptions.get(subscription);
  const { periodEnd } = await planOf(anna);
  const day = seconds(new Date(Date.now() + 9 * dayMs));
  if (thing) thing['cancel_at'] = day;
  await notify('customer.subscription.updated', { id: subscription });
  expect(await planOf(anna)).toMatchObject({
    endsAtPeriodEnd: true,
    periodEnd: new Date(day * 1000).toISOString(),
  });
  expect((await anna.client.call(resumePlan)).data).toMatchObject({ endsAtPeriodEnd: false, periodEnd });
  expect(thing?.['cancel_at']).toBeNull();
});

test('a plan that ended at Stripe a moment ago is not cancelled but known as ended', async () => {
  const anna = await signUp(server);
  const subscription = double.pay(await order(anna));
  await created(subscription);
  double.act(`DELETE /v1/subscriptions/${subscription}`, {});
  await expect(anna.client.call(cancelPlan)).rejects.toMatchObject({
    status: 409,
    message: 'This plan has already ended.',
  });
  expect((await planOf(anna)).plan).toBe('free');
});

test('an operator cannot mark an invoice of Stripe as paid', async () => {
  const anna = await signUp(server);
  const subscription = double.pay(await order(anna), { isInstant: false });
  await notify('invoice.finalized', {
    id: double.things.subscriptions.get(subscription)?.['latest_invoice'],
  });
  const [invoice] = (await anna.client.call(listInvoices)).data;
  expect(invoice).toMatchObject({ state: 'open', paymentKind: 'stripe' });
  const settled = server.services.billing.invoices.settle(anna.userId, invoice?.id ?? '', {
    state: 'paid',
    reason: 'Transfer seen',
  });
  await expect(settled).rejects.toMatchObject({ code: 'conflict' });
});

test('deleting an account closes its payment page', async () => {
  const anna = await signUp(server);
  const page = await order(anna);
  const { organizationData } = server.services.billing;
  await server.platform.openDatabase.database.transaction(async (transaction) => {
    await organizationData.takeLeave?.(transaction, anna.organizationId);
  });
  await server.platform.queue.runTasks();
  expect(statusOf(page)).toBe('expired');
});

test('an invoice that was given up and paid after all is paid, and one of less than nothing is no error', async () => {
  const anna = await signUp(server);
  const subscription = double.pay(await order(anna));
  await created(subscription);
  const id = String(double.things.subscriptions.get(subscription)?.['latest_invoice']);
  const invoice = double.things.invoices.get(id);
  const stateAfter = async (status: string) => {
    if (invoice) invoice['status'] = status;
    expect(await notify('invoice.updated', { id })).toBe(200);
    expect(await notify('invoice.paid', { id })).toBe(200);
    return (await anna.client.call(listInvoices)).data.map(({ state }) => state);
  };
  expect(await stateAfter('open')).toEqual(['open']);
  expect(await stateAfter('uncollectible')).toEqual(['void']);
  expect(await stateAfter('paid')).toEqual(['paid']);
  expect(await stateAfter('open')).toEqual(['paid']);
  const credit = { ...invoice, id: 'in_credit', number: `STRIPE-${newKey()}`, total: -1_200, amount_paid: 0 };
  double.things.invoices.set('in_credit', credit);
  expect(await notify('invoice.paid', { id: 'in_credit' })).toBe(200);
});
