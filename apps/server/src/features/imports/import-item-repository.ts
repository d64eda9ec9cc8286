import type { ImportItem, ImportItemState } from '@winnow/contracts';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { list } from '../../platform/database/list-parameter.ts';
import { resumes } from '../files/resume-tables.ts';
import { importItems, imports } from './import-tables.ts';

export type ImportItemRow = typeof importItems.$inferSelect;

/** States of items that are being read or will be. */
const unread: ImportItemState[] = ['queued', 'reading'];
const unended: ImportItemState[] = ['waiting', ...unread];

export async function findLastPosition(on: Queryable, importId: string): Promise<number> {
  const [found] = await on
    .select({ last: max(importItems.position) })
    .from(importItems)
    .where(eq(importItems.importId, importId));
  return found?.last ?? -1;
}

/** Items of an import that have one of these values, in the order of the import. */
type ItemsBy =
  | { readonly paths: readonly string[] }
  | { readonly hashes: readonly string[] }
  | { readonly resumeIds: readonly string[] };

export function findItems(on: Queryable, importId: string, by: ItemsBy): Promise<ImportItemRow[]> {
  return on
    .select()
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        'paths' in by ? inArray(importItems.path, [...by.paths]) : undefined,
        'hashes' in by ? inArray(importItems.hash, [...by.hashes]) : undefined,
        'resumeIds' in by ? inArray(importItems.resumeId, [...by.resumeIds]) : undefined,
      ),
    )
    .orderBy(asc(importItems.position));
}

export async function countItems(on: Queryable, importId: string): Promise<number> {
  const [counted] = await on
    .select({ total: count() })
    .from(importItems)
    .where(eq(importItems.importId, importId));
  return counted?.total ?? 0;
}

export async function insertItems(on: Queryable, rows: readonly ImportItemRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await on.insert(importItems).values(rows.slice(from, from + rowsAtOnce));
}

/** A statement holds 65,535 values at most. */
const rowsAtOnce = 1_000;

/** Rows of a table that are still to be written, in their order. */
export function listUnwritten(on: Queryable, importId: string, limit: number): Promise<ImportItemRow[]> {
  return on
    .select()
    .from(importItems)
    .where(isUnwritten(importId))
    .orderBy(asc(importItems.position))
    .limit(limit);
}

function isUnwritten(importId: string) {
  return and(
    eq(importItems.importId, importId),
    eq(importItems.state, 'waiting'),
    isNotNull(importItems.row),
  );
}

/** In the order of the import. Locks the rows if requested, in a transaction that changes them. */
export function lockItems(
  transaction: Transaction,
  importId: string,
  ids: readonly string[],
): Promise<ImportItemRow[]> {
  return transaction
    .select()
    .from(importItems)
    .where(and(eq(importItems.importId, importId), inArray(importItems.id, [...ids])))
    .orderBy(asc(importItems.position))
    .for('update');
}

export function findWaiting(
  on: Queryable,
  importId: string,
  ids: readonly string[],
): Promise<ImportItemRow[]> {
  return on
    .select()
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        eq(importItems.state, 'waiting'),
        inArray(importItems.id, [...ids]),
      ),
    );
}

export type ItemChange = Partial<Omit<ImportItemRow, 'id' | 'importId'>>;

export async function updateItem(on: Queryable, id: string, change: ItemChange): Promise<void> {
  await on.update(importItems).set(change).where(eq(importItems.id, id));
}

/** What a file that arrived changes of its item. */
export type ArrivedChange = Pick<ImportItemRow, 'state'> &
  Partial<Pick<ImportItemRow, 'reason' | 'hash' | 'resumeId' | 'duplicateOf'>>;

