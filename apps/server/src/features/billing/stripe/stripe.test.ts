import {
  cancelPlan,
  getBilling,
  getCredits,
  listInvoices,
  listPaymentMethods,
  openPaymentPortal,
  resumePlan,
  saveBillingAddress,
  subscribe,
  topUp,
  transferOwnership,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import type { StripeDouble } from './testing/stripe-double.ts';
import { newKey, openStripeShop, type StripeShop, seconds } from './testing/stripe-fixtures.ts';

let shop: StripeShop;
let double: StripeDouble;
let server: TestServer;
let notify: StripeShop['notify'];
let count = 0;

beforeAll(async () => {
  shop = await openStripeShop();
  ({ double, server, notify } = shop);
});

afterAll(() => shop.stop());

/** Orders Pro and pays it on Stripe's page. */
async function subscribed(
  status = 'active',
): Promise<{ anna: SignedUp; subscriptionId: string; customer: string }> {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  const session = [...double.things.sessions.values()].at(-1);
  const customer = String(session?.['customer']);
  const subscriptionId = `sub_${count++}`;
  double.things.subscriptions.set(subscriptionId, {
    id: subscriptionId,
    object: 'subscription',
    customer,
    status,
    cancel_at: null,
    cancel_at_period_end: false,
    created: seconds(new Date()),
    items: { data: [{ current_period_start: 1_795_000_000, current_period_end: 1_797_592_000 }] },
  });
  return { anna, subscriptionId, customer };
}

test('an order leads to Stripe with our price and gives nothing before it is paid', async () => {
  const anna = await signUp(server);
  const { data } = await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  expect(data.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  expect(data.state.plan).toBe('free');
  const { fields } = double.requests.findLast(({ line }) => line === 'POST /v1/checkout/sessions') ?? {};
  expect(fields).toMatchObject({
    mode: 'subscription',
    'line_items[0][price_data][unit_amount]': '3900',
    'line_items[0][price_data][currency]': 'eur',
    client_reference_id: anna.userId,
  });
});

test('the same idempotency key opens the same payment', async () => {
  const anna = await signUp(server);
  const order = { topUpId: 'small', idempotencyKey: newKey() } as const;
  const [first, second] = [await anna.client.call(topUp, order), await anna.client.call(topUp, order)];
  expect(second.data.redirectUrl).toBe(first.data.redirectUrl);
});

test('a key that comes back with another order is a conflict, and orders nothing', async () => {
  const anna = await signUp(server);
  const idempotencyKey = newKey();
  await anna.client.call(topUp, { topUpId: 'small', idempotencyKey });
  const orders = double.things.sessions.size;
  const other = anna.client.call(topUp, { topUpId: 'large', idempotencyKey });
  await expect(other).rejects.toMatchObject({ status: 409 });
  expect(double.things.sessions.size).toBe(orders);
});

test('while Stripe does not answer, an order and a cancellation are told to come again', async () => {
  const { anna, subscriptionId } = await subscribed();
  await notify('customer.subscription.created', { id: subscriptionId });
  double.isDown = true;
  try {
    const order = anna.client.call(topUp, { topUpId: 'small', idempotencyKey: newKey() });
    await expect(order).rejects.toMatchObject({ status: 503 });
    await expect(anna.client.call(cancelPlan)).rejects.toMatchObject({ status: 503 });
  } finally {
    double.isDown = false;
  }
  expect((await anna.client.call(getBilling)).data.endsAtPeriodEnd).toBe(false);
});

test('the plan follows Stripe’s subscription', async () => {
  const { anna, subscriptionId } = await subscribed();
  expect(await notify('customer.subscription.created', { id: subscriptionId })).toBe(200);
  expect((await anna.client.call(getBilling)).data).toMatchObject({
    plan: 'pro',
    source: 'stripe',
    status: 'active',
  });
  expect((await anna.client.call(getCredits)).data.availableCredits).toBe(100);
  const again = anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  await expect(again).rejects.toMatchObject({ status: 409 });
});

test('notices that come late, twice and in the wrong order end in what Stripe says in the end', async () => {
  const { anna, subscriptionId } = await subscribed('canceled');
  const gone = { id: subscriptionId };
  const orders = ['deleted', 'updated', 'created', 'deleted', 'updated'];
  for (const order of orders) expect(await notify(`customer.subscription.${order}`, gone)).toBe(200);
  expect((await anna.client.call(getBilling)).data.plan).toBe('free');
});

test('a subscription that has ended never comes back by an answer that was on its way', async () => {
  const { anna, subscriptionId } = await subscribed();
  await notify('customer.subscription.created', { id: subscriptionId });
  const subscription = double.things.subscriptions.get(subscriptionId);
  if (subscription) subscription['status'] = 'canceled';
  await notify('customer.subscription.deleted', { id: subscriptionId });
  // The double reports the earlier state again.
  if (subscription) subscription['status'] = 'active';
  await notify('customer.subscription.updated', { id: subscriptionId });
  expect((await anna.client.call(getBilling)).data.plan).toBe('free');
});

test.each([
  ['gave up for an unpaid invoice', 'unpaid'],
  ['paused, since no card was given', 'paused'],
])('a plan that Stripe %s comes back when it is paid after all', async (_, status) => {
  const { anna, subscriptionId } = await subscribed();
  await notify('customer.subscription.created', { id: subscriptionId });
  const subscription = double.things.subscriptions.get(subscriptionId);
  if (subscription) subscription['status'] = status;
  await notify('customer.subscription.updated', { id: subscriptionId });
  expect((await anna.client.call(getBilling)).data.plan).toBe('free');
  if (subscription) subscription['status'] = 'active';
  await notify('customer.subscription.updated', { id: subscriptionId });
  expect((await anna.client.call(getBilling)).data).toMatchObject({ plan: 'pro', status: 'active' });
});

test('of plans that Stripe should have told of and has not, it is asked', async () => {
  const { anna, subscriptionId } = await subscribed();
  const { anna: berta, subscriptionId: other } = await subscribed();
  for (const id of [subscriptionId, other]) await notify('customer.subscription.created', { id });
  const { database } = server.platform.openDatabase;
  await database.execute(sql`update subscriptions set period_end = now() - interval '3 hours'
    where provider_id in (${subscriptionId}, ${other})`);
  const subscription = double.things.subscriptions.get(subscriptionId);
  if (subscription) subscription['status'] = 'canceled';
  await server.services.billing.stripeCatchUp?.run();
  expect((await anna.client.call(getBilling)).data.plan).toBe('free');
  expect((await berta.client.call(getBilling)).data).toMatchObject({
    plan: 'pro',
    periodEnd: new Date(1_797_592_000 * 1000).toISOString(),
  });
});

test('a paid pack gives its credits once, however often Stripe says so', async () => {
  const anna = await signUp(server);
  await anna.client.call(topUp, { topUpId: 'medium', idempotencyKey: newKey() });
  const session = [...double.things.sessions.values()].at(-1);
  await notify('checkout.session.completed', { id: session?.id });
  expect((await anna.client.call(getCredits)).data.boughtLeft).toBe(0);
  if (session) session['payment_status'] = 'paid';
  const id = `evt_${count++}`;
  const many = Array.from({ length: 20 }, () =>
    notify('checkout.session.completed', { id: session?.id }, { id }),
  );
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
  await notify('checkout.session.async_payment_succeeded', { id: session?.id });
  expect((await anna.client.call(getCredits)).data.boughtLeft).toBe(100);
});

test('invoices of Stripe are listed, and one that was paid never opens again', async () => {
  const { anna, customer } = await subscribed();
  const invoice = {
    id: `in_${count++}`,
    object: 'invoice',
    customer,
    status: 'paid',
    number: `STRIPE-${count}`,
    total: 3_900,
    currency: 'eur',
    created: 1_795_000_000,
    due_date: null,
    period_start: 1_795_000_000,
    period_end: 1_797_592_000,
    hosted_invoice_url: 'https://invoice.stripe.example/1',
    status_transitions: { paid_at: 1_795_000_100 },
    parent: { type: 'subscription_details' },
    amount_paid: 3_900,
    post_payment_credit_notes_amount: 0,
    lines: { data: [{ description: 'Winnow Pro', period: { start: 1_795_000_000, end: 1_797_592_000 } }] },
  };
  double.things.invoices.set(invoice.id, invoice);
  await notify('invoice.paid', { id: invoice.id });
  double.things.invoices.set(invoice.id, { ...invoice, status: 'open' });
  await notify('invoice.finalized', { id: invoice.id });
  expect((await anna.client.call(listInvoices)).data).toMatchObject([
    { number: invoice.number, state: 'paid', amount: 3_900, currency: 'EUR', payUrl: null },
  ]);
});

test('a cancellation and its taking back reach Stripe', async () => {
  const { anna, subscriptionId } = await subscribed();
  await notify('customer.subscription.created', { id: subscriptionId });
  expect((await anna.client.call(cancelPlan)).data.endsAtPeriodEnd).toBe(true);
  expect(double.things.subscriptions.get(subscriptionId)?.['cancel_at_period_end']).toBe(true);
  expect((await anna.client.call(resumePlan)).data.endsAtPeriodEnd).toBe(false);
  expect(double.things.subscriptions.get(subscriptionId)?.['cancel_at_period_end']).toBe(false);
});

test('choosing Pro again after a cancellation takes it back and begins nothing beside it', async () => {
  const { anna, subscriptionId } = await subscribed();
  await notify('customer.subscription.created', { id: subscriptionId });
  await anna.client.call(cancelPlan);
  const orders = double.things.sessions.size;
  const { data } = await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  expect(data).toMatchObject({ redirectUrl: null, state: { endsAtPeriodEnd: false } });
  expect(double.things.subscriptions.get(subscriptionId)?.['cancel_at_period_end']).toBe(false);
  expect(double.things.sessions.size).toBe(orders);
});

test('cards are managed at Stripe', async () => {
  const { anna } = await subscribed();
  expect((await anna.client.call(listPaymentMethods)).data).toEqual([
    {
      id: 'pm_1',
      label: 'Visa ending in 4242',
      card: { brand: 'Visa', lastDigits: '4242' },
      expires: '04/2030',
    },
  ]);
  expect((await anna.client.call(openPaymentPortal)).data.url).toBe('https://billing.stripe.example/p');
});

test.each([
  ['a signature of another secret', { secret: 'whsec_of_somebody_else' }],
  ['an edited body', { sent: (body: string) => body.replace('deleted', 'created') }],
  ['an age of more than five minutes', { at: new Date(Date.now() - 302_000) }],
  ['a time that lies ahead', { at: new Date(Date.now() + 3_600_000) }],
])('a notice with %s is refused', async (_, how) => {
  expect(await notify('customer.subscription.deleted', { id: 'sub_x' }, how)).toBe(400);
});

test('a notice without a signature is refused, one of an unknown kind is let pass, an endless one is not read', async () => {
  const bare = await fetch(`${server.url}/api/billing/webhook`, { method: 'POST', body: '{}' });
  expect(bare.status).toBe(400);
  await bare.arrayBuffer();
  expect(await notify('radar.early_fraud_warning.created', { id: 'x' })).toBe(200);
  expect(await notify('invoice.paid', { id: 'in_x', more: 'x'.repeat(5_000_000) })).toBe(413);
});

test('receipts of Stripe follow a transfer of ownership, and go to the billing email where there is one', async () => {
  const { members } = await openTeam(server, ['owner', 'admin']);
  const [owner, admin] = members;
  if (!owner || !admin) throw new Error('The team lacks a member.');
  await owner.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  const session = [...double.things.sessions.values()].at(-1);
  const emailAtStripe = async () => {
    await server.platform.queue.runTasks();
    return double.things.customers.get(String(session?.['customer']))?.['email'];
  };
  expect(await emailAtStripe()).toBe(owner.email);
  await owner.client.call(transferOwnership, { userId: admin.userId });
  expect(await emailAtStripe()).toBe(admin.email);
  const address = { name: 'Harbor Foods', street: 'Pier 4', city: 'Bremen', country: 'DE', taxId: '' };
  await admin.client.call(saveBillingAddress, { ...address, email: 'invoices@harbor.example' });
  expect(await emailAtStripe()).toBe('invoices@harbor.example');
  await admin.client.call(transferOwnership, { userId: owner.userId });
  expect(await emailAtStripe()).toBe('invoices@harbor.example');
});

test('deleting an account cancels its subscription at Stripe', async () => {
  const { anna, subscriptionId, customer } = await subscribed();
  await notify('customer.subscription.created', { id: subscriptionId });
  const { organizationData } = server.services.billing;
  await server.platform.openDatabase.database.transaction(async (transaction) => {
    await organizationData.takeLeave?.(transaction, anna.organizationId);
  });
  await server.platform.queue.runTasks();
  expect(double.things.subscriptions.get(subscriptionId)?.['status']).toBe('canceled');
  expect(double.things.customers.has(customer)).toBe(false);
});
