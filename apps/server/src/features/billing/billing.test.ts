import {
  cancelPlan,
  getBilling,
  getCredits,
  getPlans,
  joinWaitlist,
  listInvoices,
  listPaymentMethods,
  openPaymentPortal,
  resumePlan,
  setPlan,
  settleInvoice,
  subscribe,
  topUp,
  updatePreferences,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { type InvoiceShop, newKey, openInvoiceShop } from './testing/invoice-shop.ts';

let shop: InvoiceShop;
let server: TestServer;
let operator: SignedUp;

beforeAll(async () => {
  shop = await openInvoiceShop();
  ({ server, operator } = shop);
});

beforeEach(() => shop.startOver());

afterAll(() => server.stop());

test('the price list says what plans and packs cost', async () => {
  const { data } = await server.client.call(getPlans);
  expect(data.currency).toBe('EUR');
  expect(data.plans.map(({ plan, price, creditsAMonth }) => [plan, price, creditsAMonth])).toEqual([
    ['free', 0, 10],
    ['pro', 3_900, 100],
    ['enterprise', null, -1],
  ]);
  expect(data.topUps.map(({ credits, price }) => [credits, price])).toEqual([
    [25, 1_250],
    [100, 5_000],
    [500, 25_000],
  ]);
});

test('Pro starts immediately, once per idempotency key, with an invoice by email', async () => {
  const anna = await signUp(server);
  const order = { plan: 'pro', idempotencyKey: newKey() } as const;
  const outcomes = await Promise.all([1, 2, 3].map(() => anna.client.call(subscribe, order)));
  for (const { data } of outcomes) {
    expect(data).toMatchObject({
      redirectUrl: null,
      state: { plan: 'pro', source: 'invoice', openInvoices: 1 },
    });
  }
  expect((await anna.client.call(getCredits)).data).toMatchObject({ plan: 'pro', availableCredits: 100 });
  const { data: invoices } = await anna.client.call(listInvoices);
  expect(invoices).toMatchObject([{ state: 'open', amount: 3_900, currency: 'EUR' }]);
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(100)) ?? [];
  expect(emails.filter(({ to }) => to === anna.email).map(({ subject }) => subject)).toContain(
    `Invoice ${invoices[0]?.number}`,
  );
});

test('the email with an invoice is in the language of whoever pays', async () => {
  const anna = await signUp(server);
  await anna.client.call(updatePreferences, { language: 'de' });
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(100)) ?? [];
  const message = emails.find(({ to }) => to === anna.email);
  expect(message?.subject).toMatch(/^Rechnung W-/);
  expect(message?.text).toContain('zu zahlen bis zum 5. Dezember 2026');
});

test('a user with Pro cannot order it again', async () => {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  const again = anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  await expect(again).rejects.toMatchObject({ status: 409, message: 'You already have the Pro plan.' });
});

test('simultaneous orders start one plan, and never exceed the limit of open invoices', async () => {
  const [anna, bela] = [await signUp(server), await signUp(server)];
  const eight = Array.from({ length: 8 }, newKey);
  const plans = await Promise.allSettled(
    eight.map((idempotencyKey) => anna.client.call(subscribe, { plan: 'pro', idempotencyKey })),
  );
  expect(plans.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await shop.invoicesOf(anna)).toHaveLength(1);
  const packs = await Promise.allSettled(
    eight.map((idempotencyKey) => bela.client.call(topUp, { topUpId: 'small', idempotencyKey })),
  );
  expect(packs.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await shop.invoicesOf(bela)).toHaveLength(5);
});

