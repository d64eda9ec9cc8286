import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { ImportRunRow } from './import-repository.ts';
import { importRuns } from './import-tables.ts';

export async function findLastRun(on: Queryable, importId: string): Promise<ImportRunRow | undefined> {
  const [found] = await on
    .select()
    .from(importRuns)
    .where(eq(importRuns.importId, importId))
    .orderBy(desc(importRuns.number))
    .limit(1);
  return found;
}

export async function insertRun(on: Queryable, row: ImportRunRow): Promise<void> {
  await on.insert(importRuns).values(row);
}

export async function updateRun(
  on: Queryable,
  importId: string,
  number: number,
  change: Partial<ImportRunRow>,
): Promise<void> {
  await on
    .update(importRuns)
    .set(change)
    .where(and(eq(importRuns.importId, importId), eq(importRuns.number, number)));
}

export async function removeRun(on: Queryable, importId: string, number: number): Promise<void> {
  await on.delete(importRuns).where(and(eq(importRuns.importId, importId), eq(importRuns.number, number)));
}
