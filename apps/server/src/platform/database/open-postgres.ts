import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';
import { type atOneMoment, guardDatabase, type Transaction } from './database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import type { OpenDatabase } from './open-database.ts';
import { requireOwnSessions } from './own-sessions.ts';
import {
  assessRoom,
  namePrefix,
  queueLimits,
  requestLimits,
  type SessionLimits,
  sessionOptions,
} from './postgres-limits.ts';
import { createScopedPool, type ScopedPool } from './scoped-pool.ts';

export type PostgresUse = {
  /** Maximum connections of this process, at least 4: for queries, the queue, and one that listens for new tasks. */
  readonly connections: number;
  /** Name that the server shows for each connection (`application_name`). */
  readonly name: string;
  readonly limits: SessionLimits;
};

const usualUse: PostgresUse = { connections: 10, name: `${process.pid}`, limits: requestLimits };
/** Connections by which the queue claims tasks and cleans up; it enqueues on the caller's connection. */
const queueConnections = 2;
const listenConnections = 1;
/** Longer than the server's own timeout, after which the connection is reused; for a server that vanished. */
const graceMs = 5_000;

const notInForce =
  'row-level security is not in force: the role of DATABASE_URL ignores it and may not make another role (docs/operating/database.md)';

/** Connects to a PostgreSQL server and migrates it. */
export async function openPostgres(
  url: string,
  log: Log,
  use: Partial<PostgresUse> = {},
): Promise<OpenDatabase> {
  const { connections, name, limits } = { ...usualUse, ...use };
  // The server silently truncates longer names.
  const ownName = `${namePrefix}${name}`.slice(0, 63);
  await requireOwnSessions(() => connectOnce(url, ownName));
  const { memberRole } = await migratePostgres(url, { name: ownName });
  if (memberRole.obstacle !== null) log.warn(describeError(memberRole.obstacle), notInForce);
  const pool = new Pool({
    connectionString: url,
    application_name: ownName,
    options: sessionOptions(limits),
    max: connections - queueConnections - listenConnections,
    connectionTimeoutMillis: 8_000,
    // A server that vanished without a response must not block a request forever.
    ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + graceMs }),
    keepAlive: true,
    // The statement that sets the scope is sent together with the query.
    pipeline: true,
  });
  // Without a listener the end of a connection would end the process: the pool listens to idle ones, and a checked-out
  // connection fails at its next statement.
  pool.on('error', (error) => log.warn(describeError(error), 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const room = await assessRoom(pool, { name: ownName, connections });
    if (!room.fits) {
      const { usable, wanted } = room;
      log.warn(
        { usable, wanted },
        'all processes together may want more connections than the server accepts',
      );
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const scoped = createScopedPool(pool, memberRole.name);
  return {
    kind: 'postgres',
    database: guardDatabase(drizzle(scoped as unknown as Pool, { casing: 'snake_case' }), (work, config) =>
      inTransaction(scoped, work, config),
    ),
    queueConnection: {
      connectionString: url,
      application_name: ownName,
      options: sessionOptions(queueLimits),
      max: queueConnections,
    },
    async ping() {
      await pool.query('select 1');
    },
    scrub: async () => {},
    copyTo: null,
    close: () => pool.end(),
  };
}

async function connectOnce(connectionString: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: 8_000,
    options: sessionOptions(requestLimits),
  });
  // A lost connection rejects the pending query anyway; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * The driver's own transaction never releases a connection that is lost before it begins, and releases one whose
 * rollback failed: the pool would shrink, or return a connection that is still in use.
 */
async function inTransaction<Result>(
  pool: ScopedPool,
  work: (opened: Transaction) => Promise<Result>,
  config?: typeof atOneMoment,
): Promise<Result> {
  return pool.use(
    (client, told) =>
      drizzle(client, { casing: 'snake_case' }).transaction(async (opened) => {
        await told;
        return work(opened as unknown as Transaction);
      }, config),
    (error) => error instanceof DrizzleQueryError && /^(begin|commit|rollback)/.test(error.query),
  );
}