test('prices, plans and balances in a request are ignored', async () => {
  const anna = await signUp(server);
  const body = { plan: 'pro', idempotencyKey: newKey(), price: 1, amount: 1, credits: 9_999, userId: 'x' };
  const response = await fetch(`${server.url}/api/billing/subscribe`, {
    method: 'POST',
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  expect((await anna.client.call(listInvoices)).data[0]?.amount).toBe(3_900);
  expect((await anna.client.call(getCredits)).data.availableCredits).toBe(100);
});

test('a plan that was cancelled ends with its period and can be taken back before', async () => {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  expect((await anna.client.call(cancelPlan)).data).toMatchObject({ plan: 'pro', endsAtPeriodEnd: true });
  expect((await anna.client.call(resumePlan)).data.endsAtPeriodEnd).toBe(false);
  await anna.client.call(cancelPlan);
  await server.services.billing.renewals.run();
  expect((await anna.client.call(getBilling)).data.plan).toBe('pro');
  shop.later(32);
  await server.services.billing.renewals.run();
  expect(await shop.stateOf(anna)).toMatchObject({ plan: 'free', source: 'free' });
  expect((await server.services.credits.getBalance(anna.organizationId)).plan).toBe('free');
});

test('a billed month is not billed again after an operator removed the plan', async () => {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  const { periodEnd } = await shop.stateOf(anna);
  await operator.client.call(setPlan, { userId: anna.userId, plan: 'free', reason: 'By mistake' });
  shop.setClock(new Date('2026-11-21T10:10:00Z'));
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  expect(await shop.stateOf(anna)).toMatchObject({ plan: 'pro', source: 'invoice', periodEnd });
  expect(await shop.invoicesOf(anna)).toHaveLength(1);
});

test('after a contract, the rest of the previously billed month is available', async () => {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  const [invoice] = await shop.invoicesOf(anna);
  await operator.client.call(settleInvoice, {
    id: invoice?.id ?? '',
    state: 'paid',
    reason: 'Transfer seen',
  });
  const { periodEnd } = await shop.stateOf(anna);
  const until = '2026-12-01T10:00:00.000Z';
  const gift = { userId: anna.userId, plan: 'enterprise', until, reason: 'A trial' } as const;
  await operator.client.call(setPlan, gift);
  shop.later(10);
  await server.services.billing.renewals.run();
  expect(await shop.stateOf(anna)).toMatchObject({
    plan: 'pro',
    source: 'invoice',
    periodEnd,
    endsAtPeriodEnd: true,
  });
  shop.later(30);
  await server.services.billing.renewals.run();
  expect(await shop.stateOf(anna)).toMatchObject({ plan: 'free' });
  expect(await shop.invoicesOf(anna)).toHaveLength(1);
});

test('a plan by contract ends on its date, and the Free plan follows', async () => {
  const anna = await signUp(server);
  const until = '2026-12-05T00:00:00.000Z';
  const gift = { userId: anna.userId, plan: 'enterprise', until, reason: 'A trial' } as const;
  await operator.client.call(setPlan, gift);
  shop.setClock(new Date('2026-12-04T23:59:59Z'));
  await server.services.billing.renewals.run();
  expect(await shop.stateOf(anna)).toMatchObject({ plan: 'enterprise', periodEnd: until });
  shop.setClock(new Date(until));
  await server.services.billing.renewals.run();
  expect(await shop.stateOf(anna)).toMatchObject({ plan: 'free', source: 'free' });
  expect(await server.services.credits.getBalance(anna.organizationId)).toMatchObject({
    plan: 'free',
    availableCredits: 10,
  });
});

test('bought credits are granted once, when the invoice is paid', async () => {
  const anna = await signUp(server);
  const key = newKey();
  await anna.client.call(topUp, { topUpId: 'medium', idempotencyKey: key });
  await anna.client.call(topUp, { topUpId: 'medium', idempotencyKey: key });
  const { data: invoices } = await anna.client.call(listInvoices);
  expect(invoices).toHaveLength(1);
  expect((await anna.client.call(getCredits)).data.boughtLeft).toBe(0);
  const settle = { id: invoices[0]?.id ?? '', state: 'paid', reason: 'Transfer seen' } as const;
  await operator.client.call(settleInvoice, settle);
  await operator.client.call(settleInvoice, settle);
  expect((await anna.client.call(getCredits)).data).toMatchObject({ boughtLeft: 100, availableCredits: 110 });
  const back = operator.client.call(settleInvoice, { ...settle, state: 'void' });
  await expect(back).rejects.toMatchObject({ status: 409 });
});

test('invoice numbers have no gaps', async () => {
  const anna = await signUp(server);
  await Promise.all(
    Array.from({ length: 5 }, () => anna.client.call(topUp, { topUpId: 'small', idempotencyKey: newKey() })),
  );
  const { data: invoices } = await anna.client.call(listInvoices);
  const numbers = invoices.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  const sixth = anna.client.call(topUp, { topUpId: 'small', idempotencyKey: newKey() });
  await expect(sixth).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('unpaid invoices'),
  });
});