/** Changes items, each in its own way, except what a change leaves out. */
export async function updateArrived(
  on: Queryable,
  changes: ReadonlyMap<string, ArrivedChange>,
): Promise<void> {
  if (changes.size === 0) return;
  const all = [...changes.values()];
  await on.execute(
    sql`update ${importItems} item set state = made.state, reason = coalesce(made.reason, item.reason),
        hash = coalesce(made.hash, item.hash), resume_id = coalesce(made.resume_id, item.resume_id),
        duplicate_of = coalesce(made.duplicate_of, item.duplicate_of)
      from unnest(${list([...changes.keys()])}::uuid[], ${list(all.map(({ state }) => state))}::text[],
        ${list(all.map(({ reason }) => reason ?? null))}::text[], ${list(all.map(({ hash }) => hash ?? null))}::text[],
        ${list(all.map(({ resumeId }) => resumeId ?? null))}::uuid[],
        ${list(all.map(({ duplicateOf }) => duplicateOf ?? null))}::text[])
        as made (id, state, reason, hash, resume_id, duplicate_of)
      where item.id = made.id`,
  );
}

/** Changes all of an import's items in these states; returns them as they are then. */
export function updateItemsIn(
  on: Queryable,
  importId: string,
  states: readonly ImportItemState[],
  change: ItemChange,
): Promise<ImportItemRow[]> {
  return on
    .update(importItems)
    .set(change)
    .where(and(eq(importItems.importId, importId), inArray(importItems.state, [...states])))
    .returning();
}

/** Refused items that another try may read: those that are stored, and those that must be sent again. */
export async function retryRefused(on: Queryable, importId: string): Promise<ImportItemRow[]> {
  const again = (reasons: ImportItem['reason'][], state: ImportItemState, isStored: boolean) =>
    on
      .update(importItems)
      .set({ state, reason: null, attempts: 0, lease: null, leaseUntil: null })
      .where(
        and(
          eq(importItems.importId, importId),
          eq(importItems.state, 'refused'),
          inArray(importItems.reason, reasons as NonNullable<ImportItem['reason']>[]),
          isStored ? isNotNull(importItems.resumeId) : isNull(importItems.resumeId),
        ),
      )
      .returning();
  const stored = await again(['timeout', 'failed'], 'queued', true);
  await again(['no-room'], 'waiting', false);
  return stored;
}

export async function hasUnended(on: Queryable, importId: string): Promise<boolean> {
  const found = await on
    .select({ id: importItems.id })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), inArray(importItems.state, unended)))
    .limit(1);
  return found.length > 0;
}

export async function hasQueued(on: Queryable, importId: string): Promise<boolean> {
  const found = await on
    .select({ id: importItems.id })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), eq(importItems.state, 'queued')))
    .limit(1);
  return found.length > 0;
}

export async function listItemsAfter(
  on: Queryable,
  importId: string,
  {
    state,
    after,
    limit,
  }: { readonly state?: ImportItemState | undefined; readonly after: number; readonly limit: number },
): Promise<ImportItemRow[]> {
  return on
    .select()
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        gt(importItems.position, after),
        state && eq(importItems.state, state),
      ),
    )
    .orderBy(asc(importItems.position))
    .limit(limit + 1);
}

type Lease = { readonly lease: string; readonly leaseUntil: Date };

/** Claims the next items of an import that is running, each for one worker. */
export async function claimItems(
  on: Queryable,
  importId: string,
  { lease, leaseUntil }: Lease,
  limit: number,
): Promise<ImportItemRow[]> {
  const next = sql`(select ${importItems.id} from ${importItems}
    join ${imports} on ${imports.id} = ${importItems.importId} and ${imports.state} = 'running'
    where ${importItems.importId} = ${importId} and ${importItems.state} = 'queued'
    order by ${importItems.position} limit ${limit} for update of ${importItems} skip locked)`;
  return on
    .update(importItems)
    .set({ state: 'reading', lease, leaseUntil, attempts: sql`${importItems.attempts} + 1` })
    .where(and(sql`${importItems.id} in ${next}`, eq(importItems.state, 'queued')))
    .returning();
}

