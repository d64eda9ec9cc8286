import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { batchItems } from '../batches/batch-tables.ts';
import type { ItemRow } from './item-repository.ts';

/** Longer than any lease. If one ends later than this, the clock has been set back since. */
const longestLeaseMs = 5 * 60_000;

export type Lease = { readonly id: string; readonly until: Date; readonly now: Date };

/**
 * Claims an item that is waiting or whose worker has vanished. `undefined` if there is nothing to do, so that repeating
 * the task is harmless.
 */
export async function claimItem(
  on: Queryable,
  itemId: string,
  { id, until, now }: Lease,
): Promise<ItemRow | undefined> {
  const [claimed] = await on
    .update(batchItems)
    .set({
      state: 'reading',
      lease: id,
      leaseUntil: until,
      attempts: sql`${batchItems.attempts} + 1`,
      updatedAt: now,
    })
    .where(and(eq(batchItems.id, itemId), or(eq(batchItems.state, 'queued'), hasVanished(now))))
    .returning();
  return claimed;
}

/** Updates an item under this lease; `false` if the lease was lost. */
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

/** Whether an item's worker has stopped renewing its lease. */
function hasVanished(now: Date) {
  const { state, leaseUntil } = batchItems;
  const tooLate = new Date(now.getTime() + longestLeaseMs);
  return and(inArray(state, ['reading', 'judging']), or(lt(leaseUntil, now), gt(leaseUntil, tooLate)));
}

type Staleness = { readonly now: Date; readonly waitingSince: Date };

function isStale({ now, waitingSince }: Staleness) {
  return or(hasVanished(now), and(eq(batchItems.state, 'queued'), lt(batchItems.updatedAt, waitingSince)));
}

/** Items that have been waiting for long, or whose worker has vanished. */
export function listStale(
  on: Queryable,
  staleness: Staleness,
): Promise<{ id: string; state: ItemRow['state'] }[]> {
  return on
    .select({ id: batchItems.id, state: batchItems.state })
    .from(batchItems)
    .where(isStale(staleness))
    .orderBy(batchItems.updatedAt)
    .limit(1_000);
}

/** Requeues an item; `false` if it is no longer stale. */
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
