import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { queryRows } from './query-rows.ts';

/** The committed migrations, made by `npm run database:generate --workspace @winnow/server` after a change of tables. */
export const migrationsFolder = resolve(import.meta.dirname, '../../../migrations');

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

/** The names of a folder's migrations and when they were made, in the order in which they are run. */
export async function readJournal(folder = migrationsFolder): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
}

/**
 * Number of migrations the database has had. More than this program knows means that a newer release is running too.
 * @throws Error when the database lacks some
 */
export async function checkMigrations(database: Queryable): Promise<{ applied: number }> {
  const { entries } = await readJournal();
  const [row] = await queryRows<{ applied: number }>(
    database,
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  );
  const applied = row?.applied ?? 0;
  const missing = entries.length - applied;
  if (missing > 0) throw new Error(`${missing} migrations are missing`);
  return { applied };
}

/** How many migrations the database has had, and which of this program's it has not. */
export async function findMigrationErrors(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const applied = await queryRows<{ when: string }>(
    on,
    sql`select created_at::text as when from drizzle.__drizzle_migrations`,
  );
  const times = new Set(applied.map(({ when }) => Number(when)));
  const { entries } = await readJournal();
  const missing = entries.filter(({ when }) => !times.has(when));
  return { count: applied.length, errors: missing.map(({ tag }) => `${tag} is missing`) };
}
