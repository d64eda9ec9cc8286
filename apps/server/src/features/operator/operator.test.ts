import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getCredits, getQueue, listUsers, retryTask, runChecks, uploadAttachment } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { queryRows } from '../../platform/database/query-rows.ts';
import { createQueue } from '../../platform/tasks/queue.ts';
import { task } from '../../platform/tasks/task.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const hopeless = task({ name: 'hopeless', payload: z.object({ id: z.uuid() }), retries: 0 });
const docs = resolve(import.meta.dirname, '../../../../../docs');
let server: TestServer;
let operator: SignedUp;
let isHopeless = true;
let done = 0;

beforeAll(async () => {
  const openDatabase = await openTestDatabase();
  const queue = createQueue(openDatabase.queueConnection, quietLog);
  queue.handle(hopeless, async () => {
    if (isHopeless) throw new Error('the other side is away');
    done += 1;
  });
  server = await startTestServer({ openDatabase, queue }, { limitFactor: 100 });
  operator = await signUpOperator(server);
});

afterAll(() => server.stop());

test('operators find users by name, address or id, with plan and credits', async () => {
  const anna = await signUp(server, `under_score_${randomUUID()}@example.org`);
  await anna.client.call(getCredits);
  for (const search of [anna.email, anna.email.slice(0, 20).toUpperCase(), anna.userId]) {
    const { users, total } = (await operator.client.call(listUsers, { search })).data;
    expect(total, search).toBe(1);
    expect(users[0]).toMatchObject({
      id: anna.userId,
      plan: 'free',
      availableCredits: 10,
      isOperator: false,
    });
  }
  expect((await operator.client.call(listUsers, { search: 'under%score' })).data.total).toBe(0);
  const { users } = (await operator.client.call(listUsers, { search: operator.email })).data;
  expect(users).toMatchObject([{ isOperator: true, availableCredits: null }]);
});

test('an abandoned task is listed and can be retried', async () => {
  const id = randomUUID();
  const { database } = server.platform.openDatabase;
  await database.transaction((transaction) => server.platform.queue.enqueue(transaction, hopeless, { id }));
  await server.platform.queue.runTasks();
  const { queues, dead } = (await operator.client.call(getQueue)).data;
  expect(queues).toContainEqual({ name: 'hopeless', waiting: 0, running: 0, failed: 1 });
  expect(dead).toMatchObject([
    { name: 'hopeless', tries: 1, message: 'the other side is away', payload: { id } },
  ]);
  isHopeless = false;
  await operator.client.call(retryTask, { id: dead[0]?.id ?? '' });
  await server.platform.queue.runTasks();
  expect(done).toBe(1);
  expect((await operator.client.call(getQueue)).data.dead).toEqual([]);
  const again = operator.client.call(retryTask, { id: dead[0]?.id ?? '' });
  await expect(again).rejects.toMatchObject({ status: 404 });
});

test('of many abandoned tasks the latest are listed, with the total count', async () => {
  isHopeless = true;
  const { database } = server.platform.openDatabase;
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of ids) {
    await database.transaction((transaction) => server.platform.queue.enqueue(transaction, hopeless, { id }));
    await server.platform.queue.runTasks();
  }
  const { dead, deadTotal } = (await operator.client.call(getQueue, { dead: 2 })).data;
  expect([dead.map(({ payload }) => payload['id']), deadTotal]).toEqual([[ids[2], ids[1]], 3]);
  expect((await operator.client.call(getQueue)).data.dead).toHaveLength(3);
});

test('all invariants hold', async () => {
  const anna = await signUp(server);
  await anna.client.call(getCredits);
  const { isSound, checks } = (await operator.client.call(runChecks)).data;
  expect(checks.filter(({ errors }) => errors.length > 0)).toEqual([]);
  expect(isSound).toBe(true);
  expect(checks.find(({ name }) => name === 'audit-whole')?.count).toBeGreaterThan(0);
  expect(checks.find(({ name }) => name === 'balance-is-sum')?.count).toBeGreaterThan(0);
});

test('the page of invariants names every check, and checks exist', async () => {
  const page = await readFile(join(docs, 'invariants.md'), 'utf8');
  const { checks } = (await operator.client.call(runChecks)).data;
  expect(checks.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const tests = page.match(/(?<=`)[\w/-]+\.test\.ts(?=`)/g) ?? [];
  expect(tests.length).toBeGreaterThan(10);
  const sources = join(docs, '../apps/server/src');
  const ofTheWeb = 'rank-rows.test.ts';
  expect(tests.filter((path) => path !== ofTheWeb && !existsSync(join(sources, path)))).toEqual([]);
});

test('violated invariants are listed', async () => {
  const { database } = server.platform.openDatabase;
  const anna = await signUp(server);
  await anna.client.call(getCredits);
  await anna.client.call(uploadAttachment, { file: new File(['A page'], 'page.txt') });
  const [file] = await queryRows<{ id: string }>(database, sql`select id from support_attachments`);
  await server.platform.storage.remove(`support/${file?.id}`);
  await database.execute(sql`update credit_accounts set plan = 'pro' where owner_id = ${anna.userId}`);
  await database.execute(
    sql`insert into request_keys values (${anna.userId}, 'some/call', 'a-key', '', null, now())`,
  );
  await database.execute(sql`delete from user_settings where user_id = ${anna.userId}`);
  await database.execute(sql`update users set profile_image = 'gone' where id = ${anna.userId}`);
  await database.execute(sql`alter table credit_entries disable trigger credit_entries_append_only`);
  await database.execute(sql`update users set deleted_at = '2020-01-01' where id = ${anna.userId}`);
  await database.execute(
    sql`update users set created_at = now() + interval '1 hour' where id = ${anna.userId}`,
  );
  await database.execute(sql`
    insert into waitlist_entries (id, position, name, email, email_key, role, has_offer, joined_at)
    select gen_random_uuid(), place, 'Anna', 'Anna@example.org', 'key ' || place, 'Recruiter', false, now()
    from generate_series(901, 902) as place`);
  const { isSound, checks } = (await operator.client.call(runChecks)).data;
  expect(isSound).toBe(false);
  const errors = checks.filter((check) => check.errors.length > 0);
  expect(errors.map(({ name, errors: found }) => [name, found])).toEqual([
    ['deletions-finished', [`${anna.userId} is still there`]],
    ['users-have-settings', [`${anna.userId} has none`]],
    ['pictures-there', ['gone is missing']],
    ['keys-answered', [`some/call of ${anna.userId}`]],
    ['addresses-once', ['2 times 901']],
    ['attachments-there', [`attachment ${file?.id} has no file`]],
    ['plans-agree', [`${anna.userId} has free, the books say pro`]],
    ['records-guarded', ['credit_entries_append_only is not in force']],
    ['times-past', ['1 of users']],
  ]);
});
