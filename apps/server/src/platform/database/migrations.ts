import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** The committed migrations, made by `npm run database:generate --workspace @winnow/server` after a change of tables. */
export const migrationsFolder = resolve(import.meta.dirname, '../../../migrations');

/**
 * How many migrations the database has had. More than this program knows are those of a newer one beside it.
 * @throws Error when the database lacks some
 */
export async function checkMigrations(database: Queryable): Promise<{ applied: number }> {
  const journal: { entries: unknown[] } = JSON.parse(
    await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  const { rows } = (await database.execute(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )) as { rows: { applied: number }[] };
  const applied = rows[0]?.applied ?? 0;
  const missing = journal.entries.length - applied;
  if (missing > 0) throw new Error(`${missing} migrations are missing`);
  return { applied };
}
