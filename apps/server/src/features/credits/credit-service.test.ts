import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { createAuditService } from '../audit/audit-service.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { createSetClock, insertOwner, memberOf } from './testing/credit-fixtures.ts';

let opened: OpenDatabase;
let credits: CreditService;
let owner: OrganizationId;
const clock = createSetClock('2026-11-21T10:00:00Z');

beforeAll(async () => {
  opened = await openTestDatabase();
  credits = createCreditService({
    database: opened.database,
    clock,
    audit: createAuditService({ database: opened.database, clock }),
  });
});

beforeEach(async () => {
  clock.set('2026-11-21T10:00:00Z');
  owner = await insertOwner(opened.database);
});

afterAll(() => opened.close());

const inTransaction: OpenDatabase['database']['transaction'] = (work) => opened.database.transaction(work);

const hold = (count: number) =>
  inTransaction((transaction) =>
    credits.hold(transaction, memberOf(owner), {
      credits: count,
      reason: 'analysis',
      subjectId: 'run',
      label: 'A run',
    }),
  );
const file = (holdId: string, subjectId: string) =>
  ({ holdId, subjectId, label: `${subjectId}.pdf`, reason: 'analysis' }) as const;
const settle = (holdId: string, subjectId: string) =>
  inTransaction((transaction) => credits.settle(transaction, owner, file(holdId, subjectId)));
const release = (holdId: string, subjectId: string) =>
  inTransaction((transaction) =>
    credits.release(transaction, owner, { ...file(holdId, subjectId), reason: 'unreadable' }),
  );
const buy = (count: number) =>
  inTransaction((transaction) =>
    credits.grant(transaction, owner, { credits: count, reason: 'bought', key: `invoice:${randomUUID()}` }),
  );
const expectSound = async () => expect((await credits.checkAllBooks()).errors).toEqual([]);

test('a new person has the ten credits of the free plan', async () => {
  expect(await credits.getBalance(owner)).toEqual({
    plan: 'free',
    availableCredits: 10,
    usedCredits: 0,
    heldCredits: 0,
    monthlyCredits: 10,
    monthlyLeft: 10,
    boughtLeft: 0,
    renewsAt: '2026-12-01T00:00:00.000Z',
  });
});

test('a hold is settled file by file, and what is let go comes back', async () => {
  const run = await hold(3);
  expect(await credits.getBalance(owner)).toMatchObject({ availableCredits: 7, heldCredits: 3 });
  await settle(run, 'a');
  await release(run, 'b');
  expect(await credits.getBalance(owner)).toMatchObject({
    availableCredits: 8,
    heldCredits: 1,
    usedCredits: 1,
  });
  await release(run, 'c');
  const entries = await credits.listEntries(owner, { limit: 10 });
  expect(entries.map(({ kind, label, availableAfter }) => [kind, label, availableAfter])).toEqual([
    ['release', 'c.pdf', 9],
    ['release', 'b.pdf', 8],
    ['debit', 'a.pdf', 7],
    ['hold', 'A run', 7],
    ['grant', null, 10],
  ]);
  await expectSound();
});

test('a file is charged once and never both charged and let go', async () => {
  const run = await hold(2);
  await Promise.all([settle(run, 'a'), settle(run, 'a'), release(run, 'a')]);
  await release(run, 'a');
  expect((await credits.getBalance(owner)).heldCredits).toBe(1);
  await expectSound();
});

test('more than was held is not spent', async () => {
  const run = await hold(1);
  await settle(run, 'a');
  await expect(settle(run, 'b')).rejects.toThrow('Nothing is left of this hold');
  await expectSound();
});

test("another person's hold is not found", async () => {
  const run = await hold(1);
  const otherUser = await insertOwner(opened.database);
  const attempt = inTransaction((transaction) => credits.settle(transaction, otherUser, file(run, 'a')));
  await expect(attempt).rejects.toThrow('no such hold');
});

test('a hold that is too large is refused with words and leaves nothing', async () => {
  await expect(hold(11)).rejects.toMatchObject({
    code: 'insufficient-credits',
    status: 402,
    message: 'This takes 11 credits, and you have 10. Nothing was started.',
  });
  expect(await credits.getBalance(owner)).toMatchObject({ availableCredits: 10, heldCredits: 0 });
});

