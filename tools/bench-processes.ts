/**
 * Three APIs and three workers on one PostgreSQL behind a load balancer: kills them at random while people work,
 * restarts the database, restarts each process under load, and prints how long it took. Then measures how many commits
 * per second with an entry of the audit log the single chain allows. Exits with 1 if work, a credit or a request is
 * lost.
 *
 *   npm run bench:processes -- --kills 200 --rolls 3 --seed 1
 *   npm run bench:processes -- --only chain
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../apps/server/src/platform/database/open-postgres.ts';
import { type Cluster, startCluster } from '../apps/server/src/testing/cluster/cluster.ts';
import { countCommits } from '../apps/server/src/testing/cluster/count-commits.ts';
import { killAtRandom } from '../apps/server/src/testing/cluster/kill-at-random.ts';
import {
  type DoneJourney,
  doMainJourney,
  errorsOf,
  throughOutage,
} from '../apps/server/src/testing/cluster/main-journey.ts';
import { rollUnderLoad } from '../apps/server/src/testing/cluster/roll-under-load.ts';
import { quietLog } from '../apps/server/src/testing/quiet-log.ts';
import { runToEnd } from '../apps/server/src/testing/spawn-server.ts';
import { type Postgres, startPostgres } from './running/start-postgres.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    rolls: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const people = 2;
let broken = 0;

function expectThat(isSo: boolean, words: string): void {
  if (isSo) return;
  broken += 1;
  process.stdout.write(`BROKEN: ${words}\n`);
}

function tell(words: string): void {
  process.stdout.write(`${words}\n`);
}

async function killAndRoll(postgres: Postgres): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-processes-'));
  const variables = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    IDENTITY_AUTO_CONFIRM: 'on',
    READER_PROCESSES: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '3',
  };
  const cluster = await startCluster({ variables, apis: 3, workers: 3 });
  const done: DoneJourney[] = [];
  try {
    done.push(...(await kill(cluster)));
    done.push(...(await restartDatabase(cluster, postgres)));
    for (let round = 0; round < Number(values.rolls); round += 1) done.push(...(await roll(cluster, done)));
  } finally {
    await cluster.stop();
  }
  for (const error of done.flatMap(errorsOf)) expectThat(false, error);
  const { code, output } = await runToEnd(variables, ['--examine']);
  expectThat(code === 0, `the doctor finds:\n${output}`);
  await rm(folder, { recursive: true, force: true });
}

async function kill(cluster: Cluster): Promise<DoneJourney[]> {
  const begun = performance.now();
  const kills = Number(values.kills);
  const done = await killAtRandom(cluster, { kills, seed: Number(values.seed), people });
  const seconds = Math.round((performance.now() - begun) / 1000);
  const files = done.reduce((sum, { batch }) => sum + batch.counts.total, 0);
  const givenUp = done.reduce((sum, { batch }) => sum + batch.counts.failed, 0);
  tell(
    `${kills} kills in ${seconds} s: ${done.length} runs of ${files} files ended, ${givenUp} files given up`,
  );
  return done;
}

async function restartDatabase(cluster: Cluster, postgres: Postgres): Promise<DoneJourney[]> {
  const working = Promise.all([1, 2, 3].map(() => doMainJourney(cluster.url, throughOutage)));
  const begun = performance.now();
  await postgres.restart();
  const done = await working;
  const dead = cluster.members.filter((member) => !member.isAlive());
  expectThat(
    dead.length === 0,
    `processes ended with the database: ${dead.map(({ name }) => name).join(', ')}`,
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  tell(`PostgreSQL restarted under ${done.length} main jobs: all ended, after ${seconds} s`);
  return done;
}

async function roll(cluster: Cluster, done: readonly DoneJourney[]): Promise<readonly DoneJourney[]> {
  const [first] = done;
  if (!first) throw new Error('Nobody has done anything yet.');
  const reader = { token: first.token, batchId: first.batch.id };
  const { requests, failures, exits, streamEnds, jobs } = await rollUnderLoad(cluster, {
    perSecond: 50,
    reader,
  });
  for (const failure of failures) expectThat(false, failure);
  expectThat(
    exits.every((exit) => exit === 0),
    `processes ended with ${exits.join(', ')}`,
  );
  const farewells = streamEnds.filter((end) => end === 'stopping').length;
  expectThat(farewells === streamEnds.length, `streams ended after ${streamEnds.join(', ')}`);
  tell(
    `restarted one by one: ${requests} requests and ${jobs.length} main jobs, ${failures.length} failed, ` +
      `${farewells} streams were told`,
  );
  return jobs;
}

/** Commits of one entry each, by as many callers as there are connections. */
async function measureChain({ url, version }: Postgres): Promise<void> {
  const opened = await openPostgres(url, quietLog, { connections: 35 });
  for (const callers of [1, 8, 32]) {
    const of = (isAudited: boolean) =>
      countCommits(opened.database, { callers, isAudited, ms: 5_000 }).then(Math.round);
    tell(
      `${version}, ${callers} at once: ${await of(true)} commits a second audited, ${await of(false)} not`,
    );
  }
  await opened.close();
}

async function onPostgres(isDurable: boolean, work: (postgres: Postgres) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ isDurable });
  if (!postgres) {
    tell('not run: no PostgreSQL could be started (initdb is not in the path)');
    return;
  }
  await work(postgres).finally(() => postgres.stop());
}

if (values.only !== 'chain') await onPostgres(false, killAndRoll);
await onPostgres(true, measureChain);
process.exitCode = broken > 0 ? 1 : 0;
