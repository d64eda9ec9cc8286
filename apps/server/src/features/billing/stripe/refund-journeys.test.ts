import { randomUUID } from 'node:crypto';
import {
  getBilling,
  getCredits,
  listCreditTransactions,
  listInvoices,
  runChecks,
  topUp,
} from '@winnow/contracts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp, signUpOperator } from '../../../testing/sign-up.ts';
import { newKey, openStripeShop, type StripeShop } from './testing/stripe-fixtures.ts';
import type { Thing } from './testing/stripe-things.ts';

let shop: StripeShop;
let operator: SignedUp;

beforeAll(async () => {
  shop = await openStripeShop();
  operator = await signUpOperator(shop.server);
});

afterAll(() => shop.stop());

// After every test, the stored data must be consistent: ledger, invoices, plans, recalls.
afterEach(async () => {
  await shop.server.platform.queue.runTasks();
  const { data } = await operator.client.call(runChecks);
  expect(data.checks.filter(({ errors }) => errors.length > 0)).toEqual([]);
});

const balanceOf = async ({ client }: SignedUp) => (await client.call(getCredits)).data;
const planOf = async ({ client }: SignedUp) => (await client.call(getBilling)).data.plan;
const statesOf = async ({ client }: SignedUp) =>
  (await client.call(listInvoices)).data.map(({ state, paidBack }) => ({ state, paidBack }));

/** A user with 100 bought credits, and their payment of 50 euros. */
async function boughtPack(): Promise<{ anna: SignedUp; charge: Thing }> {
  const anna = await signUp(shop.server);
  const { data } = await anna.client.call(topUp, { topUpId: 'medium', idempotencyKey: newKey() });
  const session = shop.double.things.sessions.get(data.redirectUrl?.split('/').at(-1) ?? '');
  if (!session) throw new Error('There is no page to pay on.');
  shop.double.pay(session.id);
  await shop.notify('checkout.session.completed', session);
  const charge = [...shop.double.things.charges.values()].find(
    (each) => each['payment_intent'] === session['payment_intent'],
  );
  if (!charge) throw new Error('Nothing was charged.');
  return { anna, charge };
}

/** Spends credits as a run does: holds them, then spends them file by file. */
async function spend(person: SignedUp, credits: number): Promise<void> {
  const { services, platform } = shop.server;
  const { database } = platform.openDatabase;
  const work = { reason: 'analysis', label: 'A run' } as const;
  const holdId = await database.transaction((transaction) =>
    services.credits.hold(transaction, person, { ...work, credits, subjectId: randomUUID() }),
  );
  for (let count = 0; count < credits; count += 1) {
    await database.transaction((transaction) =>
      services.credits.settle(transaction, person.organizationId, {
        ...work,
        holdId,
        subjectId: randomUUID(),
      }),
    );
  }
}

/** Refunds as in the dashboard, and sends all of Stripe's events. */
async function refund(charge: Thing, amount: number): Promise<void> {
  const made = shop.double.refund(charge, amount);
  for (const type of amount > 0
    ? ['refund.created', 'refund.updated']
    : ['refund.updated', 'refund.failed']) {
    expect(await shop.notify(type, made.refund)).toBe(200);
  }
  const ofCharge = amount > 0 ? made.charge : made.refund;
  await shop.notify(amount > 0 ? 'charge.refunded' : 'charge.refund.updated', ofCharge);
}

async function dispute(charge: Thing, status: string, ...types: string[]): Promise<void> {
  const object = shop.double.dispute(charge, status);
  for (const type of types) expect(await shop.notify(type, object)).toBe(200);
}

test('of a pack that was spent in part, refunds in parts take what is unspent, a failed one gives its part back', async () => {
  const { anna, charge } = await boughtPack();
  // The ten monthly credits are spent first, then thirty bought ones.
  await spend(anna, 40);
  expect(await balanceOf(anna)).toMatchObject({ monthlyLeft: 0, boughtLeft: 70, usedCredits: 40 });
  const half = Number(charge['amount_captured']) / 2;
  await refund(charge, half);
  expect(await balanceOf(anna)).toMatchObject({ boughtLeft: 20, availableCredits: 20 });
  expect(await statesOf(anna)).toEqual([{ state: 'paid', paidBack: half }]);
  await refund(charge, half);
  // Thirty were spent before: they stay spent, and the balance doesn't fall below zero.
  expect(await balanceOf(anna)).toMatchObject({ boughtLeft: 0, availableCredits: 0 });
  expect(await statesOf(anna)).toEqual([{ state: 'refunded', paidBack: half * 2 }]);
  await refund(charge, -half);
  expect(await balanceOf(anna)).toMatchObject({ boughtLeft: 20 });
  expect(await statesOf(anna)).toEqual([{ state: 'paid', paidBack: half }]);
  const { data: lines } = await anna.client.call(listCreditTransactions);
  const bookedBack = lines.filter(({ reason }) => reason.startsWith('payment-')).map(({ change }) => change);
  expect(bookedBack.reduce((sum, change) => sum + change, 0)).toBe(-50);
});

