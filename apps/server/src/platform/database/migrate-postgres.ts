import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { ensureMemberRole, type MemberRole } from './member-role.ts';
import { migrationsFolder } from './migrations.ts';
import { noLimits, sessionOptions } from './postgres-limits.ts';

/** Arbitrary key of the advisory lock that makes processes starting together migrate one after the other. */
const migrationLock = 7_411_926;

/**
 * Applies all pending migrations in one transaction, and makes the role that row-level security needs, if any. Uses its own connection: changing a large table, or waiting for
 * another process, may take longer than the query timeout.
 */
export async function migratePostgres(
  connectionString: string,
  { folder = migrationsFolder, name }: { readonly folder?: string; readonly name?: string } = {},
): Promise<{ memberRole: MemberRole }> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 8_000,
    keepAlive: true,
    options: sessionOptions(noLimits),
    ...(name !== undefined && { application_name: name }),
  });
  // A lost connection rejects the pending query anyway; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    return { memberRole: await ensureMemberRole(async (text) => (await client.query(text)).rows) };
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