test('an operator gives a plan by contract, which its holder cannot cancel, and it is written down', async () => {
  const anna = await signUp(server);
  const gift = { userId: anna.userId, plan: 'enterprise', reason: 'Contract of November' } as const;
  expect((await operator.client.call(setPlan, gift)).data).toMatchObject({
    plan: 'enterprise',
    periodEnd: null,
  });
  expect((await anna.client.call(getCredits)).data.availableCredits).toBe(-1);
  await expect(anna.client.call(cancelPlan)).rejects.toMatchObject({ status: 409 });
  const { entries } = await server.services.audit.list({ limit: 50 });
  expect(entries.find(({ action }) => action === 'plan-set')).toMatchObject({ subjectId: anna.userId });
  const over = operator.client.call(setPlan, { ...gift, until: '2026-11-20T00:00:00Z' });
  await expect(over).rejects.toMatchObject({ status: 422, errors: { until: [expect.anything()] } });
  await operator.client.call(setPlan, { ...gift, plan: 'free' });
  expect((await anna.client.call(getBilling)).data.plan).toBe('free');
});

test('an order in progress does not overwrite a contract given by an operator', async () => {
  const anna = await signUp(server);
  const gift = { userId: anna.userId, plan: 'enterprise', reason: 'Contract of November' } as const;
  await operator.client.call(setPlan, gift);
  const payer = { organizationId: anna.organizationId, userId: anna.userId, email: anna.email };
  // An order that was checked before the contract began.
  const order = server.services.billing.provider.subscribe(payer, newKey());
  await expect(order).rejects.toMatchObject({ code: 'conflict' });
  expect(await shop.stateOf(anna)).toMatchObject({ plan: 'enterprise', source: 'operator' });
  expect(await shop.invoicesOf(anna)).toEqual([]);
});

test('the first of the waitlist get their month of Pro when they come, once, and keep it when they subscribe', async () => {
  const email = 'early.bird@example.org';
  await server.client.call(joinWaitlist, {
    name: 'Early Bird',
    email: 'Early.Bird@Example.org',
    role: 'Recruiter',
  });
  const bird = await signUp(server, email);
  expect((await bird.client.call(getBilling)).data).toMatchObject({
    plan: 'pro',
    source: 'offer',
    endsAtPeriodEnd: true,
    periodEnd: '2026-12-21T10:00:00.000Z',
  });
  expect((await bird.client.call(getCredits)).data.availableCredits).toBe(100);
  await bird.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  expect((await bird.client.call(listInvoices)).data).toEqual([]);
  shop.later(31);
  await server.services.billing.renewals.run();
  expect(await shop.invoicesOf(bird)).toHaveLength(1);
  expect(await shop.stateOf(bird)).toMatchObject({ plan: 'pro', source: 'invoice' });
});

test('a free month ends automatically', async () => {
  await server.client.call(joinWaitlist, {
    name: 'Late Riser',
    email: 'late@example.org',
    role: 'Recruiter',
  });
  const late = await signUp(server, 'late@example.org');
  shop.later(31);
  await server.services.billing.renewals.run();
  expect(await shop.stateOf(late)).toMatchObject({ plan: 'free' });
  expect(await shop.invoicesOf(late)).toEqual([]);
});

test('a plan that Stripe still invoices is not said to be cancelled where Stripe was switched off', async () => {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  const { database } = server.platform.openDatabase;
  await database.execute(
    sql`update subscriptions set source = 'stripe', provider_id = 'sub_1' where owner_id = ${anna.userId}`,
  );
  await expect(anna.client.call(cancelPlan)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('through Stripe'),
  });
  expect((await anna.client.call(getBilling)).data.endsAtPeriodEnd).toBe(false);
});

test('without Stripe there are no cards', async () => {
  const anna = await signUp(server);
  expect((await anna.client.call(listPaymentMethods)).data).toMatchObject([{ id: 'transfer' }]);
  await expect(anna.client.call(openPaymentPortal)).rejects.toMatchObject({ status: 409 });
});
