import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBalancer } from '../testing/cluster/balancer.ts';
import { type Cluster, startCluster } from '../testing/cluster/cluster.ts';
import { killAtRandom } from '../testing/cluster/kill-at-random.ts';
import { type DoneJourney, doMainJourney, errorsOf, throughOutage } from '../testing/cluster/main-journey.ts';
import { rollUnderLoad } from '../testing/cluster/roll-under-load.ts';
import { createOwnPostgres, openOwnPool } from '../testing/databases/create-own-postgres.ts';
import { testDatabaseUrl } from '../testing/databases/test-database-url.ts';
import { runToEnd } from '../testing/spawn-server.ts';

const serverUrl = testDatabaseUrl();
/** Machines differ, and six processes start again and again; nothing here is about speed. */
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

if (serverUrl) {
  let folder: string;
  let own: Awaited<ReturnType<typeof createOwnPostgres>>;
  let database: Pool;
  let cluster: Cluster;
  let variables: Record<string, string>;
  const done: DoneJourney[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'winnow-cluster-'));
    own = await createOwnPostgres(serverUrl);
    database = openOwnPool(own.url, { max: 1 });
    variables = {
      DATA_DIR: folder,
      DATABASE_URL: own.url,
      DATABASE_POOL: '6',
      IDENTITY_AUTO_CONFIRM: 'on',
      READER_PROCESSES: '1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '3',
    };
    cluster = await startCluster({ variables, apis: 3, workers: 3 });
  });

  afterAll(async () => {
    await cluster?.stop();
    await database.end();
    await own.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** As a restart of the server does it: every connection ends at once. */
  async function cutAllConnections(): Promise<void> {
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  }

  const outputOf = () => cluster.members.map((member) => `${member.name}:\n${member.output()}`).join('\n');

  test('workers run at a lower priority than APIs', () => {
    const nice = cluster.members.map((member) => [
      member.name,
      getPriority(member.pid() ?? 0) - getPriority(),
    ]);
    expect(nice).toEqual([
      ...['api 0', 'api 1', 'api 2'].map((name) => [name, 0]),
      ...['worker 3', 'worker 4', 'worker 5'].map((name) => [name, 10]),
    ]);
  });

  test('processes that are killed at random eight times lose no work and charge nothing twice', async () => {
    done.push(...(await killAtRandom(cluster, { kills: 8, seed: 20_261_122, people: 2 })));
    expect(done.flatMap(errorsOf)).toEqual([]);
    const { rows } = await database.query(
      'select count(*)::int as count from analyses group by resume_id, job_id having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });

  test('a database that ends every connection, again and again, ends no process and loses no work', async () => {
    const people = Promise.all([1, 2, 3].map(() => doMainJourney(cluster.url, throughOutage)));
    for (let times = 0; times < 5; times += 1) {
      await cutAllConnections();
      await expect.poll(async () => (await fetch(`${cluster.url}/readyz`)).status).toBe(200);
    }
    done.push(...(await people));
    expect(done.flatMap(errorsOf)).toEqual([]);
    expect(cluster.members.filter((member) => !member.isAlive()).map(({ name }) => name)).toEqual([]);
  });

  test('processes that are restarted one by one under load fail no request', async () => {
    const [first] = done;
    if (!first) throw new Error('Nobody has done anything yet.');
    const { batch, token } = first;
    const rolled = await rollUnderLoad(cluster, { perSecond: 50, reader: { token, batchId: batch.id } });
    done.push(...rolled.jobs);
    expect(rolled.failures, outputOf()).toEqual([]);
    expect(rolled.exits).toEqual([0, 0, 0, 0, 0, 0]);
    expect(new Set(rolled.streamEnds)).toEqual(new Set(['stopping']));
    expect(rolled.requests).toBeGreaterThan(200);
    expect(rolled.jobs.flatMap(errorsOf)).toEqual([]);
  });

  test('afterwards everything that is stored adds up', async () => {
    const { code, output } = await runToEnd(variables, ['--examine']);
    expect(output).toContain('Everything adds up.');
    expect(code).toBe(0);
  });
}

test('a balancer leaves out who is not ready, and waits for somebody who is', async () => {
  let isReady = true;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' && !isReady ? 503 : 200).end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const balancer = await startBalancer([{ url: () => 'http://127.0.0.1:1' }, { url: () => url }]);
  const ask = async () => (await fetch(balancer.url, { headers: { connection: 'close' } })).text();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['here', 'here', 'here']);
  expect(balancer.countReady()).toBe(1);
  isReady = false;
  await expect.poll(() => balancer.countReady()).toBe(0);
  const waiting = ask();
  isReady = true;
  expect(await waiting).toBe('here');
  await balancer.close();
  server.closeAllConnections();
  server.close();
});
