import { listInvoices, settleInvoice, subscribe } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { type InvoiceShop, newKey, openInvoiceShop } from '../testing/invoice-shop.ts';

let shop: InvoiceShop;
let server: TestServer;
let operator: SignedUp;

beforeAll(async () => {
  shop = await openInvoiceShop();
  ({ server, operator } = shop);
});

beforeEach(() => shop.startOver());

afterAll(() => server.stop());

test('a plan that goes on is billed once a month, however often it is looked at', async () => {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  const [first] = (await anna.client.call(listInvoices)).data;
  await operator.client.call(settleInvoice, { id: first?.id ?? '', state: 'paid', reason: 'Transfer seen' });
  shop.later(31);
  await Promise.all([server.services.billing.renewals.run(), server.services.billing.renewals.run()]);
  await server.services.billing.renewals.run();
  const invoices = await shop.invoicesOf(anna);
  expect(invoices.map(({ state }) => state)).toEqual(['open', 'paid']);
  expect(await shop.stateOf(anna)).toMatchObject({
    plan: 'pro',
    periodEnd: '2027-01-21T10:00:00.000Z',
  });
});

test('an unpaid invoice causes a reminder, and ends the plan with its period', async () => {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  shop.later(15);
  await server.services.billing.renewals.run();
  await server.services.billing.renewals.run();
  expect(await shop.stateOf(anna)).toMatchObject({ plan: 'pro', status: 'past-due' });
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(200)) ?? [];
  const reminders = emails.filter(({ to, subject }) => to === anna.email && /is overdue/.test(subject));
  expect(reminders.map(({ text }) => text)).toEqual([
    expect.stringContaining('€39.00 was due on 5 December 2026'),
  ]);
  const order = server.services.billing.billing.topUp(
    { organizationId: anna.organizationId, userId: anna.userId, email: anna.email },
    'small',
    newKey(),
  );
  await expect(order).rejects.toMatchObject({ code: 'conflict' });
  shop.later(20);
  await server.services.billing.renewals.run();
  expect(await shop.stateOf(anna)).toMatchObject({ plan: 'free', openInvoices: 1 });
});

test('an invoice that is paid at the moment it is found overdue leaves nothing overdue', async () => {
  const people = await Promise.all([1, 2, 3].map(() => signUp(server)));
  for (const { client } of people) await client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  shop.later(15);
  const { invoices, renewals } = server.services.billing;
  const paid = people.map(async (person) => {
    const [invoice] = await shop.invoicesOf(person);
    await invoices.settle(operator.userId, invoice?.id ?? '', { state: 'paid', reason: 'Transfer seen' });
  });
  await Promise.all([renewals.run(), ...paid, renewals.run()]);
  const states = await Promise.all(people.map(shop.stateOf));
  expect(states.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
});

test('an error in one plan does not affect the renewal of others', async () => {
  const [anna, bela] = [await signUp(server), await signUp(server)];
  for (const { client } of [anna, bela]) {
    await client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  }
  for (const person of [anna, bela]) {
    const [invoice] = await shop.invoicesOf(person);
    await server.services.billing.invoices.settle(operator.userId, invoice?.id ?? '', {
      state: 'paid',
      reason: 'Transfer seen',
    });
  }
  // An invoice for the coming month exists, so that another can't be written.
  const { database } = server.platform.openDatabase;
  await database.execute(sql`insert into invoices (id, owner_id, number, state, kind, description, amount, currency,
    credits, period_start, issued_at, due_at) select gen_random_uuid(), owner_id, 'X-' || owner_id, 'paid', 'plan', 'x', 1,
    'EUR', 0, period_end, period_end, period_end from subscriptions where owner_id = ${anna.userId}`);
  shop.later(31);
  await expect(server.services.billing.renewals.run()).rejects.toThrow('could not be looked at: 1');
  expect((await shop.stateOf(bela)).periodEnd).toBe('2027-01-21T10:00:00.000Z');
  await database.execute(sql`update invoices set state = 'void' where number = ${`X-${anna.userId}`}`);
  await server.services.billing.renewals.run();
  expect((await shop.stateOf(anna)).periodEnd).toBe('2027-01-21T10:00:00.000Z');
});

test('months of a plan that began on the 31st turn on the 31st wherever there is one', async () => {
  shop.setClock(new Date('2027-01-31T10:00:00Z'));
  const anna = await signUp(server);
  const payer = { organizationId: anna.organizationId, userId: anna.userId, email: anna.email };
  await server.services.billing.provider.subscribe(payer, newKey());
  const ends: (string | null)[] = [(await shop.stateOf(anna)).periodEnd];
  for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) {
    shop.setClock(new Date(`${day}T10:00:00Z`));
    const [invoice] = await shop.invoicesOf(anna);
    await server.services.billing.invoices.settle(operator.userId, invoice?.id ?? '', {
      state: 'paid',
      reason: 'Transfer seen',
    });
    await server.services.billing.renewals.run();
    ends.push((await shop.stateOf(anna)).periodEnd);
  }
  expect(ends.map((end) => end?.slice(0, 10))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(await shop.invoicesOf(anna)).toHaveLength(4);
});
