/**
 * Drills the point-in-time recovery of docs/operating/backups.md on a PostgreSQL of this machine: people work, a base
 * backup is made, more work is done, then somebody deletes every job. Recovers the moment before the deletion, and
 * exits with 1 if any data of that moment is missing or inconsistent.
 *
 *   npm run drill:recovery
 *   npm run drill:recovery -- --runs 20     more work, and more to recover
 */
import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { doMainJourney, once } from '../apps/server/src/testing/cluster/main-journey.ts';
import { askPostgres } from '../apps/server/src/testing/databases/create-own-postgres.ts';
import { runToEnd, spawnServer } from '../apps/server/src/testing/spawn-server.ts';
import { machine } from './bench/machine.ts';
import { type Postgres, startPostgres } from './running/start-postgres.ts';

const run = promisify(execFile);
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
const folder = await mkdtemp(join(tmpdir(), 'winnow-drill-'));
const archive = join(folder, 'archive');
const base = join(folder, 'base');
const variables = {
  DATA_DIR: join(folder, 'data'),
  IDENTITY_AUTO_CONFIRM: 'on',
  READER_PROCESSES: '1',
  LOG_LEVEL: 'warn',
  SITE_URL: 'http://localhost',
};
// PostgreSQL may run as a different user than this program.
await chmod(folder, 0o755);
await mkdir(archive);

const first = await startOrEnd({
  settings: ['archive_mode = on', `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`],
});
let recovered: Postgres | null = null;
try {
  await chown(archive, first.user.uid, first.user.gid);
  process.stdout.write(`${machine}, ${first.version}\n\n`);
  await work(first, runs);
  const backedUp = await seconds(() =>
    run('pg_basebackup', ['-d', first.url, '-D', base, '-X', 'none', '-c', 'fast', '--no-sync']),
  );
  await work(first, runs);
  const before = await countRows(first.url);
  const [{ now: moment }] = await ask<{ now: string }>(first.url, 'select now()::text as now');
  await wait(1100);
  await ask(first.url, 'delete from job_descriptions');
  await ask(first.url, 'select pg_switch_wal()');
  await archived(first.url);

  const taken = await seconds(async () => {
    recovered = await startOrEnd({
      fill: restoreBase,
      settings: [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${moment}'`,
        "recovery_target_action = 'promote'",
        'archive_mode = off',
      ],
    });
    await promoted(recovered.url);
  });
  const url = (recovered as Postgres | null)?.url ?? '';
  const after = await countRows(url);
  const examined = await seconds(async () => {
    await runToEnd({ ...variables, DATABASE_URL: url }, ['--delete-again']);
    const { code, output } = await runToEnd({ ...variables, DATABASE_URL: url }, ['--examine']);
    if (code !== 0) throw new Error(`What was recovered does not add up:\n${output}`);
  });
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    throw new Error(`Recovered ${JSON.stringify(after)} in place of ${JSON.stringify(before)}.`);
  }
  const segments = (await readdir(archive)).length;
  line(
    'before the mistake and recovered',
    `${after.jobs} jobs, ${after.analyses} analyses, ${after.entries} entries of credits`,
  );
  line('base backup', `${backedUp} s`);
  line(`recovery from it and ${segments} archived segments`, `${taken} s until it takes writes`);
  line('npm run doctor on what was recovered', `${examined} s: everything adds up`);
} catch (error) {
  process.stdout.write(`FAILED ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await first.stop();
  await (recovered as Postgres | null)?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startOrEnd(options: NonNullable<Parameters<typeof startPostgres>[0]>): Promise<Postgres> {
  const postgres = await startPostgres({ isDurable: true, ...options });
  if (postgres) return postgres;
  throw new Error('No PostgreSQL is installed here: initdb and pg_ctl must be in the path.');
}

/** People sign up, upload resumes and have them analyzed. */
async function work({ url }: Postgres, times: number): Promise<void> {
  const server = await spawnServer({ ...variables, DATABASE_URL: url });
  for (let time = 0; time < times; time += 1) await doMainJourney(server.url, once);
  server.process.kill('SIGTERM');
  await server.ended;
}

/** Like an administrator: the base backup becomes a data folder that recovers when it starts. */
async function restoreBase(data: string): Promise<void> {
  await cp(base, data, { recursive: true });
  await mkdir(join(data, 'pg_wal'), { recursive: true });
  await writeFile(join(data, 'recovery.signal'), '');
  const { uid, gid } = first.user;
  await run('chown', ['-R', `${uid}:${gid}`, data]);
  await chmod(data, 0o700);
}

async function countRows(url: string): Promise<{ jobs: number; analyses: number; entries: number }> {
  const [counted] = await ask<{ jobs: number; analyses: number; entries: number }>(
    url,
    `select (select count(*)::int from job_descriptions) as jobs,
      (select count(*)::int from analyses) as analyses,
      (select count(*)::int from credit_entries) as entries`,
  );
  return counted;
}

/** Waits until the last full segment is in the archive. */
async function archived(url: string): Promise<void> {
  const [{ name }] = await ask<{ name: string }>(url, 'select pg_walfile_name(pg_current_wal_lsn()) as name');
  while ((await readdir(archive)).every((segment) => segment < name.slice(0, -1))) await wait(100);
  for (;;) {
    const [{ waits }] = await ask<{ waits: boolean }>(
      url,
      `select exists (select 1 from pg_ls_dir('pg_wal/archive_status') as name where name like '%.ready') as waits`,
    );
    if (!waits) return;
    await wait(100);
  }
}

async function promoted(url: string): Promise<void> {
  for (;;) {
    const [{ waits }] = await ask<{ waits: boolean }>(url, 'select pg_is_in_recovery() as waits');
    if (!waits) return;
    await wait(50);
  }
}

/** The rows of a query; at least one if a row is expected. */
async function ask<Row>(url: string, text: string): Promise<[Row, ...Row[]]> {
  return (await askPostgres<Row>(url, text)) as [Row, ...Row[]];
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const begun = performance.now();
  await work();
  return ((performance.now() - begun) / 1000).toFixed(1);
}

function line(label: string, text: string): void {
  process.stdout.write(`${label.padEnd(50)} ${text}\n`);
}
