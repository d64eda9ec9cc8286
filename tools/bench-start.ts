/**
 * Cold start: from the start of the process until `/readyz` answers 200, and the processor time that it took, which
 * other work on the machine hardly changes. An API on a PostgreSQL whose tables are there, as in compose and the chart,
 * and on a new one; everything in one process on a new embedded database and on one that is there. Needs `initdb` in the
 * path.
 *
 *   npm run bench:start                                          what is checked out
 *   npm run bench:start -- --image winnow                        an image, by Docker
 *   npm run bench:start -- --image winnow --engine podman --runs 5
 */
import { execFileSync, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keptCodeEnvironment } from '@winnow/tuning';
import { createOwnPostgres } from '../apps/server/src/testing/databases/create-own-postgres.ts';
import { machine } from './bench/machine.ts';
import { familyOf } from './bench/measure-process.ts';
import { buildWebWhenStale } from './running/build-web.ts';
import { root } from './running/run-command.ts';
import { startPostgres } from './running/start-postgres.ts';

const { values } = parseArgs({
  options: {
    image: { type: 'string' },
    engine: { type: 'string', default: 'docker' },
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '3294' },
  },
});
const aimSeconds = 5;
const givesUpAfterMs = 180_000;
const pollIntervalMs = 10;
const readyUrl = `http://127.0.0.1:${values.port}/readyz`;
const containerName = `winnow-bench-start-${process.pid}`;
/** The user of the image. */
const imageUser = 10_001;

type Start = { readonly seconds: number; readonly processorSeconds: number };
type Settings = { readonly folder: string; readonly databaseUrl?: string };
type Started = { pid(): number; readonly hasEnded: () => boolean; stop(): Promise<void> };

function start({ folder, databaseUrl }: Settings): Started {
  const variables = {
    HOST: '127.0.0.1',
    PORT: values.port,
    SITE_URL: `http://localhost:${values.port}`,
    LOG_LEVEL: 'warn',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const role = databaseUrl === undefined ? [] : ['--role=api'];
  const [command, args] =
    values.image === undefined ? ofCheckout(role) : ofImage(values.image, folder, variables, role);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env:
      values.image === undefined
        ? {
            PATH: process.env.PATH,
            NODE_ENV: 'production',
            DATA_DIR: folder,
            ...keptCodeEnvironment(join(folder, 'compiled')),
            ...variables,
          }
        : process.env,
  });
  let ended = false;
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      ended = true;
      resolve();
    }),
  );
  return {
    pid: () => (values.image === undefined ? (child.pid ?? 0) : pidOfContainer()),
    hasEnded: () => ended,
    async stop() {
      if (ended) return;
      if (values.image === undefined) child.kill('SIGTERM');
      else execFileSync(values.engine, ['stop', containerName], { stdio: 'ignore' });
      await exited;
    },
  };
}

function ofCheckout(role: readonly string[]): [string, string[]] {
  return [process.execPath, ['deploy/image/start.ts', ...role]];
}

/** As in compose: without capabilities, on a read-only root. */
function ofImage(
  image: string,
  folder: string,
  variables: Readonly<Record<string, string>>,
  role: readonly string[],
): [string, string[]] {
  const set = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--network', 'host'];
  const run = ['run', '--rm', '--name', containerName, ...limits, '--volume', `${folder}:/data`, ...set];
  return [values.engine, [...run, image, ...role]];
}

function pidOfContainer(): number {
  const asked = ['inspect', '--format', '{{.State.Pid}}', containerName];
  return Number(execFileSync(values.engine, asked, { encoding: 'utf8' }));
}

async function measure(settings: Settings): Promise<Start> {
  const begun = performance.now();
  const started = start(settings);
  try {
    while (!(await isReady())) {
      if (started.hasEnded()) throw new Error('The process ended before it was ready.');
      if (performance.now() - begun > givesUpAfterMs) throw new Error('The process did not become ready.');
      await wait(pollIntervalMs);
    }
    const seconds = (performance.now() - begun) / 1000;
    const family = familyOf(started.pid());
    return { seconds, processorSeconds: family.reduce((sum, each) => sum + each.seconds, 0) };
  } finally {
    await started.stop();
  }
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(readyUrl).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

/** A new data folder for `work`. */
async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-start-'));
  if (values.image !== undefined) await chown(folder, imageUser, imageUser);
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

const figures = new Map<string, Start[]>();
function keep(what: string, start: Start): void {
  figures.set(what, [...(figures.get(what) ?? []), start]);
}

async function measureAll(serverUrl: string): Promise<void> {
  await withFolder(async (folder) => {
    const { url, drop } = await createOwnPostgres(serverUrl);
    keep('PostgreSQL without tables, new folder', await measure({ folder, databaseUrl: url }));
    // As a new container of a deployment: its tables are there, its folder holds the keys of sign-in only.
    await rm(join(folder, 'compiled'), { recursive: true, force: true });
    keep('PostgreSQL with tables, no kept code', await measure({ folder, databaseUrl: url }));
    keep('PostgreSQL with tables, started again', await measure({ folder, databaseUrl: url }));
    await drop();
  });
  await withFolder(async (folder) => {
    keep('embedded database, new folder', await measure({ folder }));
    keep('embedded database, started again', await measure({ folder }));
  });
}

const middle = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

if (values.image === undefined) await buildWebWhenStale();
const postgres = await startPostgres({ isDurable: true });
if (!postgres) throw new Error('No PostgreSQL can be started: initdb and pg_ctl are not in the path.');
process.stdout.write(
  `${machine}; ${values.image === undefined ? 'what is checked out' : `the image ${values.image}`}\n\n`,
);
const loadBefore = loadavg()[0] ?? 0;
try {
  for (let run = 0; run < Number(values.runs); run += 1) await measureAll(postgres.url);
} finally {
  await postgres.stop();
}
for (const [what, starts] of figures) {
  const seconds = starts.map((start) => start.seconds);
  const processor = middle(starts.map(({ processorSeconds }) => processorSeconds)).toFixed(1);
  const range = `${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)}`;
  process.stdout.write(
    `${what.padEnd(40)} ready in ${middle(seconds).toFixed(1)} s (${range}; aim ${aimSeconds}), ${processor} s of processor time\n`,
  );
}
const loads = [loadBefore, loadavg()[0] ?? 0].map((load) => load.toFixed(1)).join(' to ');
process.stdout.write(`\nMedians of ${values.runs} runs, load of the machine ${loads}\n`);
