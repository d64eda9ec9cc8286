import { randomUUID } from 'node:crypto';
import { analysisOrders, jobOrders, listAnalyses, listBatches, listFiles, listJobs } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCursor } from '../platform/database/cursor.ts';
import { type SignedUp, signUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { newJob, sendResumes, start } from '../testing/work.ts';

let server: TestServer;
let anna: SignedUp;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  anna = await signUp(server);
  const job = await newJob(anna);
  await start(anna, job.id, await sendResumes(anna, ['Ada Thorne']));
  await server.platform.queue.runTasks();
  // As long as a name may be, in letters of three bytes.
  const { database } = server.platform.openDatabase;
  await database.execute(sql`update analyses set candidate_name = ${'名'.repeat(255)}`);
  await database.execute(sql`update job_descriptions set title = ${'職'.repeat(200)}`);
  for (let times = 0; times < 9; times += 1) await addTwins();
});

afterAll(() => server.stop());

/** One more of everything that is listed, equal to the others in all but its id: nothing but that parts them. */
async function addTwins(): Promise<void> {
  const { database } = server.platform.openDatabase;
  const jobId = randomUUID();
  const twin = (table: string, changes: object) => {
    const name = sql.identifier(table);
    const changed = JSON.stringify({ id: randomUUID(), ...changes });
    return database.execute(sql`insert into ${name} select (jsonb_populate_record(null::${name},
      to_jsonb(original) || ${changed}::jsonb)).* from (select * from ${name} limit 1) original`);
  };
  await twin('job_descriptions', { id: jobId });
  await twin('resumes', { content_hash: randomUUID() });
  await twin('batches', {});
  await twin('analyses', { job_id: jobId });
}

type Page = { readonly ids: readonly string[]; readonly next: string | null };
type ReadPage = (limit: number, cursor?: string) => Promise<Page>;

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

const lists: [name: string, read: ReadPage][] = [
  [
    'files',
    async (limit, cursor) => {
      const { data } = await anna.client.call(listFiles, { limit, cursor });
      return { ids: idsOf(data.files), next: data.nextCursor };
    },
  ],
  [
    'runs',
    async (limit, cursor) => {
      const { data } = await anna.client.call(listBatches, { limit, cursor });
      return { ids: idsOf(data.batches), next: data.nextCursor };
    },
  ],
  ...jobOrders.map((order): [string, ReadPage] => [
    `job descriptions by ${order}`,
    async (limit, cursor) => {
      const { data } = await anna.client.call(listJobs, { order, limit, cursor });
      return { ids: idsOf(data.jobs), next: data.nextCursor };
    },
  ]),
  ...analysisOrders.flatMap((order) =>
    (['asc', 'desc'] as const).map((direction): [string, ReadPage] => [
      `analyses by ${order}, ${direction}`,
      async (limit, cursor) => {
        const { data } = await anna.client.call(listAnalyses, { order, direction, limit, cursor });
        return { ids: idsOf(data.analyses), next: data.nextCursor };
      },
    ]),
  ),
];

test.each(lists)(
  'of %s none is passed over or shown twice, though equals come between the pages',
  async (_, read) => {
    const { ids: before } = await read(100);
    expect(before.length).toBeGreaterThanOrEqual(10);
    expect((await read(100)).ids).toEqual(before);
    const seen: string[] = [];
    for (let page = await read(4); ; page = await read(4, page.next)) {
      seen.push(...page.ids);
      if (page.next === null) break;
      if (seen.length < 12) await addTwins();
    }
    expect(new Set(seen).size).toBe(seen.length);
    const known = new Set(before);
    expect(seen.filter((id) => known.has(id))).toEqual(before);
  },
);

test.each(lists)('of %s no page begins at what cannot be stored', async (_, read) => {
  const made = writeCursor({ value: 'a\0', id: randomUUID() });
  await expect(read(4, made)).rejects.toMatchObject({ status: 400 });
});

test.each(lists.filter(([name]) => name === 'files' || name === 'runs'))(
  'of %s no page begins at what is no moment',
  async (_, read) => {
    for (const value of ['yesterday', '', '2026-02-30', '+012026-01-01T00:00:00.000Z']) {
      const made = writeCursor({ value, id: randomUUID() });
      await expect(read(4, made), value).rejects.toMatchObject({ status: 400 });
    }
  },
);
