import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runToEnd, type SpawnedServer, spawnServer } from '../../apps/server/src/testing/spawn-server.ts';
import {
  type Client,
  changeImport,
  findPeople,
  getImport,
  importCandidateTable,
  listFiles,
  listOrganizationActivity,
  type ResumeImport,
  tagPeople,
} from '../../packages/contracts/src/index.ts';
import { enter } from './kill-runs.ts';

const rows = 600;
/** Of the rows, so many were in the library before, and so many are used after. */
const shared = 20;
const used = 5;
/** Milliseconds after the call, or after the process was started again, at which it is killed. */
const killsAfterMs = [0, 250, 900, 40, 1_500, 600, 120, 2_000];
const longestMs = 300_000;

export type UndoKillReport = {
  readonly broken: readonly string[];
  readonly removedAtKills: readonly number[];
  /** From the last kill until the import was undone. */
  readonly settledMs: number;
};

/**
 * Undoes an import of rows, kills the process that does it at eight points, and reports violated promises: all that it
 * brought is gone, what was there before or is used since is kept, and it is on record once.
 *
 * @param databaseUrl PostgreSQL, where the worker is a separate process; `null` for all in one process on PGlite
 */
export async function killUndo(databaseUrl: string | null): Promise<UndoKillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-undo-'));
  return killIn(folder, databaseUrl).finally(() => rm(folder, { recursive: true, force: true }));
}

async function killIn(folder: string, databaseUrl: string | null): Promise<UndoKillReport> {
  const variables = {
    DATA_DIR: folder,
    IDENTITY_AUTO_CONFIRM: 'on',
    LOG_LEVEL: 'warn',
    // What tokens name; after a kill the server listens elsewhere.
    SITE_URL: 'http://localhost',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const api = databaseUrl ? await spawnServer(variables, ['--role=api']) : null;
  const startWorking = () => spawnServer(variables, databaseUrl ? ['--role=worker'] : []);
  let working = await startWorking();
  try {
    const client = await enter(() => `${(api ?? working).url}/api`);
    await until(client, await importRows(client(), 0, shared), 'done');
    const id = await importRows(client(), 0, rows);
    await until(client, id, 'done');
    await useSome(client());
    const removedAtKills: number[] = [];
    let killedAt = 0;
    await client().call(changeImport, { id, to: 'undo' });
    for (const ms of killsAfterMs) {
      await wait(ms);
      working.process.kill('SIGKILL');
      await working.ended;
      killedAt = performance.now();
      working = await startWorking();
      removedAtKills.push((await client().call(getImport, { id })).data.counts.removed);
    }
    const undone = await until(client, id, 'undone');
    const settledMs = performance.now() - killedAt;
    const broken = await findBroken(client(), undone);
    await stop(working);
    if (api) await stop(api);
    const examined = await runToEnd(variables, ['--examine']);
    if (examined.code !== 0) broken.push(`after the kills the doctor finds:\n${examined.output}`);
    return { broken, removedAtKills, settledMs };
  } catch (error) {
    throw new Error(`The server wrote:\n${working.output()}`, { cause: error });
  } finally {
    await stop(working);
    if (api) await stop(api);
  }
}

async function importRows(client: Client, from: number, to: number): Promise<string> {
  const lines = Array.from(
    { length: to - from },
    (_, at) => `Person Row${from + at},row${from + at}@example.org,Welder`,
  );
  const file = new File([['Name,Email,Title', ...lines].join('\n')], 'people.csv');
  const request = { name: 'Table', mapping: 'name,email,title', idempotencyKey: randomUUID(), file };
  return (await client.call(importCandidateTable, request)).data.id;
}

/** Tags the last rows, which nobody brought before. */
async function useSome(client: Client): Promise<void> {
  const personIds: string[] = [];
  for (let at = rows - used; at < rows; at += 1) {
    const [person] = (await client.call(findPeople, { search: `Row${at}` })).data;
    if (person) personIds.push(person.id);
  }
  await client.call(tagPeople, { personIds, addTags: ['used since'], removeTags: [] });
}

async function findBroken(client: Client, { counts }: ResumeImport): Promise<string[]> {
  const { total } = (await client.call(listFiles, { limit: 1 })).data;
  const { events } = (await client.call(listOrganizationActivity, { kind: 'runs' })).data;
  const onRecord = events.filter(({ action }) => action === 'import-undone').length;
  const promises: readonly (readonly [boolean, string])[] = [
    [total === shared + used, `${total} resumes are left, in place of ${shared + used}`],
    [
      counts.removed === rows - shared - used && counts.duplicate === shared && counts.done === used,
      `the import counts ${JSON.stringify(counts)}`,
    ],
    [onRecord === 1, `it is on record ${onRecord} times`],
  ];
  return promises.filter(([holds]) => !holds).map(([, words]) => words);
}

async function until(client: () => Client, id: string, state: ResumeImport['state']): Promise<ResumeImport> {
  const end = performance.now() + longestMs;
  for (;;) {
    const { data } = await client().call(getImport, { id });
    if (data.state === state) return data;
    if (performance.now() > end) throw new Error(`It did not end: ${JSON.stringify(data)}`);
    await wait(50);
  }
}

async function stop({ process, ended }: SpawnedServer): Promise<void> {
  process.kill('SIGTERM');
  await ended;
}
