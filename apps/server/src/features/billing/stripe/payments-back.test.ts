import {
  getBilling,
  getCredits,
  listAllInvoices,
  listCreditTransactions,
  listInvoices,
  topUp,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp, signUpOperator } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import type { StripeDouble } from './testing/stripe-double.ts';
import { newKey, openStripeShop, type StripeShop } from './testing/stripe-fixtures.ts';
import type { Thing } from './testing/stripe-things.ts';

let shop: StripeShop;
let double: StripeDouble;
let server: TestServer;
let notify: StripeShop['notify'];

beforeAll(async () => {
  shop = await openStripeShop();
  ({ double, server, notify } = shop);
});

afterAll(() => shop.stop());

type Payment = { readonly anna: SignedUp; readonly session: Thing; readonly charge: Thing };

/** An event only contains the payment's id; the rest is fetched. */
const about = ({ charge }: Payment) => ({ id: 'x', payment_intent: charge['payment_intent'] });
const boughtLeft = async ({ anna }: Payment) => (await anna.client.call(getCredits)).data.boughtLeft;
const invoice = async ({ anna }: Payment) => (await anna.client.call(listInvoices)).data[0];
const emailsTo = async ({ anna }: Payment) =>
  ((await server.platform.outbox?.listEmails(200)) ?? [])
    .filter(({ to, subject }) => to === anna.email && subject.startsWith('Invoice '))
    .map(({ subject, text }) => `${subject}\n${text}`);
const auditOf = async ({ anna }: Payment) =>
  (await server.services.audit.list({ limit: 500 })).entries
    .filter(({ subjectId, action }) => subjectId === anna.userId && action.startsWith('payment-'))
    .map(({ action }) => action);

function chargeOf(payment: unknown): Thing {
  const charge = [...double.things.charges.values()].find((each) => each['payment_intent'] === payment);
  if (!charge) throw new Error('Nothing was charged.');
  return charge;
}

/** A user who bought a pack of 100 credits for 19 euros, known to the server. */
async function boughtPack(): Promise<Payment> {
  const anna = await signUp(server);
  const { data } = await anna.client.call(topUp, { topUpId: 'medium', idempotencyKey: newKey() });
  const session = double.things.sessions.get(data.redirectUrl?.split('/').at(-1) ?? '');
  if (!session) throw new Error('There is no page to pay on.');
  double.pay(session.id);
  return { anna, session, charge: chargeOf(session['payment_intent']) };
}

const toldOf = (payment: Payment) => notify('checkout.session.completed', { id: payment.session.id });

function dispute(payment: Payment, status: string): void {
  double.dispute(payment.charge, status);
}

test('a pack that is refunded takes its credits back, and everybody is told once', async () => {
  const payment = await boughtPack();
  await toldOf(payment);
  expect(await boughtLeft(payment)).toBe(100);
  payment.charge['amount_refunded'] = payment.charge['amount_captured'];
  for (const type of ['charge.refunded', 'refund.updated', 'charge.refunded']) {
    expect(await notify(type, about(payment))).toBe(200);
  }
  await server.platform.queue.runTasks();

  expect(await boughtLeft(payment)).toBe(0);
  const { data: lines } = await payment.anna.client.call(listCreditTransactions);
  expect(lines[0]).toMatchObject({ kind: 'expiry', change: -100, reason: 'payment-refunded' });
  expect(await invoice(payment)).toMatchObject({
    state: 'refunded',
    paidBack: payment.charge['amount_captured'],
  });
  const [message, ...more] = await emailsTo(payment);
  expect(message).toContain('your refund is on its way');
  expect(message).toContain('unused credits bought with this payment were removed');
  expect(more).toEqual([]);
  expect(await auditOf(payment)).toEqual(['payment-refunded']);
});

test('a refund in part takes its part, and one that fails gives it back', async () => {
  const payment = await boughtPack();
  await toldOf(payment);
  const half = Number(payment.charge['amount_captured']) / 2;
  payment.charge['amount_refunded'] = half;
  await notify('charge.refunded', about(payment));
  expect(await boughtLeft(payment)).toBe(50);
  expect(await invoice(payment)).toMatchObject({ state: 'paid', paidBack: half });
  payment.charge['amount_refunded'] = 0;
  await notify('refund.failed', about(payment));
  await server.platform.queue.runTasks();
  expect((await emailsTo(payment)).filter((message) => message.includes('your refund failed'))).toHaveLength(
    1,
  );
  expect(await boughtLeft(payment)).toBe(100);
  expect(await invoice(payment)).toMatchObject({ state: 'paid', paidBack: 0 });
});