test('a pack that was spent wholly is not taken below zero, and a pack that is bought later stays whole', async () => {
  const { anna, charge } = await boughtPack();
  await spend(anna, 110);
  await refund(charge, Number(charge['amount_captured']));
  expect(await balanceOf(anna)).toMatchObject({ boughtLeft: 0, availableCredits: 0 });
  const { data } = await anna.client.call(topUp, { topUpId: 'small', idempotencyKey: newKey() });
  const id = data.redirectUrl?.split('/').at(-1) ?? '';
  shop.double.pay(id);
  await shop.notify('checkout.session.completed', { id });
  expect((await balanceOf(anna)).boughtLeft).toBe(25);
});

test('a dispute of a spent pack that is lost leaves nothing of it, one that is won gives the unspent back', async () => {
  for (const [end, left, state] of [
    ['lost', 0, 'charged-back'],
    ['won', 70, 'paid'],
  ] as const) {
    const { anna, charge } = await boughtPack();
    await spend(anna, 40);
    await dispute(charge, 'needs_response', 'charge.dispute.created', 'charge.dispute.funds_withdrawn');
    expect(await balanceOf(anna)).toMatchObject({ boughtLeft: 0 });
    expect((await statesOf(anna))[0]?.state).toBe('disputed');
    await dispute(charge, 'under_review', 'charge.dispute.updated');
    const closed = end === 'won' ? ['charge.dispute.funds_reinstated'] : [];
    await dispute(charge, end, ...closed, 'charge.dispute.closed');
    expect(await balanceOf(anna)).toMatchObject({ boughtLeft: left });
    expect((await statesOf(anna))[0]?.state).toBe(state);
  }
});

test('what was refunded in part and is then disputed is not taken twice, and a dispute that a bank lets go takes nothing', async () => {
  const { anna, charge } = await boughtPack();
  await refund(charge, Number(charge['amount_captured']) / 2);
  await dispute(charge, 'prevented', 'charge.dispute.created', 'charge.dispute.closed');
  expect((await balanceOf(anna)).boughtLeft).toBe(50);
  await dispute(charge, 'lost', 'charge.dispute.closed');
  expect((await balanceOf(anna)).boughtLeft).toBe(0);
  expect((await statesOf(anna))[0]?.state).toBe('charged-back');
});

test('after a renewal the first month is paid back alone; the plan and the second month stay', async () => {
  const anna = await signUp(shop.server);
  const subscriptionId = shop.double.pay(await shop.order(anna));
  const first = String(shop.double.things.subscriptions.get(subscriptionId)?.['latest_invoice']);
  await shop.notify('customer.subscription.created', { id: subscriptionId });
  await shop.notify('invoice.paid', { id: first });
  const second = shop.double.renew(subscriptionId);
  await shop.notify('invoice.paid', { id: second });
  await shop.notify('customer.subscription.updated', { id: subscriptionId });
  const charge = shop.double.chargeOf(first);
  await refund(charge, Number(charge['amount_captured']));
  expect(await planOf(anna)).toBe('pro');
  expect((await statesOf(anna)).map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
  expect(await balanceOf(anna)).toMatchObject({ plan: 'pro', monthlyLeft: 100 });

  // The bank takes the money of the second month for good: the plan ends, and the month's credits stay.
  await dispute(shop.double.chargeOf(second), 'lost', 'charge.dispute.created', 'charge.dispute.closed');
  await shop.server.platform.queue.runTasks();
  expect(await planOf(anna)).toBe('free');
  expect((await statesOf(anna)).map(({ state }) => state).sort()).toEqual(['charged-back', 'refunded']);
  expect(await balanceOf(anna)).toMatchObject({ plan: 'free' });
});
