import { deleteFiles } from '@winnow/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { resumes } from '../files/resume-tables.ts';
import { resumeSearch } from '../search/search-tables.ts';
import { allCredits } from './facts/fact-grades.ts';
import type { NamedTerm } from './facts/pool-fact.ts';
import { createPoolIndex } from './pool-index.ts';
import { createPoolMemories } from './pool-memory.ts';
import { listMisplaced } from './pool-repository.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

async function withResumes(...texts: string[]) {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const files: string[] = [];
  for (const [place, text] of texts.entries()) files.push(await send(anna, `resume-${place}.txt`, text));
  await start(anna, job.id, files);
  await server.platform.queue.runTasks();
  return { anna, files };
}

/** People whom a search for a fact finds now. */
async function whoHas({ organizationId }: SignedUp, term: NamedTerm): Promise<string[]> {
  const index = createPoolIndex({ database: database(), memories: createPoolMemories({ maxBytes: 1e8 }) });
  const requirement = { ways: [{ term, credits: allCredits }], weight: 1, minCredit: 1, known: null };
  const found = await index.search(organizationId, async () => ({
    requirements: [requirement],
    filter: null,
    limit: 10,
    countedKinds: [],
    countedByValue: null,
  }));
  return found.best.map(({ personId }) => personId);
}

const personOf = async (file = '') =>
  (await database().select({ id: resumes.personId }).from(resumes).where(eq(resumes.id, file)))[0]?.id ?? '';

const docker = { kind: 'skill', value: 'docker' } as const;
const sqlSkill = { kind: 'skill', value: 'sql' } as const;

test('finds a resume by its facts until it is deleted', async () => {
  const { anna, files } = await withResumes(resumeText('Ada Thorne'), resumeText('Ben Quay', 'SQL, Docker'));
  const [ada, ben] = [await personOf(files[0]), await personOf(files[1])];
  expect(await whoHas(anna, docker)).toEqual([ben]);
  expect((await whoHas(anna, sqlSkill)).sort()).toEqual([ada, ben].sort());
  expect(await whoHas(anna, { kind: 'language', value: 'german' })).toHaveLength(2);
  expect(await whoHas(anna, { kind: 'degree', value: 'bachelor' })).toHaveLength(2);
  expect((await listMisplaced(database())).errors).toEqual([]);
  await anna.client.call(deleteFiles, { ids: [files[1] ?? ''] });
  expect(await whoHas(anna, docker)).toEqual([]);
  expect(await whoHas(anna, sqlSkill)).toEqual([ada]);
  expect((await listMisplaced(database())).errors).toEqual([]);
});

test('finds a person by the facts of all their resumes', async () => {
  const { anna, files } = await withResumes(
    resumeText('Ada Thorne', 'SQL'),
    resumeText('Ada T. Thorne', 'Docker'),
  );
  const [first, second] = [await personOf(files[0]), await personOf(files[1])];
  await database().transaction(async (transaction) => {
    await transaction
      .update(resumes)
      .set({ personId: first })
      .where(eq(resumes.id, files[1] ?? ''));
    await server.services.poolWriter.refresh(transaction, anna.organizationId, [first, second]);
  });
  expect(await whoHas(anna, docker)).toEqual([first]);
  expect(await whoHas(anna, sqlSkill)).toEqual([first]);
  await anna.client.call(deleteFiles, { ids: [files[1] ?? ''] });
  expect(await whoHas(anna, docker)).toEqual([]);
  expect(await whoHas(anna, sqlSkill)).toEqual([first]);
});

test('repairs the index of resumes that an earlier release indexed or removed', async () => {
  const { anna, files } = await withResumes(resumeText('Ada Thorne'), resumeText('Ben Quay', 'Docker'));
  const ada = await personOf(files[0]);
  await database()
    .update(resumeSearch)
    .set({ pool: null })
    .where(eq(resumeSearch.resumeId, files[0] ?? ''));
  await database().execute(sql`delete from pool_people where person_id = ${ada}`);
  await database()
    .delete(resumes)
    .where(eq(resumes.id, files[1] ?? ''));
  expect((await listMisplaced(database())).errors).toHaveLength(1);
  await server.services.pendingIndex.run();
  await server.services.poolWriter.sweep();
  expect(await whoHas(anna, sqlSkill)).toEqual([ada]);
  expect(await whoHas(anna, docker)).toEqual([]);
  expect((await listMisplaced(database())).errors).toEqual([]);
  const left = await queryRows<{ terms: number }>(
    database(),
    sql`select count(*)::int as terms from pool_terms where organization_id = ${anna.organizationId} and value = 'docker'`,
  );
  expect(left).toEqual([{ terms: 0 }]);
});