test('a dispute takes the credits, one that is won gives them back', async () => {
  const payment = await boughtPack();
  await toldOf(payment);
  dispute(payment, 'needs_response');
  await notify('charge.dispute.created', about(payment));
  expect(await boughtLeft(payment)).toBe(0);
  expect((await invoice(payment))?.state).toBe('disputed');
  dispute(payment, 'won');
  for (const type of ['charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.funds_reinstated']) {
    await notify(type, about(payment));
  }
  await server.platform.queue.runTasks();
  expect(await boughtLeft(payment)).toBe(100);
  expect((await invoice(payment))?.state).toBe('paid');
  expect(
    (await emailsTo(payment)).map((message) => message.split('\n')[0]?.replace(/.*: /, '')).sort(),
  ).toEqual(['the dispute is closed', 'your payment is disputed']);
  expect(await auditOf(payment)).toEqual(['payment-dispute-won', 'payment-disputed']);
});

test('an inquiry by a bank takes no credits', async () => {
  const payment = await boughtPack();
  await toldOf(payment);
  dispute(payment, 'warning_needs_response');
  await notify('charge.dispute.created', about(payment));
  expect(await boughtLeft(payment)).toBe(100);
  expect((await invoice(payment))?.state).toBe('paid');
});

test('told of a dispute before the purchase, or of everything at once, nothing is won by it', async () => {
  const payment = await boughtPack();
  dispute(payment, 'lost');
  await notify('charge.dispute.closed', about(payment));
  expect(await boughtLeft(payment)).toBe(0);
  const notices = ['charge.dispute.created', 'charge.dispute.closed', 'charge.refunded'].flatMap((type) => [
    notify(type, about(payment)),
    toldOf(payment),
    notify('invoice.paid', { id: payment.session['invoice'] }),
  ]);
  expect(new Set(await Promise.all(notices))).toEqual(new Set([200]));
  await server.platform.queue.runTasks();
  expect(await boughtLeft(payment)).toBe(0);
  expect((await invoice(payment))?.state).toBe('charged-back');
  expect(await emailsTo(payment)).toHaveLength(1);
  expect((await server.services.credits.checkAllBooks()).errors).toEqual([]);
});

test('an operator finds disputed invoices', async () => {
  const payment = await boughtPack();
  dispute(payment, 'under_review');
  await notify('charge.dispute.created', about(payment));
  const operator = await signUpOperator(server);
  const { data } = await operator.client.call(listAllInvoices, { state: 'disputed' });
  expect(data.invoices.map(({ userId }) => userId)).toContain(payment.anna.userId);
});

/** A user with a running plan. */
async function paidPlan(): Promise<
  Payment & { readonly subscriptionId: string; readonly invoiceId: string }
> {
  const anna = await signUp(server);
  const sessionId = await shop.order(anna);
  const subscriptionId = double.pay(sessionId);
  const session = double.things.sessions.get(sessionId);
  const invoiceId = String(double.things.subscriptions.get(subscriptionId)?.['latest_invoice']);
  const paid = double.chargeOf(invoiceId);
  if (!session) throw new Error('There is no page to pay on.');
  await notify('customer.subscription.created', { id: subscriptionId });
  await notify('invoice.paid', { id: invoiceId });
  return { anna, session, subscriptionId, invoiceId, charge: paid };
}

const planOf = async ({ anna }: Payment) => (await anna.client.call(getBilling)).data.plan;

test('a plan goes on while its payment is disputed, and ends with it where it is lost', async () => {
  const payment = await paidPlan();
  dispute(payment, 'needs_response');
  await notify('charge.dispute.created', about(payment));
  await server.platform.queue.runTasks();
  expect(await planOf(payment)).toBe('pro');
  expect((await invoice(payment))?.state).toBe('disputed');

  dispute(payment, 'lost');
  await notify('charge.dispute.closed', about(payment));
  await notify('charge.dispute.closed', about(payment));
  await server.platform.queue.runTasks();
  expect(double.things.subscriptions.get(payment.subscriptionId)?.['status']).toBe('canceled');
  expect(await planOf(payment)).toBe('free');
  expect((await invoice(payment))?.state).toBe('charged-back');
  await notify('customer.subscription.updated', { id: payment.subscriptionId });
  expect(await planOf(payment)).toBe('free');
  const emails = await emailsTo(payment);
  expect(emails).toHaveLength(2);
  expect(emails.join()).toContain('The plan paid with it ends');
});

test('a plan that Stripe could not be told to end is ended by the next try', async () => {
  const payment = await paidPlan();
  const { stripePlanEnds } = server.services.billing;
  double.isDown = true;
  await expect(stripePlanEnds?.end(payment)).rejects.toThrow();
  double.isDown = false;
  // After a crash between ending the plan at Stripe and ending it here.
  double.act(`DELETE /v1/subscriptions/${payment.subscriptionId}`, {});
  await stripePlanEnds?.end(payment);
  await stripePlanEnds?.end(payment);
  expect(await planOf(payment)).toBe('free');
});

test('a refund of a plan leaves the plan as it is', async () => {
  const payment = await paidPlan();
  payment.charge['amount_refunded'] = payment.charge['amount_captured'];
  await notify('charge.refunded', about(payment));
  await server.platform.queue.runTasks();
  expect(await planOf(payment)).toBe('pro');
  expect((await invoice(payment))?.state).toBe('refunded');
  expect((await emailsTo(payment)).join()).toContain('Your plan does not change');
});
