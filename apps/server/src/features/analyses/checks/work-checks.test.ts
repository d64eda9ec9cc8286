import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { newJob, send, sendResumes, start } from '../../../testing/work.ts';
import { createWorkChecks, type WorkChecks } from './work-checks.ts';

let server: TestServer;
let checks: WorkChecks;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  const { openDatabase, storage, clock } = server.platform;
  checks = createWorkChecks({ database: openDatabase.database, storage, clock });
});

afterAll(() => server.stop());

const errors = async () => {
  const found: Record<string, number> = {};
  for (const name of Object.keys(checks) as (keyof WorkChecks)[]) {
    found[name] = (await checks[name]()).errors.length;
  }
  return found;
};
const none = {
  findUnfitBatches: 0,
  findUnsettledItems: 0,
  findUnownedHolds: 0,
  findStaleWork: 0,
  findMissingFiles: 0,
  findUnequalScorings: 0,
  findUnreasonedDeclines: 0,
  findForeignTags: 0,
};

test('scored, failed, canceled and running runs have no errors', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const [first = '', second = '', third = ''] = await sendResumes(anna, [
    'Ada Thorne',
    'Bela Novak',
    'Cleo Marsh',
  ]);
  const broken = await send(anna, 'broken.pdf', '%PDF-1.7\n');
  await start(anna, job.id, [first, broken, first]);
  await server.platform.queue.runTasks();
  const cancelled = await start(anna, job.id, [second]);
  await server.services.batches.cancel(anna, cancelled.id);
  await start(anna, job.id, [first, third]);
  expect(await errors()).toEqual(none);
  expect((await checks.findMissingFiles()).count).toBe(4);
});

test('inconsistencies are found', async () => {
  const { database } = server.platform.openDatabase;
  await database.execute(
    sql`update batches set finished_at = null where finished_at is not null and cancelled_at is null`,
  );
  await database.execute(sql`update batch_items set charge = 'released' where charge = 'charged'`);
  await database.execute(sql`update batch_items set charge = 'free' where charge = 'held'`);
  await database.execute(
    sql`update batch_items set state = 'reading', lease_until = '2020-01-01' where state = 'queued'`,
  );
  const [key] = await queryRows<{ key: string }>(database, sql`select storage_key as key from resumes`);
  await server.platform.storage.remove(key?.key ?? '');
  await database.execute(sql`
    insert into analysis_runs (id, analysis_id, owner_id, number, cause, job_version, engine_version, today, file_hash,
      document_hash, facts_hash, job_hash, result_hash, score, confidence, facts, result, judged_at)
    select gen_random_uuid(), analysis_id, owner_id, number + 1, cause, job_version, engine_version, today, file_hash,
      document_hash, facts_hash, job_hash, 'another', score, confidence, facts, result, judged_at
    from analysis_runs limit 1`);
  const boris = await signUp(server);
  await database.execute(
    sql`update analyses set decision = 'no' where id = (select id from analyses limit 1)`,
  );
  await database.execute(sql`
    insert into resume_tags (resume_id, owner_id, key, tag, created_at)
    select id, ${boris.userId}, 'spring', 'Spring', now() from resumes limit 1`);
  expect(await errors()).toEqual({
    findUnfitBatches: 1,
    findUnsettledItems: 2,
    findUnownedHolds: 1,
    findStaleWork: 2,
    findMissingFiles: 1,
    findUnequalScorings: 1,
    findUnreasonedDeclines: 1,
    findForeignTags: 1,
  });
});
