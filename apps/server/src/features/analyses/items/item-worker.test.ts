import { getBatch, getCredits } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { newJob, send, sendResumes, start } from '../../../testing/work.ts';
import { createScoreResume } from '../scoring/score-resume.ts';
import { createItemWorker, type ItemWorker } from './item-worker.ts';

let server: TestServer;
/** How far the clock is ahead of the real one. */
let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };

beforeAll(async () => {
  server = await startTestServer({ clock }, { limitFactor: 1000 });
});

afterAll(() => server.stop());

type Parts = Parameters<typeof createItemWorker>[0];

/** A worker of another process on the same database, with some parts replaced. */
function anotherWorker(change: (parts: Parts) => Partial<Parts>): ItemWorker {
  const { services } = server;
  const parts: Parts = { ...services, scoreResume: createScoreResume(services.readers) };
  return createItemWorker({ ...parts, ...change(parts) });
}

/** A point at which a process hangs, until the test lets it continue. */
function stopping() {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const { promise: goesOn, resolve: letGoOn } = Promise.withResolvers<void>();
  return {
    stopped,
    letGoOn,
    async here() {
      stop();
      await goesOn;
    },
  };
}

type Stop = ReturnType<typeof stopping>;

const pointsToDie: Record<string, (parts: Parts, stop: Stop) => Partial<Parts>> = {
  'before the file is read': ({ resumes }, stop) => ({
    resumes: {
      async read(...asked) {
        await stop.here();
        return resumes.read(...asked);
      },
    },
  }),
  'after the file was read': ({ resumes }, stop) => ({
    resumes: {
      async read(...asked) {
        const outcome = await resumes.read(...asked);
        await stop.here();
        return outcome;
      },
    },
  }),
  'before it is scored': ({ scoreResume }, stop) => ({
    async scoreResume(...asked) {
      await stop.here();
      return scoreResume(...asked);
    },
  }),
  'after it was scored': ({ scoreResume }, stop) => ({
    async scoreResume(...asked) {
      const analysis = await scoreResume(...asked);
      await stop.here();
      return analysis;
    },
  }),
};

/** A database whose transactions fail before they are committed. */
function losing(database: Database): Database {
  return new Proxy(database, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name);
      return (work: Parameters<Database['transaction']>[0]) =>
        target.transaction(async (transaction) => {
          await work(transaction);
          throw new Error('the process ended before the commit');
        });
    },
  });
}

async function begin(names: string[]): Promise<{ anna: SignedUp; batchId: string; itemIds: string[] }> {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const batch = await start(anna, job.id, await sendResumes(anna, names));
  return { anna, batchId: batch.id, itemIds: batch.items.map(({ id }) => id) };
}

/** What the program does on restart. */
async function restart(): Promise<void> {
  await server.services.recovery.forgetWorkers();
  await server.services.recovery.recover(0);
  await server.platform.queue.runTasks();
}

async function expectAllScoredOnce({ anna, batchId }: { anna: SignedUp; batchId: string }, count: number) {
  const { data } = await anna.client.call(getBatch, { id: batchId });
  expect(data).toMatchObject({
    state: 'done',
    counts: { total: count, done: count },
    credits: { charged: count },
  });
  const { data: balance } = await anna.client.call(getCredits);
  expect(balance).toMatchObject({ usedCredits: count, heldCredits: 0, availableCredits: 10 - count });
  const rows = await queryRows(
    server.platform.openDatabase.database,
    sql`select count(*)::int as runs from analysis_runs where owner_id = ${anna.userId}`,
  );
  expect(rows).toEqual([{ runs: count }]);
  expect((await server.services.credits.checkAllBooks()).errors).toEqual([]);
}

test.each(Object.entries(pointsToDie))(
  'a process that ends %s loses nothing, and as a ghost changes nothing',
  async (_, dying) => {
    const begun = await begin(['Ada Thorne', 'Bela Novak', 'Cleo Marsh']);
    const stop = stopping();
    const ghost = anotherWorker((parts) => dying(parts, stop)).run(begun.itemIds[1] ?? '');
    await stop.stopped;
    await restart();
    await expectAllScoredOnce(begun, 3);
    stop.letGoOn();
    await ghost;
    await expectAllScoredOnce(begun, 3);
  },
);

