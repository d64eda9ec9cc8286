import { getBatch, getCredits, getMe, listFiles } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../platform/database/query-rows.ts';
import { createConsistencyChecks } from '../services.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { newJob, sendResumes, start } from '../testing/work.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** What the first process of a newer release does while this one runs. */
async function migrateToNewerRelease(): Promise<number> {
  const { database } = server.platform.openDatabase;
  const tables = await queryRows<{ name: string }>(
    database,
    sql`select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    await database.execute(sql.raw(`alter table ${name} add column newer text not null default 'newer'`));
  }
  await database.execute(sql`create table newer_things (id uuid primary key)`);
  return tables.length;
}

test('a process goes on beside one of a newer release that has added to every table', async () => {
  const before = await signUp(server);
  const job = await newJob(before);
  await before.client.call(getCredits);
  expect(await migrateToNewerRelease()).toBeGreaterThan(30);

  const after = await signUp(server);
  for (const [person, jobId] of [
    [before, job.id],
    [after, (await newJob(after)).id],
  ] as const) {
    await person.client.call(getMe);
    const { id } = await start(person, jobId, await sendResumes(person, ['Ada Thorne', 'Ben Okri']));
    await server.platform.queue.runTasks();
    const { data } = await person.client.call(getBatch, { id });
    expect(data.counts).toMatchObject({ done: 2, failed: 0 });
    expect((await person.client.call(getCredits)).data.usedCredits).toBe(2);
    expect((await person.client.call(listFiles, {})).data).toBeDefined();
  }
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const { openDatabase, storage, clock } = server.platform;
  const { checks } = await createConsistencyChecks({ database: openDatabase.database, storage, clock })();
  expect(checks.filter(({ errors }) => errors.length > 0)).toEqual([]);
});
