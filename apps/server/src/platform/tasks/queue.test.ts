import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { createQueue, type Queue } from './queue.ts';
import { Postponed, task } from './task.ts';

const greet = task({ name: 'greet', payload: z.object({ id: z.uuid() }) });
const fail = task({ name: 'fail', payload: z.object({}), retries: 2, retryDelaySeconds: 0 });

let opened: OpenDatabase;
let queue: Queue;

beforeEach(async () => {
  opened = await openTestDatabase();
  queue = createQueue(opened.queueConnection, quietLog);
});

afterEach(async () => {
  await queue.stop(1_000);
  await opened.close();
});

test('a task exists if its transaction is committed', async () => {
  const greeted: string[] = [];
  queue.handle(greet, async ({ id }) => {
    greeted.push(id);
  });
  await queue.start({ work: false });
  const id = randomUUID();
  // The first use of this queue is inside a transaction, which hung before queues were warmed.
  await opened.database.transaction((transaction) => queue.enqueue(transaction, greet, { id }));
  expect(await queue.runTasks()).toBe(1);
  expect(greeted).toEqual([id]);
});

test('a task does not exist if its transaction is rolled back', async () => {
  queue.handle(greet, async () => {});
  await queue.start({ work: false });
  const attempt = opened.database.transaction(async (transaction) => {
    await queue.enqueue(transaction, greet, { id: randomUUID() });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await queue.runTasks()).toBe(0);
});

test('an invalid payload is refused before it is stored', async () => {
  queue.handle(greet, async () => {});
  await queue.start({ work: false });
  await expect(
    opened.database.transaction((transaction) => queue.enqueue(transaction, greet, { id: 'not one' })),
  ).rejects.toThrow();
  expect(await queue.runTasks()).toBe(0);
});

test('a task that always fails is retried up to its limit and then becomes a dead letter', async () => {
  let tries = 0;
  queue.handle(fail, async () => {
    tries += 1;
    throw new Error('poison');
  });
  await queue.start({ work: false });
  await opened.database.transaction((transaction) => queue.enqueue(transaction, fail, {}));
  await queue.runTasks();
  expect(tries).toBe(3);
  const { rows } = (await opened.database.execute(
    sql`select count(*)::int as dead from pgboss.job where name = 'dead-letters'`,
  )) as { rows: { dead: number }[] };
  expect(rows).toEqual([{ dead: 1 }]);
});

test('a running queue runs new tasks, many at once', async () => {
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const seen = new Set<string>();
  queue.handle(greet, async ({ id }) => {
    seen.add(id);
    if (seen.size === 25) resolve();
  });
  await queue.start({ work: true });
  await opened.database.transaction(async (transaction) => {
    for (let count = 0; count < 25; count += 1) await queue.enqueue(transaction, greet, { id: randomUUID() });
  });
  await all;
  expect(seen.size).toBe(25);
});

test('a running queue retries as soon as a retry is due', async () => {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let tries = 0;
  queue.handle(fail, async () => {
    tries += 1;
    if (tries < 3) throw new Error('not yet');
    resolve();
  });
  await queue.start({ work: true });
  await opened.database.transaction((transaction) => queue.enqueue(transaction, fail, {}));
  // By polling alone, the worker would only come back after half a minute, when the test has timed out.
  await done;
  expect(tries).toBe(3);
});

test('a retry scheduled by an ended process runs when it is due', { timeout: 20_000 }, async () => {
  queue.handle(greet, async () => {
    throw new Postponed(1);
  });
  await queue.start({ work: false });
  await opened.database.transaction((transaction) => queue.enqueue(transaction, greet, { id: randomUUID() }));
  await queue.runTasks();
  await queue.stop(1_000);
  const { promise: done, resolve } = Promise.withResolvers<void>();
  queue = createQueue(opened.queueConnection, quietLog);
  queue.handle(greet, async () => resolve());
  await queue.start({ work: true });
  // By polling alone, the worker would only come back after half a minute.
  await done;
});

test('a stopped queue still accepts tasks of running requests', async () => {
  const greeted: string[] = [];
  queue.handle(greet, async ({ id }) => {
    greeted.push(id);
  });
  await queue.start({ work: true });
  await queue.stopWorking(1_000);
  const id = randomUUID();
  await opened.database.transaction((transaction) => queue.enqueue(transaction, greet, { id }));
  await queue.stop(1_000);
  expect(greeted).toEqual([]);
  queue = createQueue(opened.queueConnection, quietLog);
  queue.handle(greet, async ({ id: told }) => {
    greeted.push(told);
  });
  await queue.start({ work: false });
  expect(await queue.runTasks()).toBe(1);
  expect(greeted).toEqual([id]);
});

test('the task with the lower priority number runs first, however long the others have waited', async () => {
  const order: string[] = [];
  queue.handle(greet, async ({ id }) => {
    order.push(id);
  });
  await queue.start({ work: false });
  const [late, early] = [randomUUID(), randomUUID()];
  await opened.database.transaction(async (transaction) => {
    await queue.enqueue(transaction, greet, { id: late }, 7);
    await queue.enqueue(transaction, greet, { id: early }, 2);
  });
  await queue.runTasks();
  expect(order).toEqual([early, late]);
});