test('a process that ends before its transaction is committed loses nothing', async () => {
  const begun = await begin(['Ada Thorne', 'Bela Novak']);
  const worker = anotherWorker(({ database }) => ({ database: losing(database) }));
  await expect(worker.run(begun.itemIds[0] ?? '')).rejects.toThrow('before the commit');
  await restart();
  await expectAllScoredOnce(begun, 2);
});

test('a file is worked on by one at a time, and a job that runs twice works once', async () => {
  const begun = await begin(['Ada Thorne']);
  const [itemId = ''] = begun.itemIds;
  const worker = anotherWorker(() => ({}));
  await Promise.all(Array.from({ length: 5 }, () => worker.run(itemId)));
  await worker.run(itemId);
  await restart();
  await expectAllScoredOnce(begun, 1);
});

test('what fails again and again is given up with words and without a charge', async () => {
  const begun = await begin(['Ada Thorne', 'Bela Novak']);
  const worker = anotherWorker(() => ({ scoreResume: async () => Promise.reject(new Error('poison')) }));
  const [itemId = ''] = begun.itemIds;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(worker.run(itemId)).rejects.toThrow('poison');
  }
  await worker.run(itemId);
  await server.platform.queue.runTasks();
  const { data } = await begun.anna.client.call(getBatch, { id: begun.batchId });
  expect(data).toMatchObject({ state: 'done', counts: { failed: 1, done: 1 }, credits: { released: 1 } });
  expect(data.items[0]).toMatchObject({
    state: 'failed',
    reason: 'failed',
    canRetry: true,
    message: expect.stringContaining('costs nothing'),
  });
  expect((await begun.anna.client.call(getCredits)).data).toMatchObject({ usedCredits: 1, heldCredits: 0 });
});

test('a cancelled file stays cancelled, whoever finishes it afterwards', async () => {
  const begun = await begin(['Ada Thorne']);
  const stop = stopping();
  const dying = pointsToDie['after it was scored'];
  const ghost = anotherWorker((parts) => dying?.(parts, stop) ?? {}).run(begun.itemIds[0] ?? '');
  await stop.stopped;
  await server.services.batches.cancel(begun.anna, begun.batchId);
  stop.letGoOn();
  await ghost;
  const { data } = await begun.anna.client.call(getBatch, { id: begun.batchId });
  expect(data).toMatchObject({ state: 'cancelled', counts: { cancelled: 1 } });
  expect((await begun.anna.client.call(getCredits)).data).toMatchObject({
    usedCredits: 0,
    availableCredits: 10,
  });
});

test('what was cancelled while it was being read is not read to its end', async () => {
  const begun = await begin(['Ada Thorne']);
  const reading = Promise.withResolvers<AbortSignal>();
  let beat = async () => {};
  const worker = anotherWorker(({ resumes }) => ({
    resumes: {
      async read(requester, id) {
        const { signal } = requester;
        if (!signal) return resumes.read(requester, id);
        reading.resolve(signal);
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
    },
    every(_, act) {
      beat = act;
      return () => {};
    },
  }));
  const run = worker.run(begun.itemIds[0] ?? '');
  const signal = await reading.promise;
  await beat();
  expect(signal.aborted).toBe(false);
  await server.services.batches.cancel(begun.anna, begun.batchId);
  await beat();
  await run;
  const { data } = await begun.anna.client.call(getBatch, { id: begun.batchId });
  expect(data).toMatchObject({ state: 'cancelled', counts: { cancelled: 1 }, credits: { released: 1 } });
});

test('of two runs at once over the same file and job one pays', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const fileIds = [
    await send(anna, 'ada.txt', 'Ada Thorne\nData analyst since 2015\nSQL, Python, Docker and German'),
  ];
  const runs = [await start(anna, job.id, fileIds), await start(anna, job.id, fileIds)];
  expect((await anna.client.call(getCredits)).data.heldCredits).toBe(2);
  await server.platform.queue.runTasks();
  const charges = [];
  for (const { id } of runs) charges.push((await anna.client.call(getBatch, { id })).data.items[0]?.charge);
  expect(charges.toSorted()).toEqual(['charged', 'released']);
  expect((await anna.client.call(getCredits)).data).toMatchObject({ usedCredits: 1, heldCredits: 0 });
});

/** A worker that hangs in the middle of a file, with a manual timer. */
async function standstill(itemId: string) {
  const stop = stopping();
  let beat = async () => {};
  const worker = anotherWorker((parts) => ({
    ...pointsToDie['after it was scored']?.(parts, stop),
    every(_, act) {
      beat = act;
      return () => {};
    },
  }));
  const run = worker.run(itemId);
  await stop.stopped;
  return {
    beat: () => beat(),
    async goOn() {
      stop.letGoOn();
      await run;
    },
  };
}

