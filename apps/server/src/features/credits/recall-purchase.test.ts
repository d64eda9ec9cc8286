import type { OrganizationId } from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
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
const buy = (purchase: string, count: number) =>
  inTransaction((transaction) =>
    credits.grant(transaction, owner, { credits: count, reason: 'bought', key: purchase }),
  );
const recall = (purchase: string, count: number, askedAt = clock.now()) =>
  inTransaction((transaction) =>
    credits.recall(transaction, owner, {
      purchase,
      credits: count,
      reason: 'payment-disputed',
      askedAt,
    }),
  );
/** Takes the ten monthly credits first. */
const hold = (count: number) =>
  inTransaction((transaction) =>
    credits.hold(transaction, memberOf(owner), {
      credits: count,
      reason: 'analysis',
      subjectId: 'run',
      label: 'A run',
    }),
  );
const work = (holdId: string, subjectId: string) =>
  ({ holdId, subjectId, label: `${subjectId}.pdf`, reason: 'analysis' }) as const;
const bought = async () => (await credits.getBalance(owner)).boughtLeft;
const newest = async () => (await credits.listEntries(owner, { limit: 1 }))[0];

test('credits that are not paid for are taken back, with their reason, and come again', async () => {
  await buy('a', 25);
  await recall('a', 25);
  expect(await bought()).toBe(0);
  expect(await newest()).toMatchObject({ kind: 'expiry', bought: 25, reason: 'payment-disputed' });
  await recall('a', 0);
  expect(await bought()).toBe(25);
  expect(await newest()).toMatchObject({ kind: 'grant', bought: 25, reason: 'payment-stands' });
});

test('what is spent stays spent: no balance goes below zero, and later purchases stay whole', async () => {
  await buy('a', 25);
  const holdId = await hold(30);
  for (let each = 0; each < 30; each++) {
    await inTransaction((transaction) => credits.settle(transaction, owner, work(holdId, `${each}`)));
  }
  await recall('a', 25);
  expect(await bought()).toBe(0);
  await buy('b', 25);
  await recall('a', 25);
  expect(await bought()).toBe(25);
  await recall('a', 0);
  expect(await bought()).toBe(30);
});

test('more than was bought with it is never taken', async () => {
  await buy('a', 25);
  await buy('b', 25);
  await recall('a', 99);
  expect(await bought()).toBe(25);
  await recall('unknown', 10);
  expect(await bought()).toBe(25);
});

test('an answer that was asked for earlier and comes later changes nothing', async () => {
  await buy('a', 25);
  const before = clock.now();
  clock.set('2026-11-21T10:01:00Z');
  await recall('a', 0);
  await recall('a', 25, before);
  expect(await bought()).toBe(25);
});

test('what was set aside meanwhile is taken when it comes back, what was set aside later is not', async () => {
  await buy('a', 5);
  const earlier = await hold(12);
  await recall('a', 5);
  expect(await bought()).toBe(0);
  clock.set('2026-11-21T10:01:00Z');
  await buy('b', 8);
  const later = await hold(4);
  await inTransaction((transaction) => credits.release(transaction, owner, work(later, 'x')));
  expect(await bought()).toBe(5);
  await inTransaction((transaction) => credits.release(transaction, owner, work(earlier, 'y')));
  expect(await bought()).toBe(5);
  expect(await newest()).toMatchObject({ kind: 'expiry', bought: 1, reason: 'payment-disputed' });
  expect((await credits.checkAllBooks()).errors).toEqual([]);
});
