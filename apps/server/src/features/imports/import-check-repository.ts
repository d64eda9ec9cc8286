import { count, eq, sql } from 'drizzle-orm';
import { dayMs } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { importItems, importRuns, imports } from './import-tables.ts';

/** Errors listed; the first show what is wrong. */
const maxErrors = 100;

/** Imports whose state does not fit their end or their files. */
export async function findUnfitImports(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const [counted] = await on.select({ total: count() }).from(imports);
  const isOpen = sql`${imports.state} in ('running', 'paused')`;
  const waits = sql`exists (select 1 from ${importItems} where ${importItems.importId} = ${imports.id}
    and ${importItems.state} in ('waiting', 'queued'))`;
  const laidOut = sql`${imports.state} = 'done' and ${imports.jobId} is not null
    and exists (select 1 from ${importRuns} join ${importItems} on ${importItems.importId} = ${importRuns.importId}
      and ${importItems.run} = ${importRuns.number}
    where ${importRuns.importId} = ${imports.id} and not ${importRuns.isStarted})`;
  const unfit = await on
    .select({ id: imports.id })
    .from(imports)
    .where(sql`${isOpen} <> (${imports.finishedAt} is null) or (not ${isOpen} and ${waits}) or (${laidOut})`)
    .limit(maxErrors);
  return { count: counted?.total ?? 0, errors: unfit.map(({ id }) => id) };
}

/** Imports that are being undone without a request, or for more than a day. */
export async function findUnfitUndoing(
  on: Queryable,
  now: Date,
): Promise<{ count: number; errors: string[] }> {
  const isUndoing = eq(imports.state, 'undoing');
  const [counted] = await on.select({ total: count() }).from(imports).where(isUndoing);
  const since = new Date(now.getTime() - dayMs).toISOString();
  const unfit = await on
    .select({ id: imports.id })
    .from(imports)
    .where(
      sql`${isUndoing} and (${imports.undoAskedBy} is null or not ${imports.undoAskedAt} > ${since}::timestamptz)`,
    )
    .limit(maxErrors);
  return { count: counted?.total ?? 0, errors: unfit.map(({ id }) => id) };
}
