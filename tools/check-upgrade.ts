/**
 * Runs the release before this one on the tables of this one, on PostgreSQL and on the embedded database: the former
 * release works, this one migrates beside it, the former one does the whole main job on the newer tables, and both find
 * what either did. On PostgreSQL the catalog is compared too, for what the main job doesn't touch. Ends with 1 where a call fails, something is missing, or a process logs an error. Installs the former
 * release from the registry into a temporary folder.
 *
 *   npm run check:upgrade
 *   npm run check:upgrade -- --from COMMIT --only embedded
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explainBreaks } from '../apps/server/src/platform/database/find-breaks.ts';
import { migrationsFolder, readJournal } from '../apps/server/src/platform/database/migrations.ts';
import { readShape, type Shape } from '../apps/server/src/platform/database/read-shape.ts';
import { askPostgres } from '../apps/server/src/testing/databases/create-own-postgres.ts';
import { runToEnd, type SpawnedServer, spawnServer } from '../apps/server/src/testing/spawn-server.ts';
import { root } from './running/run-command.ts';
import { startPostgres } from './running/start-postgres.ts';
import { findPreviousRelease } from './upgrade/find-release.ts';
import { installRelease } from './upgrade/install-release.ts';
import {
  type Answering,
  type Contracts,
  type Done,
  doMainJob,
  findAgain,
  loadContracts,
} from './upgrade/main-job.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, only: { type: 'string' } },
});

/** A release in a folder, and what its server is called with. */
type Release = { readonly name: string; readonly root: string; readonly contracts: Contracts };
type Running = Answering & { readonly name: string; readonly server: SpawnedServer };
type Variables = Readonly<Record<string, string>>;

let broken = 0;

function tell(words: string): void {
  process.stdout.write(`${words}\n`);
}

/** Reports the result of a step; later steps run even if it fails. */
async function step<Result>(words: string, work: () => Promise<Result>): Promise<Result | null> {
  const begun = performance.now();
  try {
    const result = await work();
    tell(`ok      ${words} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    broken += 1;
    tell(`BROKEN  ${words}: ${describe(error)}`);
    return null;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${describe(error.cause)})`;
}

async function start({ name, root: folder, contracts }: Release, variables: Variables): Promise<Running> {
  const server = await spawnServer(variables, [], { root: folder });
  return { name, url: server.url, contracts, server };
}

/** Stops a server gracefully. Logged errors count as failures. */
async function stop({ name, server }: Running): Promise<void> {
  server.process.kill('SIGTERM');
  const exit = await server.ended;
  const errors = server
    .output()
    .split('\n')
    .filter((line) => /"level":"(?:error|fatal)"|"level":[56]0\b/.test(line));
  if (exit === 0 && errors.length === 0) return;
  broken += 1;
  const how = exit === 0 ? 'logged errors' : `ended with ${exit}`;
  tell(`BROKEN  ${name} ${how}${errors.map((line) => `\n        ${line}`).join('')}`);
}

/** The tables of a PostgreSQL; `null` for the embedded database, which is the process's own. */
async function shapeOf({ DATABASE_URL: url }: Variables): Promise<Shape | null> {
  return url === undefined ? null : readShape((text) => askPostgres(url, text));
}

/** @throws if the former release, which knew the tables as in `before`, can't work on those of now */
async function compareTables(before: Shape, former: Release, variables: Variables): Promise<void> {
  const after = await shapeOf(variables);
  if (!after) return;
  const known = await readJournal(join(former.root, 'apps/server/migrations'));
  const tags = new Set(known.entries.map(({ tag }) => tag));
  const { entries } = await readJournal();
  const newer = entries.filter(({ tag }) => !tags.has(tag));
  const migrations = await Promise.all(
    newer.map(async ({ tag }) => ({
      tag,
      text: await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8'),
    })),
  );
  const breaks = explainBreaks(before, after, migrations);
  if (breaks.length > 0) throw new Error(['', ...breaks].join('\n'));
}

async function migrate(variables: Variables): Promise<void> {
  const { code, output } = await runToEnd(variables, ['--migrate']);
  if (code !== 0) throw new Error(`exit ${code}\n${output}`);
}

/** @param together whether processes of both releases may run at the same time */
async function upgrade(
  former: Release,
  ours: Release,
  variables: Variables,
  together: boolean,
): Promise<void> {
  const done: Done[] = [];
  const work = async (running: Answering, words: string) => {
    const one = await step(words, () => doMainJob(running));
    if (one) done.push(one);
  };
  const readAll = (running: Answering, words: string) =>
    step(words, async () => {
      for (const one of done) await findAgain(running, one);
    });

  let old = await start(former, variables);
  await work(old, `${former.name} does the main job on its own tables`);
  if (!together) await stop(old);
  const before = await shapeOf(variables);
  await step(`${ours.name} migrates${together ? ' meanwhile' : ''}`, () => migrate(variables));
  if (before) {
    const words = `the newer tables have all that ${former.name} uses, and refuse nothing it writes`;
    await step(words, () => compareTables(before, former, variables));
  }
  if (together) {
    await readAll(old, `${former.name}, still running, reads what was done`);
    await work(old, `${former.name}, still running, does the main job on the newer tables`);
    await stop(old);
  }
  old = await start(former, variables);
  await readAll(old, `${former.name}, started on the newer tables, reads what was done`);
  await work(old, `${former.name}, started on the newer tables, does the main job`);
  if (!together) await stop(old);
  // As docs/operating/upgrades.md says: a release before compression can't read what is stored compressed.
  const current = await start(ours, together ? { ...variables, PACK_FILES: 'off' } : variables);
  if (together) {
    // Each process may do work that was queued by the other.
    await Promise.all([
      work(old, `${former.name} does the main job beside ${ours.name}`),
      work(current, `${ours.name} does the main job beside ${former.name}`),
    ]);
    await stop(old);
  }
  await work(current, `${ours.name} does the main job`);
  await readAll(current, `${ours.name} reads what both did`);
  await stop(current);
  await step('the doctor finds nothing', async () => {
    const { code, output } = await runToEnd(variables, ['--examine']);
    if (code !== 0) throw new Error(`exit ${code}\n${output}`);
  });
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-upgrade-'));
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

const usual = { IDENTITY_AUTO_CONFIRM: 'on', READER_PROCESSES: '1', LOG_LEVEL: 'warn' };

async function onPostgres(former: Release, ours: Release): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL can be started: initdb and pg_ctl are not in the path.');
  tell(`\nOn PostgreSQL (${postgres.version}):`);
  await withFolder((DATA_DIR) =>
    upgrade(former, ours, { ...usual, DATA_DIR, DATABASE_URL: postgres.url }, true),
  ).finally(() => postgres.stop());
}

async function onEmbedded(former: Release, ours: Release): Promise<void> {
  tell('\nOn the embedded database:');
  await withFolder((DATA_DIR) => upgrade(former, ours, { ...usual, DATA_DIR }, false));
}

const previous =
  values.from === undefined ? findPreviousRelease() : { commit: values.from, words: 'as --from says' };
tell(`The former release is ${previous.commit.slice(0, 12)}: ${previous.words}.`);
const installed = await installRelease(previous.commit);
try {
  const former = {
    name: 'the former release',
    root: installed.folder,
    contracts: await loadContracts(installed.folder),
  };
  const ours = { name: 'this release', root, contracts: await loadContracts(root) };
  if (values.only !== 'embedded') await onPostgres(former, ours);
  if (values.only !== 'postgres') await onEmbedded(former, ours);
} finally {
  await installed.remove();
}
process.exitCode = broken > 0 ? 1 : 0;
