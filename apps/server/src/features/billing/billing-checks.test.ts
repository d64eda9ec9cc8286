import { runChecks, subscribe, topUp } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let operator: SignedUp;

beforeAll(async () => {
  server = await startTestServer();
  operator = await signUpOperator(server);
});

afterAll(() => server.stop());

const faultsOfBills = async () =>
  (await operator.client.call(runChecks)).data.checks
    .filter(({ name, faults }) => name.startsWith('bills-') && faults.length > 0)
    .map(({ name, faults }) => [name, faults]);

test('bills that are numbered, made out and credited as they must be show no fault, and others do', async () => {
  const { database } = server.platform.openDatabase;
  const { invoices } = server.services.billing;
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: 'checked-plan' });
  await anna.client.call(topUp, { topUpId: 'small', idempotencyKey: 'checked-pack' });
  const [pack, plan] = await invoices.list(anna.userId);
  await invoices.settle(operator.userId, pack?.id ?? '', { state: 'paid', reason: 'Transfer seen' });
  expect(await faultsOfBills()).toEqual([]);

  await database.execute(sql`update invoice_counters set last = 3`);
  await database.execute(sql`delete from invoice_payers where invoice_id = ${plan?.id}`);
  // Paid behind the back of the books.
  await anna.client.call(topUp, { topUpId: 'small', idempotencyKey: 'unseen-pack' });
  await database.execute(sql`update invoices set state = 'paid' where state = 'open' and credits > 0`);
  const year = new Date().getUTCFullYear();
  expect(await faultsOfBills()).toEqual([
    ['bills-numbered', [`${year}: 4 numbers, 3 bills up to 4`]],
    ['bills-made-out', [`${plan?.number} is made out to nobody`]],
    ['bills-credited', [`${anna.userId} paid for 50 credits and has had 25`]],
  ]);
});
