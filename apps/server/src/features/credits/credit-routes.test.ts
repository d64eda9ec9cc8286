import { randomUUID } from 'node:crypto';
import { addCredits, getCredits, listCreditHistory, listCreditTransactions } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

type CreditHistory = z.infer<(typeof listCreditHistory)['output']>;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

const gift = (userId: string) => ({
  userId,
  credits: 3,
  reason: 'Sorry for the wait',
  idempotencyKey: randomUUID(),
});

test('a user gets their balance and the entries behind it', async () => {
  const { client } = await signUp(server);
  const { data } = await client.call(getCredits);
  expect(data).toMatchObject({ plan: 'free', availableCredits: 10, usedCredits: 0 });
  const { data: lines } = await client.call(listCreditTransactions);
  expect(lines).toMatchObject([
    { kind: 'grant', reason: 'monthly', credits: 10, change: 10, availableAfter: 10 },
  ]);
});

test('a member cannot give credits to anybody', async () => {
  const { client, userId } = await signUp(server);
  await expect(client.call(addCredits, gift(userId))).rejects.toMatchObject({ status: 403 });
  expect((await client.call(getCredits)).data.availableCredits).toBe(10);
});

test('an operator gives credits once for a key, with a reason that the person sees', async () => {
  const anna = await signUp(server);
  const operator = await signUpOperator(server);
  const request = gift(anna.userId);
  const replies = await Promise.all([1, 2, 3].map(() => operator.client.call(addCredits, request)));
  for (const { data } of replies) expect(data).toMatchObject({ availableCredits: 13, boughtLeft: 3 });
  const { data } = await anna.client.call(listCreditTransactions);
  expect(data[0]).toMatchObject({
    kind: 'grant',
    reason: 'operator',
    label: 'Sorry for the wait',
    credits: 3,
  });
  const nobody = operator.client.call(addCredits, gift(randomUUID()));
  await expect(nobody).rejects.toMatchObject({ status: 404 });
});

test('the history comes page by page without gaps or repeats, and holds nothing of others', async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  const { credits } = server.services;
  await server.platform.openDatabase.database.transaction(async (transaction) => {
    for (let count = 0; count < 7; count += 1) {
      const work = { credits: 1, reason: 'analysis', subjectId: `${count}`, label: 'CANARY' } as const;
      await credits.hold(transaction, anna, work);
    }
  });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page: CreditHistory = (await anna.client.call(listCreditHistory, { limit: 3, cursor })).data;
    seen.push(...page.transactions.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(8);
  expect(new Set(seen).size).toBe(8);
  const { data } = await anna.client.call(listCreditHistory, { kind: 'grant' });
  expect(data.transactions).toHaveLength(1);
  expect(JSON.stringify((await boris.client.call(listCreditHistory, {})).data)).not.toContain('CANARY');
});
