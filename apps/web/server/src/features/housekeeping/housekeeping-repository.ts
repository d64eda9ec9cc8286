import { desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { housekeepingRuns } from './housekeeping-tables.ts';

export type HousekeepingRun = typeof housekeepingRuns.$inferSelect;

export async function insertRun(on: Queryable, id: string, requestedAt: Date): Promise<void> {
  await on.insert(housekeepingRuns).values({ id, requestedAt });
}

export async function findRun(on: Queryable, id: string): Promise<HousekeepingRun | undefined> {
  const [run] = await on.select().from(housekeepingRuns).where(eq(housekeepingRuns.id, id));
  return run;
}

export async function finishRun(
  on: Queryable,
  id: string,
  outcome: { finishedAt: Date; removedUploads: number },
): Promise<void> {
  await on.update(housekeepingRuns).set(outcome).where(eq(housekeepingRuns.id, id));
}

export async function removeRunsBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(housekeepingRuns).where(lt(housekeepingRuns.requestedAt, before));
}

export async function findLatestFinishedRun(on: Queryable): Promise<HousekeepingRun | undefined> {
  const [run] = await on
    .select()
    .from(housekeepingRuns)
    .where(isNotNull(housekeepingRuns.finishedAt))
    .orderBy(desc(housekeepingRuns.finishedAt))
    .limit(1);
  return run;
}