/** Ends the lease of items with a change; those that another worker has by now, or that were removed, stay as they are. */
export async function updateLeased(
  on: Queryable,
  { ids, lease }: { readonly ids: readonly string[]; readonly lease: string },
  change: ItemChange | { readonly state: typeof backInQueue },
): Promise<void> {
  await on
    .update(importItems)
    .set({ ...change, lease: null, leaseUntil: null })
    .where(
      and(
        sql`${importItems.id} = any(${list(ids)}::uuid[])`,
        eq(importItems.lease, lease),
        eq(importItems.state, 'reading'),
      ),
    );
}

export async function renewLease(on: Queryable, { lease, leaseUntil }: Lease): Promise<void> {
  await on
    .update(importItems)
    .set({ leaseUntil })
    .where(and(eq(importItems.lease, lease), eq(importItems.state, 'reading')));
}

/** State of an item that was not read: queued again, or canceled with its import. */
export const backInQueue = sql<ImportItemState>`case when exists (select 1 from ${imports}
  where ${imports.id} = ${importItems.importId} and ${imports.state} = 'canceled') then 'canceled' else 'queued' end`;

/** Requeues the items of workers that disappeared, or all items being read if no worker can be alive. */
export async function putBackVanished(on: Queryable, before: Date | 'all'): Promise<void> {
  await on
    .update(importItems)
    .set({ state: backInQueue, lease: null, leaseUntil: null })
    .where(
      and(
        eq(importItems.state, 'reading'),
        before === 'all' ? undefined : or(lt(importItems.leaseUntil, before), isNull(importItems.leaseUntil)),
      ),
    );
}

/** Readable items that no run has taken, in order. */
export async function listUnscored(on: Queryable, importId: string, limit: number): Promise<ImportItemRow[]> {
  return on
    .select()
    .from(importItems)
    .where(isUnscored(importId))
    .orderBy(asc(importItems.position))
    .limit(limit);
}

export async function countUnscored(
  on: Queryable,
  importIds: readonly string[],
): Promise<Map<string, number>> {
  if (importIds.length === 0) return new Map();
  const rows = await on
    .select({
      importId: importItems.importId,
      left: sql<number>`count(distinct ${importItems.resumeId})::int`,
    })
    .from(importItems)
    .where(
      and(
        inArray(importItems.importId, [...importIds]),
        inArray(importItems.state, ['done', 'duplicate']),
        isNotNull(importItems.resumeId),
        isNull(importItems.run),
      ),
    )
    .groupBy(importItems.importId);
  return new Map(rows.map(({ importId, left }) => [importId, left]));
}

function isUnscored(importId: string) {
  return and(
    eq(importItems.importId, importId),
    inArray(importItems.state, ['done', 'duplicate']),
    isNotNull(importItems.resumeId),
    isNull(importItems.run),
    // The applicant asked for human review only.
    sql`not exists (select 1 from ${resumes} where ${resumes.id} = ${importItems.resumeId} and ${resumes.isByPersonOnly})`,
  );
}

/** Assigns resumes of an import to one of its runs, or to none (`null`). */
export async function assignRun(
  on: Queryable,
  importId: string,
  of: { readonly resumeIds: readonly string[] } | { readonly run: number },
  run: number | null,
): Promise<void> {
  await on
    .update(importItems)
    .set({ run })
    .where(
      and(
        eq(importItems.importId, importId),
        'run' in of ? eq(importItems.run, of.run) : inArray(importItems.resumeId, [...of.resumeIds]),
      ),
    );
}

/** The resumes of one of its runs, once each. */
export async function listResumesOfRun(on: Queryable, importId: string, run: number): Promise<string[]> {
  const rows = await on
    .select({ resumeId: importItems.resumeId })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), eq(importItems.run, run)))
    .orderBy(asc(importItems.position));
  return [...new Set(rows.flatMap(({ resumeId }) => resumeId ?? []))];
}
