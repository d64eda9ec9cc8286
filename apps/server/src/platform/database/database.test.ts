import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRun, insertRun } from '../../features/housekeeping/housekeeping-repository.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { wordedOnce } from './worded-once.ts';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

test('using the outer handle inside a transaction throws instead of waiting forever', async () => {
  const { database } = opened;
  await expect(
    database.transaction(async () => {
      await database.execute(sql`select 1`);
    }),
  ).rejects.toThrow('use the transaction instead');
  await database.execute(sql`select 1`);
});

test('a prepared query of the outer handle throws inside a transaction too', async () => {
  const { database } = opened;
  const one = wordedOnce((on) =>
    on.select({ one: sql<number>`1` }).from(sql`(values (1)) as numbers`).prepare(''),
  );
  for (let times = 0; times < 2; times += 1) expect(await one(database).execute()).toEqual([{ one: 1 }]);
  await expect(database.transaction(() => one(database).execute())).rejects.toThrow('use the transaction');
  expect(await database.transaction((transaction) => one(transaction).execute())).toEqual([{ one: 1 }]);
});

test('a transaction that throws is rolled back', async () => {
  const { database } = opened;
  const id = randomUUID();
  await expect(
    database.transaction(async (transaction) => {
      await insertRun(transaction, id, new Date());
      expect(await findRun(transaction, id)).toBeDefined();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await findRun(database, id)).toBeUndefined();
});

test('work begun inside a transaction may use the outer handle once it has ended', async () => {
  const { database } = opened;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    later = ended.then(() => database.execute(sql`select 1`));
  });
  end();
  await later;
});

test('the database answers a ping', () => opened.ping());
