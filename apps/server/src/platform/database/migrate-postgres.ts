import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { migrationsFolder } from './migrations.ts';
import { noLimits, sessionOptions } from './postgres-limits.ts';

/** Any number that nobody else locks by; the processes that start together migrate one after the other. */
const migrationLock = 7_411_926;

/**
 * Brings the tables up to date, all steps or none. On a connection of its own: a change of a large table, or the wait
 * for another process, may take longer than a query is given.
 */
export async function migratePostgres(
  connectionString: string,
  folder = migrationsFolder,
  name?: string,
): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 8_000,
    keepAlive: true,
    options: sessionOptions(noLimits),
    ...(name !== undefined && { application_name: name }),
  });
  // Whoever waits for an answer learns of a lost connection anyway; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    // With the connection goes the lock.
    await client.end();
  }
}