test('a hold whose transaction is rolled back leaves nothing', async () => {
  const attempt = inTransaction(async (transaction) => {
    await credits.hold(transaction, memberOf(owner), {
      credits: 4,
      reason: 'analysis',
      subjectId: 'run',
      label: 'A run',
    });
    throw new Error('the process ended here');
  });
  await expect(attempt).rejects.toThrow('ended here');
  expect(await credits.getBalance(owner)).toMatchObject({ availableCredits: 10, heldCredits: 0 });
});

test('bought credits are used last and outlive the month', async () => {
  await buy(5);
  const run = await hold(12);
  for (const name of ['a', 'b']) await release(run, name);
  expect(await credits.getBalance(owner)).toMatchObject({ monthlyLeft: 0, boughtLeft: 5 });
  clock.set('2026-12-01T00:00:00Z');
  expect(await credits.getBalance(owner)).toMatchObject({ monthlyLeft: 10, boughtLeft: 5, usedCredits: 0 });
  await expectSound();
});

test('monthly credits come once a month and do not roll over, whatever the clock does', async () => {
  await credits.getBalance(owner);
  clock.set('2026-12-01T00:30:00Z');
  await Promise.all(Array.from({ length: 8 }, () => credits.getBalance(owner)));
  clock.set('2026-11-30T23:30:00Z');
  await credits.getBalance(owner);
  clock.set('2026-12-01T00:31:00Z');
  expect((await credits.getBalance(owner)).availableCredits).toBe(10);
  const kinds = (await credits.listEntries(owner, { limit: 10 })).map(({ kind }) => kind);
  expect(kinds).toEqual(['grant', 'expiry', 'grant']);
  await expectSound();
});

test('what is let go after its month has ended expires with it', async () => {
  const run = await hold(4);
  clock.set('2026-12-02T00:00:00Z');
  await release(run, 'a');
  expect((await credits.getBalance(owner)).availableCredits).toBe(10);
  await expectSound();
});

test('credits charged after the end of their month come from the hold, not from the new month', async () => {
  await buy(2);
  const run = await hold(11);
  clock.set('2026-12-01T00:00:01Z');
  for (const name of ['a', 'b']) await settle(run, name);
  expect(await credits.getBalance(owner)).toMatchObject({
    monthlyLeft: 10,
    boughtLeft: 1,
    heldCredits: 9,
    usedCredits: 2,
  });
  for (let count = 0; count < 9; count += 1) await release(run, `late-${count}`);
  expect(await credits.getBalance(owner)).toMatchObject({ monthlyLeft: 10, boughtLeft: 2, heldCredits: 0 });
  await expectSound();
});

test('a plan that ends while a run is under way leaves the run what it holds', async () => {
  const change = (plan: 'free' | 'pro') =>
    inTransaction((transaction) => credits.changePlan(transaction, owner, plan));
  await change('pro');
  const run = await hold(50);
  await change('free');
  for (let count = 0; count < 30; count += 1) await settle(run, `read-${count}`);
  for (let count = 0; count < 20; count += 1) await release(run, `unread-${count}`);
  expect(await credits.getBalance(owner)).toMatchObject({
    plan: 'free',
    availableCredits: 70,
    heldCredits: 0,
  });
  clock.set('2026-12-01T00:00:00Z');
  expect((await credits.getBalance(owner)).availableCredits).toBe(10);
  await expectSound();
});

test('a year of months, the leap day among them, gives each month once', async () => {
  clock.set('2027-12-31T23:59:59.999Z');
  await credits.getBalance(owner);
  for (let day = 1; day <= 366; day += 1) {
    clock.set(new Date(Date.UTC(2028, 0, day)).toISOString());
    await credits.getBalance(owner);
  }
  const entries = await credits.listEntries(owner, { kind: 'grant', limit: 100 });
  expect(entries).toHaveLength(13);
  expect((await credits.getBalance(owner)).availableCredits).toBe(10);
  await expectSound();
});