test('a file stays with a worker that lives, however long it takes', async () => {
  const begun = await begin(['Ada Thorne']);
  const slow = await standstill(begun.itemIds[0] ?? '');
  const { recovery } = server.services;
  for (let round = 0; round < 5; round += 1) {
    aheadMs += 20_000;
    await slow.beat();
    expect(await recovery.recover()).toBe(0);
  }
  await slow.goOn();
  await expectAllScoredOnce(begun, 1);
});

test('a worker that is not heard of for half a minute loses its file, once, and as a ghost changes nothing', async () => {
  const begun = await begin(['Ada Thorne', 'Bela Novak']);
  const dead = await standstill(begun.itemIds[0] ?? '');
  await server.platform.queue.runTasks();
  const { recovery } = server.services;
  // The clock runs during the test: far enough from the end of the lease for a slow machine.
  aheadMs += 20_000;
  expect(await recovery.recover()).toBe(0);
  aheadMs += 11_000;
  const found = await Promise.all([recovery.recover(), recovery.recover(), recovery.recover()]);
  expect(found.toSorted()).toEqual([0, 0, 1]);
  // Too late: another worker has the file, and a late renewal doesn't take it back.
  await dead.beat();
  await server.platform.queue.runTasks();
  await expectAllScoredOnce(begun, 2);
  await dead.goOn();
  await expectAllScoredOnce(begun, 2);
});

test('a file whose worker vanished before the clock was set back an hour is taken up at once', async () => {
  const begun = await begin(['Ada Thorne']);
  const dead = await standstill(begun.itemIds[0] ?? '');
  const { recovery } = server.services;
  expect(await recovery.recover()).toBe(0);
  aheadMs -= 60 * 60_000;
  expect(await recovery.recover()).toBe(1);
  await server.platform.queue.runTasks();
  await dead.goOn();
  aheadMs += 60 * 60_000;
  await expectAllScoredOnce(begun, 1);
});

test('a lease that has run out is taken by the next, one that holds is not', async () => {
  const begun = await begin(['Ada Thorne']);
  const stop = stopping();
  const dying = pointsToDie['before the file is read'];
  const ghost = anotherWorker((parts) => dying?.(parts, stop) ?? {}).run(begun.itemIds[0] ?? '');
  await stop.stopped;
  const { recovery } = server.services;
  expect(await recovery.recover()).toBe(0);
  await server.platform.queue.runTasks();
  expect((await begun.anna.client.call(getBatch, { id: begun.batchId })).data.counts.reading).toBe(1);
  await recovery.forgetWorkers();
  expect(await recovery.recover()).toBe(1);
  await server.platform.queue.runTasks();
  await expectAllScoredOnce(begun, 1);
  stop.letGoOn();
  await ghost;
});

/** Number of queued tasks for the items. */
async function countTasks(itemIds: readonly string[]): Promise<number> {
  const [row] = await queryRows<{ tasks: number }>(
    server.platform.openDatabase.database,
    sql`select count(*)::int as tasks from pgboss.job where name = 'judge-item' and state in ('created', 'retry')
      and data ->> 'itemId' in ${itemIds}`,
  );
  return row?.tasks ?? 0;
}

test('workers that start again and again put in the queue what has no task, once', async () => {
  const begun = await begin(['Ada Thorne', 'Bela Novak', 'Cara Lind']);
  const [lost = ''] = begun.itemIds;
  const { recovery } = server.services;
  const database = server.platform.openDatabase.database;
  for (let starts = 0; starts < 3; starts += 1) {
    aheadMs += 1_000;
    expect(await recovery.recover(0)).toBe(0);
  }
  expect(await countTasks(begun.itemIds)).toBe(3);
  await database.execute(sql`delete from pgboss.job where data ->> 'itemId' = ${lost}`);
  aheadMs += 1_000;
  const found = await Promise.all([recovery.recover(0), recovery.recover(0), recovery.recover(0)]);
  expect(found.toSorted()).toEqual([0, 0, 1]);
  expect(await countTasks(begun.itemIds)).toBe(3);
  await server.platform.queue.runTasks();
  await expectAllScoredOnce(begun, 3);
});
