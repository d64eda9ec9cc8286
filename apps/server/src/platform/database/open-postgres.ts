import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import { tellFault } from '../log/tell-fault.ts';
import { guardDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';

/** Any number that nobody else locks by; the processes that start together migrate one after the other. */
const migrationLock = 7_411_926;

/** Connects to a PostgreSQL server, and migrates it. */
export async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 8_000,
    // A server that vanished without a word must not hold a request for ever.
    query_timeout: 20_000,
    keepAlive: true,
  });
  // Without a listener the end of an idle connection would end the process.
  pool.on('error', (error) => log.warn(tellFault(error), 'a database connection was lost'));
  await migrateOnce(pool);
  return {
    kind: 'postgres',
    database: guardDatabase(drizzle(pool, { casing: 'snake_case' })),
    queueConnection: { connectionString: url, max: 5 },
    async ping() {
      await pool.query('select 1');
    },
    scrub: async () => {},
    close: () => pool.end(),
  };
}

async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}
