import { randomUUID } from 'node:crypto';
import {
  addCredits,
  getCredits,
  getUserAccount,
  getUserBilling,
  listAuditEntries,
  listUserBatches,
  listUserLedger,
  listUserTickets,
  openTicket,
  setPlan,
  subscribe,
  suspendUser,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient } from '../../testing/auth-client.ts';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, sendResumes, start } from '../../testing/work.ts';

let server: TestServer;
let operator: SignedUp;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100 });
  operator = await signUpOperator(server);
});

afterAll(() => server.stop());

const auditOf = async ({ userId }: SignedUp) =>
  (await operator.client.call(listAuditEntries, { about: userId })).data.entries;

test('an operator sees the state of an account, and the view is recorded', async () => {
  const anna = await signUp(server);
  await createAuthClient(server).signInWithPassword(anna);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: randomUUID() });
  await anna.client.call(openTicket, { subject: 'A question', message: 'How does it work?' });
  const { userId } = anna;

  const { data: account } = await operator.client.call(getUserAccount, { userId });
  expect(account).toMatchObject({
    user: { email: anna.email, plan: 'pro', availableCredits: 100 },
    isSuspended: false,
    sessions: { count: 2 },
    credits: { monthlyLeft: 100, boughtLeft: 0 },
  });
  const { data: billing } = await operator.client.call(getUserBilling, { userId });
  expect(billing).toMatchObject({ state: { plan: 'pro', source: 'invoice' }, invoices: [{ state: 'open' }] });
  const { data: tickets } = await operator.client.call(listUserTickets, { userId });
  expect(tickets).toMatchObject([{ subject: 'A question', state: 'waiting' }]);
  expect((await operator.client.call(listUserBatches, { userId })).data).toEqual({
    batches: [],
    nextCursor: null,
  });
  expect(await auditOf(anna)).toContainEqual(
    expect.objectContaining({ action: 'account-looked-at', actorId: operator.userId, subjectId: userId }),
  );
});

test("a user's runs are listed page by page to the last", async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const [file = ''] = await sendResumes(anna, ['Ada Thorne']);
  const begun: string[] = [];
  for (let times = 0; times < 3; times += 1) begun.unshift((await start(anna, job.id, [file])).id);
  const first = (await operator.client.call(listUserBatches, { userId: anna.userId, limit: 2 })).data;
  const rest = { userId: anna.userId, cursor: first.nextCursor ?? '' };
  const last = (await operator.client.call(listUserBatches, rest)).data;
  expect([...first.batches, ...last.batches].map(({ id }) => id)).toEqual(begun);
  expect(last.nextCursor).toBeNull();
  expect(JSON.stringify(last)).not.toContain(job.title);
});

test("a user's ledger shows the texts of granted credits and none of their work", async () => {
  const anna = await signUp(server);
  const { userId, organizationId } = anna;
  const reason = 'Sorry for the wait';
  await operator.client.call(addCredits, { userId, credits: 5, reason, idempotencyKey: randomUUID() });
  const { credits } = server.services;
  const work = { subjectId: 'file', label: 'Jane Doe.pdf', reason: 'analysis' } as const;
  await server.platform.openDatabase.database.transaction(async (transaction) => {
    const holdId = await credits.hold(transaction, { userId, organizationId }, { ...work, credits: 1 });
    await credits.settle(transaction, organizationId, { ...work, holdId });
  });
  const { data } = await operator.client.call(listUserLedger, { userId });
  expect(data.transactions.map(({ kind, label }) => [kind, label])).toEqual([
    ['debit', null],
    ['hold', null],
    ['grant', reason],
    ['grant', null],
  ]);
  const { data: first } = await operator.client.call(listUserLedger, { userId, limit: 3 });
  const rest = { userId, cursor: first.nextCursor ?? '' };
  expect((await operator.client.call(listUserLedger, rest)).data).toMatchObject({
    transactions: [{ reason: 'monthly' }],
    nextCursor: null,
  });
});

test('a suspended user is refused at once, and can be restored', async () => {
  const anna = await signUp(server);
  const { userId } = anna;
  await operator.client.call(suspendUser, { userId, isSuspended: true, reason: 'Asked for it' });
  await expect(anna.client.call(getCredits)).rejects.toMatchObject({ status: 401 });
  const refused = await createAuthClient(server).signInWithPassword(anna);
  expect(refused.error?.code).toBe('user_banned');
  expect((await operator.client.call(getUserAccount, { userId })).data.isSuspended).toBe(true);

  await operator.client.call(suspendUser, { userId, isSuspended: false, reason: 'Asked for it' });
  expect((await createAuthClient(server).signInWithPassword(anna)).error).toBeNull();
  expect((await operator.client.call(getUserAccount, { userId })).data.isSuspended).toBe(false);
  const acts = (await auditOf(anna)).map(({ action }) => action);
  expect(acts).toEqual(expect.arrayContaining(['account-suspended', 'account-restored']));
});

test('operators cannot be suspended', async () => {
  const act = { userId: operator.userId, isSuspended: true, reason: 'A slip of the hand' };
  await expect(operator.client.call(suspendUser, act)).rejects.toMatchObject({ status: 409 });
});

test('an unknown id cannot be viewed, suspended or given a plan', async () => {
  const userId = randomUUID();
  const notFound = { status: 404 };
  await expect(operator.client.call(getUserAccount, { userId })).rejects.toMatchObject(notFound);
  const suspension = { userId, isSuspended: true, reason: 'Nobody' };
  await expect(operator.client.call(suspendUser, suspension)).rejects.toMatchObject(notFound);
  const gift = { userId, plan: 'enterprise', until: null, reason: 'Nobody' } as const;
  await expect(operator.client.call(setPlan, gift)).rejects.toMatchObject(notFound);
});
