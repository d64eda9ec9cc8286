import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, guardDatabase } from '../../platform/database/database.ts';
import { EmbeddedClient } from '../../platform/database/embedded-client.ts';
import { migratePostgres } from '../../platform/database/migrate-postgres.ts';
import { createOwnPostgres, openOwnPool } from './create-own-postgres.ts';
import { testDatabaseUrl } from './test-database-url.ts';

/** A separate database without tables, of the kind that tests run on. */
export type BareDatabase = {
  rows<Row>(text: string): Promise<Row[]>;
  /** The same connection as a `Database`. */
  readonly database: Database;
  /** Migrates like the server at startup, from another folder. */
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
};

export async function openBareDatabase(): Promise<BareDatabase> {
  const serverUrl = testDatabaseUrl();
  if (serverUrl) {
    const { url, drop } = await createOwnPostgres(serverUrl);
    // One connection, so that session settings stay.
    const pool = openOwnPool(url, { max: 1 });
    return {
      rows: async <Row>(text: string) => (await pool.query(text)).rows as Row[],
      database: guardDatabase(drizzlePostgres(pool, { casing: 'snake_case' })),
      async migrate(folder) {
        await migratePostgres(url, { folder });
      },
      async close() {
        await pool.end();
        await drop();
      },
    };
  }
  const client = new EmbeddedClient();
  await client.waitReady;
  return {
    rows: async <Row>(text: string) => (await client.query<Row>(text)).rows,
    database: guardDatabase(drizzle(client, { casing: 'snake_case' })),
    migrate: (folder) => migrate(drizzle(client), { migrationsFolder: folder }),
    close: () => client.close(),
  };
}