test('a larger plan adds the rest of its month once, however often it is taken', async () => {
  const change = (plan: 'free' | 'pro' | 'enterprise') =>
    inTransaction((transaction) => credits.changePlan(transaction, owner, plan));
  const run = await hold(4);
  await settle(run, 'a');
  await change('pro');
  expect(await credits.getBalance(owner)).toMatchObject({
    plan: 'pro',
    availableCredits: 96,
    monthlyCredits: 100,
  });
  await change('free');
  await change('pro');
  expect((await credits.getBalance(owner)).availableCredits).toBe(96);
  await change('enterprise');
  expect(await credits.getBalance(owner)).toMatchObject({ availableCredits: -1, monthlyCredits: -1 });
  const large = await hold(500);
  await settle(large, 'a');
  await change('free');
  await release(large, 'b');
  expect(await credits.getBalance(owner)).toMatchObject({ availableCredits: 96, usedCredits: 2 });
  await expectSound();
});

test('a gift with a key comes once', async () => {
  const gift = { credits: 7, reason: 'offer', key: 'offer:1' } as const;
  for (let count = 0; count < 3; count += 1) {
    await inTransaction((transaction) => credits.grant(transaction, owner, gift));
  }
  expect((await credits.getBalance(owner)).availableCredits).toBe(17);
});

test('of a hundred spends at once on sixty credits exactly sixty succeed', async () => {
  await buy(50);
  const spends = await Promise.allSettled(
    Array.from({ length: 100 }, async (_, index) => {
      const run = await hold(1);
      await settle(run, `file-${index}`);
    }),
  );
  const refusals = spends.flatMap((spend) => (spend.status === 'rejected' ? [spend.reason] : []));
  expect(refusals).toHaveLength(40);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'insufficient-credits' });
  expect(await credits.getBalance(owner)).toMatchObject({
    availableCredits: 0,
    heldCredits: 0,
    usedCredits: 60,
  });
  await expectSound();
});

test('a hundred requests with one key take effect once and get equal replies', async () => {
  const key = randomUUID();
  const request = { organizationId: owner, scope: 'spend', key, body: { file: 'a' } };
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      credits.once(request, async (transaction) => {
        const work = { credits: 1, reason: 'analysis', subjectId: 'a', label: 'a.pdf' } as const;
        const holdId = await credits.hold(transaction, memberOf(owner), work);
        await credits.settle(transaction, owner, file(holdId, 'a'));
        return { holdId, when: 'first', list: [3, 1, 2] };
      }),
    ),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await credits.getBalance(owner)).toMatchObject({ availableCredits: 9, usedCredits: 1 });
  await expect(credits.once({ ...request, body: { file: 'b' } }, async () => ({}))).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a request that failed may be made again with its key', async () => {
  const request = { organizationId: owner, scope: 'spend', key: randomUUID(), body: {} };
  const failing = credits.once(request, async () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await credits.once(request, async () => ({ done: true }))).toEqual({ done: true });
});

test('the database itself refuses to change or remove what the ledger says', async () => {
  await hold(1);
  const statements = [
    sql`update credit_entries set monthly = 99`,
    sql`delete from credit_entries`,
    sql`truncate credit_entries cascade`,
  ];
  for (const statement of statements) {
    await expect(opened.database.execute(statement)).rejects.toMatchObject({
      cause: { message: 'the ledger is only ever added to' },
    });
  }
});

test('the ledger outlives the person, and what named their files goes with them', async () => {
  await hold(2);
  await inTransaction((transaction) => credits.releaseAll(transaction, owner));
  const { database } = opened;
  const countOf = async (table: string) => {
    const query = sql.raw(`select count(*)::int as count from ${table}`);
    return (await queryRows<{ count: number }>(database, query))[0]?.count;
  };
  const before = await countOf('credit_entries');
  await database.execute(sql`delete from users where id = ${owner}`);
  expect(await countOf('credit_entries')).toBe(before);
  expect(await countOf(`credit_labels where owner_id = '${owner}'`)).toBe(0);
  await expectSound();
  await expect(credits.getBalance(owner)).rejects.toMatchObject({ code: 'not-found' });
});
