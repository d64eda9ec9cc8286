import type { BatchSummary, ItemState } from '@winnow/contracts';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Cursor } from '../../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { wordedOnce } from '../../../platform/database/worded-once.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { jobDescriptions } from '../../jobs/job-tables.ts';
import { batches, batchItems } from './batch-tables.ts';

export type BatchRow = typeof batches.$inferSelect;
export type ItemRow = typeof batchItems.$inferSelect;
export type NamedBatch = BatchRow & { readonly jobTitle: string };

const underWay: ItemState[] = ['queued', 'reading', 'judging'];

export async function insertBatch(
  transaction: Transaction,
  batch: BatchRow,
  items: readonly ItemRow[],
): Promise<void> {
  await transaction.insert(batches).values(batch);
  await transaction.insert(batchItems).values([...items]);
}

export async function findBatch(on: Queryable, ownerId: string, id: string): Promise<NamedBatch | undefined> {
  const [found] = await batchById(on).execute({ ownerId, id });
  return found && { ...found.batch, jobTitle: found.jobTitle };
}

const batchById = wordedOnce((on) =>
  on
    .select({ batch: batches, jobTitle: jobDescriptions.title })
    .from(batches)
    .innerJoin(jobDescriptions, eq(batches.jobId, jobDescriptions.id))
    .where(and(eq(batches.ownerId, sql.placeholder('ownerId')), eq(batches.id, sql.placeholder('id'))))
    .prepare(''),
);

/** For a letter: the run and its owner's address. */
export async function findBatchWithOwner(
  on: Queryable,
  id: string,
): Promise<{ batch: NamedBatch; email: string } | undefined> {
  const [found] = await on
    .select({ batch: batches, jobTitle: jobDescriptions.title, email: users.email })
    .from(batches)
    .innerJoin(jobDescriptions, eq(batches.jobId, jobDescriptions.id))
    .innerJoin(users, eq(batches.ownerId, users.id))
    .where(eq(batches.id, id));
  return found && { batch: { ...found.batch, jobTitle: found.jobTitle }, email: found.email };
}

/** Whoever brings an item to its end, cancels or tries again holds this row until the transaction ends. */
export async function lockBatch(
  transaction: Transaction,
  ownerId: string,
  id: string,
): Promise<BatchRow | undefined> {
  const [found] = await transaction
    .select()
    .from(batches)
    .where(and(eq(batches.ownerId, ownerId), eq(batches.id, id)))
    .for('update');
  return found;
}

export async function updateBatch(
  transaction: Transaction,
  id: string,
  change: Partial<BatchRow>,
): Promise<BatchRow | undefined> {
  const [batch] = await transaction.update(batches).set(change).where(eq(batches.id, id)).returning();
  return batch;
}

export async function removeBatch(transaction: Transaction, ownerId: string, id: string): Promise<void> {
  await transaction.delete(batches).where(and(eq(batches.ownerId, ownerId), eq(batches.id, id)));
}

