import { changeImport, getImport, listFiles } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { resumeText } from '../../testing/work.ts';
import '../../testing/databases/test-database-url.ts';
import { findUnfitUndoing } from './import-check-repository.ts';
import { beginImport, sendFiles } from './testing/import-files.ts';

let server: TestServer;
const time = new Date('2026-11-21T10:00:00Z');
const aDayLater = new Date('2026-11-22T11:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => time } }, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const runTasks = () => server.platform.queue.runTasks();
const run = (statement: ReturnType<typeof sql>) => server.platform.openDatabase.database.execute(statement);
const get = async ({ client }: SignedUp, id: string) => (await client.call(getImport, { id })).data;
const undo = async ({ client }: SignedUp, id: string) =>
  (await client.call(changeImport, { id, to: 'undo' })).data;
const namesOf = async ({ client }: SignedUp) =>
  (await client.call(listFiles, { limit: 100 })).data.files.map(({ fileName }) => fileName).sort();
const undoingsOf = async ({ userId: about }: SignedUp) =>
  (await server.services.audit.list({ limit: 100, about })).entries.filter(
    ({ action }) => action === 'import-undone',
  );
const findUnfit = async (now: Date) =>
  (await findUnfitUndoing(server.platform.openDatabase.database, now)).errors;

/** An ended import of two files. */
async function anImport(someone: SignedUp): Promise<string> {
  const { id } = await beginImport(someone, 2);
  await sendFiles(
    someone,
    id,
    ['Ada Thorne', 'Ben Quay'].map((name) => ({ path: `${name}.txt`, content: resumeText(name) })),
  );
  await runTasks();
  return id;
}

/** The state after the last retry, or after the process was killed. */
const loseTask = () => run(sql`delete from pgboss.job where name = 'undo-import'`);

test('resumes an undo whose task was lost, and records who requested it', async () => {
  const someone = await signUp(server);
  const id = await anImport(someone);
  const undoing = await undo(someone, id);
  expect(undoing).toMatchObject({
    state: 'undoing',
    undo: { askedBy: someone.userId, askedAt: time.toISOString(), items: 2, failedAt: null },
  });
  await loseTask();
  await runTasks();
  expect((await get(someone, id)).state).toBe('undoing');
  expect(await findUnfit(time)).toEqual([]);
  expect(await findUnfit(aDayLater)).toEqual([id]);
  const { importRecovery, importUndo } = server.services;
  await importRecovery.recover();
  // A repeated task, or another worker, changes nothing.
  await Promise.all([importRecovery.recover(), importUndo.goOn(id), importUndo.goOn(id), runTasks()]);
  await runTasks();
  expect(await get(someone, id)).toMatchObject({ state: 'undone', counts: { removed: 2 } });
  expect(await namesOf(someone)).toEqual([]);
  expect(await findUnfit(aDayLater)).toEqual([]);
  expect(await undoingsOf(someone)).toMatchObject([
    { actorId: someone.userId, subjectId: id, details: { resumes: 2 } },
  ]);
});

test('a failed undo is reported, keeps its progress, and can be retried', async () => {
  const someone = await signUp(server);
  const id = await anImport(someone);
  await run(sql`create function refuse_removal() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`);
  await run(sql`create trigger refuse_removal before delete on resumes execute function refuse_removal()`);
  await undo(someone, id);
  await runTasks();
  expect(await get(someone, id)).toMatchObject({
    state: 'undoing',
    counts: { done: 2, removed: 0 },
    undo: { failedAt: time.toISOString() },
  });
  await run(sql`drop trigger refuse_removal on resumes`);
  await loseTask();
  expect(await undo(someone, id)).toMatchObject({ state: 'undoing', undo: { failedAt: null } });
  await runTasks();
  expect(await get(someone, id)).toMatchObject({ state: 'undone', undo: { failedAt: null } });
  expect(await namesOf(someone)).toEqual([]);
  expect(await undoingsOf(someone)).toHaveLength(1);
});
