import type { ItemState, OrganizationId } from '@winnow/contracts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { wordedOnce } from '../../../platform/database/worded-once.ts';
import type { OwnedRow } from '../../organizations/organization-tables.ts';
import { batches, batchItems } from '../batches/batch-tables.ts';

export type ItemRow = OwnedRow<typeof batchItems>;

const underWay: ItemState[] = ['queued', 'reading', 'judging'];

/** Files in the order of the run: all, or the named ones. */
export function listItems(
  on: Queryable,
  batchIds: readonly string[],
  itemIds?: readonly string[],
): Promise<ItemRow[]> {
  return on
    .select()
    .from(batchItems)
    .where(and(inArray(batchItems.batchId, [...batchIds]), itemIds && inArray(batchItems.id, [...itemIds])))
    .orderBy(batchItems.batchId, batchItems.position);
}

/** Files of some resumes, of a run, or of all runs for a job. */
export type FilesOf =
  | { readonly resumeIds: readonly string[] }
  | { readonly batchId: string }
  | { readonly jobId: string };

/** Charges and releases of files. */
export async function listSettled(
  on: Queryable,
  organizationId: OrganizationId,
  of: FilesOf,
): Promise<{ subjectId: string; holdId: string }[]> {
  const found = await on
    .select({ subjectId: batchItems.id, holdId: batchItems.holdId })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchItems.batchId))
    .where(
      and(
        eq(batchItems.organizationId, organizationId),
        'resumeIds' in of ? inArray(batchItems.resumeId, [...of.resumeIds]) : undefined,
        'batchId' in of ? eq(batches.id, of.batchId) : undefined,
        'jobId' in of ? eq(batches.jobId, of.jobId) : undefined,
      ),
    );
  return found.flatMap(({ subjectId, holdId }) => (holdId === null ? [] : { subjectId, holdId }));
}

/** Number of a run's files with the same state and charge. */
export type ItemTally = Pick<ItemRow, 'state' | 'charge'> & { readonly files: number };

export async function countItems(
  on: Queryable,
  batchIds: readonly string[],
): Promise<(ItemTally & { readonly batchId: string })[]> {
  if (batchIds.length === 0) return [];
  return tallies(on).execute({ batchIds: [...batchIds] });
}

const tallies = wordedOnce((on) => {
  const { batchId, state, charge } = batchItems;
  return on
    .select({ batchId, state, charge, files: count() })
    .from(batchItems)
    .where(sql`${batchId} = any(${sql.placeholder('batchIds')}::uuid[])`)
    .groupBy(batchId, state, charge)
    .prepare('');
});

/** Unfinished items of a run. */
export function listUnfinished(
  on: Queryable,
  batchId: string,
  resumeIds?: readonly string[],
): Promise<ItemRow[]> {
  return on
    .select()
    .from(batchItems)
    .where(
      and(
        eq(batchItems.batchId, batchId),
        inArray(batchItems.state, underWay),
        resumeIds && inArray(batchItems.resumeId, [...resumeIds]),
      ),
    )
    .orderBy(batchItems.position);
}

export async function updateItem(
  transaction: Transaction,
  id: string,
  change: Partial<ItemRow>,
): Promise<void> {
  await transaction.update(batchItems).set(change).where(eq(batchItems.id, id));
}

export async function hasUnfinished(on: Queryable, batchId: string): Promise<boolean> {
  const found = await on
    .select({ id: batchItems.id })
    .from(batchItems)
    .where(and(eq(batchItems.batchId, batchId), inArray(batchItems.state, underWay)))
    .limit(1);
  return found.length > 0;
}

/**
 * A mark for each run that changes whenever the result of `listItemStates` does. Runs without files and deleted runs
 * have none.
 */
export async function markRuns(
  on: Queryable,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (batchIds.length === 0) return new Map();
  const marked = await marks(on).execute({ batchIds: [...batchIds] });
  return new Map(marked.map(({ batchId, mark }) => [batchId, mark]));
}

const marks = wordedOnce((on) => {
  const { batchId, id, state, updatedAt, analysisId } = batchItems;
  const ofItems = sql`sum(hashtextextended(concat_ws(' ', ${id}, ${state}, ${updatedAt}, ${analysisId}), 0))`;
  return on
    .select({
      batchId,
      mark: sql<string>`concat_ws(' ', ${batches.finishedAt}, ${batches.cancelledAt}, count(*), ${ofItems})`,
    })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(sql`${batchId} = any(${sql.placeholder('batchIds')}::uuid[])`)
    .groupBy(batchId, batches.finishedAt, batches.cancelledAt)
    .prepare('');
});

/** The state of a run and of its items, as compared by polling. */
export async function listItemStates(on: Queryable, batchId: string) {
  return itemStatesOf(on).execute({ batchId });
}

const itemStatesOf = wordedOnce((on) => {
  const { id, state, updatedAt, analysisId } = batchItems;
  const { finishedAt, cancelledAt } = batches;
  return on
    .select({ id, state, updatedAt, analysisId, finishedAt, cancelledAt })
    .from(batchItems)
    .innerJoin(batches, eq(batchItems.batchId, batches.id))
    .where(eq(batchItems.batchId, sql.placeholder('batchId')))
    .prepare('');
});