export type BatchPage = {
  readonly jobDescriptionId?: string | undefined;
  readonly state?: BatchSummary['state'] | undefined;
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

/** Newest first; one more than asked for tells that there is another page. */
export async function listBatchRows(
  on: Queryable,
  ownerId: string,
  { jobDescriptionId, state, after, limit }: BatchPage,
): Promise<NamedBatch[]> {
  const ofState = {
    running: isNull(batches.finishedAt),
    done: and(isNotNull(batches.finishedAt), isNull(batches.cancelledAt)),
    cancelled: and(isNotNull(batches.finishedAt), isNotNull(batches.cancelledAt)),
  };
  const rows = await on
    .select({ batch: batches, jobTitle: jobDescriptions.title })
    .from(batches)
    .innerJoin(jobDescriptions, eq(batches.jobId, jobDescriptions.id))
    .where(
      and(
        eq(batches.ownerId, ownerId),
        jobDescriptionId ? eq(batches.jobId, jobDescriptionId) : undefined,
        state && ofState[state],
        after &&
          sql`(${batches.createdAt}, ${batches.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(limit + 1);
  return rows.map(({ batch, jobTitle }) => ({ ...batch, jobTitle }));
}

/** In the order of the run; all of them, or those that are named. */
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

/** How many files of a run stand alike. */
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

/** Ids of the runs under way that judge a job, or hold one of the resumes. */
export async function listRunning(
  on: Queryable,
  ownerId: string,
  of: { readonly jobId: string } | { readonly resumeIds: readonly string[] },
): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: batches.id })
    .from(batches)
    .innerJoin(batchItems, eq(batchItems.batchId, batches.id))
    .where(
      and(
        eq(batches.ownerId, ownerId),
        isNull(batches.finishedAt),
        'jobId' in of ? eq(batches.jobId, of.jobId) : inArray(batchItems.resumeId, [...of.resumeIds]),
      ),
    )
    .orderBy(batches.id);
  return rows.map(({ id }) => id);
}

/** Items of a run that have not come to their end. */
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

export type Lease = { readonly id: string; readonly until: Date; readonly now: Date };

/**
 * Takes an item for work: one that waits, or whose worker has vanished. `undefined` where there is nothing to do, so
 * that a job that runs twice works once.
 */
export async function claimItem(
  on: Queryable,
  itemId: string,
  { id, until, now }: Lease,
): Promise<ItemRow | undefined> {
  const vanished = and(inArray(batchItems.state, ['reading', 'judging']), lt(batchItems.leaseUntil, now));
  const [claimed] = await on
    .update(batchItems)
    .set({
      state: 'reading',
      lease: id,
      leaseUntil: until,
      attempts: sql`${batchItems.attempts} + 1`,
      updatedAt: now,
    })
    .where(and(eq(batchItems.id, itemId), or(eq(batchItems.state, 'queued'), vanished)))
    .returning();
  return claimed;
}

/** Changes an item that is still worked on under this lease; `false` where it was lost. */
export async function updateLeased(
  on: Queryable,
  { itemId, lease }: { readonly itemId: string; readonly lease: string },
  change: Partial<ItemRow>,
): Promise<boolean> {
  const changed = await on
    .update(batchItems)
    .set(change)
    .where(
      and(
        eq(batchItems.id, itemId),
        eq(batchItems.lease, lease),
        inArray(batchItems.state, ['reading', 'judging']),
      ),
    )
    .returning({ id: batchItems.id });
  return changed.length > 0;
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

type Staleness = { readonly now: Date; readonly waitingSince: Date };

function isStale({ now, waitingSince }: Staleness) {
  return or(
    and(inArray(batchItems.state, ['reading', 'judging']), lt(batchItems.leaseUntil, now)),
    and(eq(batchItems.state, 'queued'), lt(batchItems.updatedAt, waitingSince)),
  );
}

/** Items that wait since long, or whose worker has vanished. */
export async function listStale(on: Queryable, staleness: Staleness): Promise<string[]> {
  const rows = await on
    .select({ id: batchItems.id })
    .from(batchItems)
    .where(isStale(staleness))
    .orderBy(batchItems.updatedAt)
    .limit(1_000);
  return rows.map(({ id }) => id);
}

/** Lets an item wait anew; `false` where it is not stale any more. */
export async function putBack(on: Queryable, itemId: string, staleness: Staleness): Promise<boolean> {
  const { now: updatedAt } = staleness;
  const put = await on
    .update(batchItems)
    .set({ state: 'queued', lease: null, leaseUntil: null, updatedAt })
    .where(and(eq(batchItems.id, itemId), isStale(staleness)))
    .returning({ id: batchItems.id });
  return put.length > 0;
}

/** Ends every lease. */
export async function endLeases(on: Queryable): Promise<void> {
  await on
    .update(batchItems)
    .set({ leaseUntil: new Date(0) })
    .where(inArray(batchItems.state, ['reading', 'judging']));
}

/** What a look from time to time compares: which items there are, how far they have come, and the run with them. */
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

export type RunCounts = {
  readonly running: number;
  readonly unreadable: number;
  readonly hasSample: boolean;
};

export async function countRuns(on: Queryable, ownerId: string, since: Date): Promise<RunCounts> {
  const [runs] = await on
    .select({
      running: sql<number>`count(*) filter (where ${batches.finishedAt} is null)::int`,
      samples: sql<number>`count(*) filter (where ${batches.isSample})::int`,
    })
    .from(batches)
    .where(eq(batches.ownerId, ownerId));
  const [failed] = await on
    .select({ total: count() })
    .from(batchItems)
    .where(
      and(eq(batchItems.ownerId, ownerId), eq(batchItems.state, 'failed'), gte(batchItems.updatedAt, since)),
    );
  return {
    running: runs?.running ?? 0,
    hasSample: (runs?.samples ?? 0) > 0,
    unreadable: failed?.total ?? 0,
  };
}

/** The newest run of each of the jobs. */
export async function listLatestBatches(
  on: Queryable,
  ownerId: string,
  jobIds: readonly string[],
): Promise<Map<string, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await latestBatches(on).execute({ ownerId, jobIds: [...jobIds] });
  return new Map(rows.map(({ jobId, id }) => [jobId, id]));
}

const latestBatches = wordedOnce((on) =>
  on
    .selectDistinctOn([batches.jobId], { jobId: batches.jobId, id: batches.id })
    .from(batches)
    .where(
      and(
        eq(batches.ownerId, sql.placeholder('ownerId')),
        sql`${batches.jobId} = any(${sql.placeholder('jobIds')}::uuid[])`,
      ),
    )
    .orderBy(batches.jobId, desc(batches.createdAt), desc(batches.id))
    .prepare(''),
);
