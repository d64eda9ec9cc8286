import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpPostgres } from '../../backup/postgres-tools.ts';
import { createBreakableConnection } from '../../testing/databases/breakable-connection.ts';
import { createOwnPostgres, openOwnPool } from '../../testing/databases/create-own-postgres.ts';
import { testDatabaseUrl } from '../../testing/databases/test-database-url.ts';
import { quietLog, rememberingLog } from '../../testing/quiet-log.ts';
import type { Queryable } from './database.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgres, type PostgresUse } from './open-postgres.ts';
import { noLimits, sessionOptions } from './postgres-limits.ts';
import { queryRows } from './query-rows.ts';
import { forOrganization } from './scope.ts';
import { createScopedPool } from './scoped-pool.ts';

const serverUrl = testDatabaseUrl();

test('limits are options of a connection', () => {
  expect(sessionOptions({ statementMs: 1, lockMs: 2, idleInTransactionMs: 3 })).toBe(
    '-c statement_timeout=1 -c lock_timeout=2 -c idle_in_transaction_session_timeout=3',
  );
});

if (serverUrl) {
  let own: Awaited<ReturnType<typeof createOwnPostgres>>;
  let observer: Pool;
  const opened: OpenDatabase[] = [];

  beforeAll(async () => {
    own = await createOwnPostgres(serverUrl);
    observer = openOwnPool(own.url, { max: 2 });
  });

  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await observer.end();
    await own.drop();
  });

  const open = async (use: Partial<PostgresUse>, url = own.url, log = quietLog) => {
    const database = await openPostgres(url, log, use);
    opened.push(database);
    return database;
  };
  const short = { statementMs: 300, lockMs: 300, idleInTransactionMs: 300 };
  const codeOf = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;
  const pidOf = async (on: Queryable) => {
    const [row] = await queryRows<{ pid: number }>(on, sql`select pg_backend_pid() as pid`);
    return row?.pid ?? 0;
  };
  const isConnected = async (pid: number) => {
    const { rowCount } = await observer.query('select from pg_stat_activity where pid = $1', [pid]);
    return rowCount === 1;
  };

  test('the server ends a statement that takes too long, and the connection is used again', async () => {
    const { database } = await open({ connections: 5, limits: { ...noLimits, statementMs: 300 } });
    const stuck = database.execute(sql`select pg_sleep(600)`).catch(codeOf);
    expect(await stuck).toBe('57014');
    expect(await queryRows(database, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('waiting for a lock has a limit', async () => {
    const { database } = await open({ connections: 5, limits: { ...noLimits, lockMs: 300 } });
    const blocker = await observer.connect();
    await blocker.query('begin; lock table users in access exclusive mode');
    expect(await database.execute(sql`select count(*) from users`).catch(codeOf)).toBe('55P03');
    await blocker.query('rollback');
    blocker.release();
  });

  test('the server ends a transaction in which nothing happens, and the process goes on', async () => {
    const { database } = await open({ connections: 5, limits: { ...noLimits, idleInTransactionMs: 300 } });
    const outcome = database.transaction(async (transaction) => {
      const pid = await pidOf(transaction);
      await expect.poll(() => isConnected(pid)).toBe(false);
      await transaction.execute(sql`select 1`);
    });
    await expect(outcome).rejects.toThrow();
    expect(await queryRows(database, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('any number of connections lost inside transactions is replaced', async () => {
    const { database } = await open({ connections: 5 });
    for (let times = 0; times < 6; times += 1) {
      const outcome = database.transaction(async (transaction) => {
        const pid = await pidOf(transaction);
        await observer.query('select pg_terminate_backend($1)', [pid]);
        await expect.poll(() => isConnected(pid)).toBe(false);
        await transaction.execute(sql`select 1`);
      });
      await expect(outcome).rejects.toThrow();
    }
    expect(await queryRows(database, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test('any number of connections lost at the begin of transactions is replaced', async () => {
    const connection = await createBreakableConnection(own.url);
    const { database } = await open({ connections: 5 }, connection.url);
    for (let times = 0; times < 11; times += 1) {
      await database.execute(sql`select 1`);
      const outcome = database.transaction(async () => {});
      await Promise.all([expect(outcome).rejects.toThrow(), connection.breakOff()]);
      await connection.mend();
    }
    expect(await queryRows(database, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await connection.breakOff();
  });

  test('requests have limits from their first statement, and commands over whole tables have none', async () => {
    const read = async ({ database }: OpenDatabase) =>
      (
        await queryRows<{ limits: string[] }>(
          database,
          sql`select array[current_setting('statement_timeout'), current_setting('lock_timeout'),
            current_setting('idle_in_transaction_session_timeout')] as limits`,
        )
      )[0]?.limits;
    expect(await read(await open({}))).toEqual(['20s', '10s', '1min']);
    expect(await read(await open({ limits: noLimits }))).toEqual(['0', '0', '0']);
  });

  test('a process sets its application name, and opens no more connections than its limit', async () => {
    const { database } = await open({ connections: 6, name: 'counted' });
    await Promise.all(Array.from({ length: 20 }, () => database.execute(sql`select pg_sleep(0.01)`)));
    const { rows } = await observer.query(
      `select count(*)::int as count from pg_stat_activity where application_name = 'winnow counted'`,
    );
    // Two of the six are the queue's, and one hears of new tasks.
    expect(rows).toEqual([{ count: 3 }]);
  });

  test('more connections than the server accepts are refused with what to set', async () => {
    const refused = openPostgres(own.url, quietLog, { connections: 100_000 });
    await expect(refused).rejects.toThrow(/DATABASE_POOL is 100000, and .* accepts \d+ connections/);
  });

  test('a warning tells when all processes together may want more than the server accepts', async () => {
    const { rows } = await observer.query(`select current_setting('max_connections')::int as most`);
    const half = Math.floor(rows[0].max * 0.6);
    const { log, lines } = rememberingLog();
    await open({ connections: half, name: 'first of two', limits: short });
    const { database } = await open({ connections: half, name: 'second of two' }, own.url, log);
    await database.execute(sql`select 1`);
    expect(lines).toMatchObject([{ level: 'warn', fields: { wanted: expect.any(Number) } }]);
  });

  test('row-level security holds for superusers and for the owner of the tables', async () => {
    const name = `winnow_owner_${randomUUID().replaceAll('-', '')}`;
    await observer.query(`create role ${name} login`);
    await observer.query(`create database ${name} owner ${name}`);
    const url = new URL(own.url);
    url.username = name;
    url.pathname = `/${name}`;
    const folder = await mkdtemp(join(tmpdir(), 'winnow-owner-'));
    try {
      for (const [ofOwner, address] of [
        [false, own.url],
        [true, url.href],
      ] as const) {
        const { database, close } = await openPostgres(address, quietLog, { connections: 5 });
        const ids = [randomUUID(), randomUUID()].map((id) => organizationId.parse(id));
        for (const id of ids) {
          await database.execute(
            sql`insert into organizations (id, name, created_at) values (${id}, 'Harbor Foods', now())`,
          );
        }
        const see = () =>
          queryRows<{ id: string; role: string }>(
            database,
            sql`select id, current_user as role from organizations`,
          );
        expect(await see()).toHaveLength(2);
        for (const id of ids) {
          expect(await forOrganization(id, see)).toEqual([{ id, role: ofOwner ? name : 'winnow_member' }]);
          expect(
            await forOrganization(id, () =>
              database.transaction((on) => queryRows(on, sql`select from organizations`)),
            ),
          ).toHaveLength(1);
        }
        await close();
      }
      // A backup needs all rows, although policies apply to the owner, too.
      await dumpPostgres(url.href, join(folder, 'dump'));
    } finally {
      await observer.query(`drop database ${name} with (force)`);
      await observer.query(`drop role ${name}`);
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('a connection’s scope is set only if it differs from the last one', async () => {
    const pool = openOwnPool(own.url, { max: 1, pipeline: true });
    const sent: string[] = [];
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      Object.assign(client, {
        query: (...given: unknown[]) => {
          sent.push(String(given[0]));
          return query(...given);
        },
      });
    });
    const scoped = createScopedPool(pool, 'winnow_member');
    const ids = [randomUUID(), randomUUID()].map((id) => organizationId.parse(id));
    await scoped.query('select 1');
    for (const id of [ids[0], ids[0], ids[1]]) {
      if (id) await forOrganization(id, () => scoped.query('select 1'));
    }
    await scoped.query('select 1');
    await pool.end();
    expect(sent).toEqual([
      'select 1',
      `set app.organization = '${ids[0]}'; set role winnow_member`,
      'select 1',
      'select 1',
      `set app.organization = '${ids[1]}'; set role winnow_member`,
      'select 1',
      `set app.organization = ''; reset role`,
      'select 1',
    ]);
  });

  test('what a connection cannot be told is an error, and the connection is not used again', async () => {
    const pool = openOwnPool(own.url, { max: 1, pipeline: true });
    const scoped = createScopedPool(pool, 'no_such_role');
    const pid = async () => (await scoped.query('select pg_backend_pid() as pid')).rows[0]?.pid;
    const first = await pid();
    await expect(forOrganization(organizationId.parse(randomUUID()), pid)).rejects.toThrow('no_such_role');
    expect(await pid()).not.toBe(first);
    await pool.end();
  });
}
