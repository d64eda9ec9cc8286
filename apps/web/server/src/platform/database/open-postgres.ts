import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import { tellFault } from '../log/tell-fault.ts';
import { guardDatabase } from './database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import type { OpenDatabase } from './open-database.ts';

/** Connects to a PostgreSQL server, and migrates it. */
export async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  await migratePostgres(url);
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
