import type { BatchSummary, OrganizationId } from '@winnow/contracts';
import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  sql,
} from 'drizzle-orm';
import type { Cursor } from '../../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { wordedOnce } from '../../../platform/database/worded-once.ts';
import type { JobScope } from '../../../platform/http/caller.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { inScope, isScoped } from '../../hiring-teams/job-scope.ts';
import { jobDescriptions } from '../../jobs/job-tables.ts';
import type { OwnedRow } from '../../organizations/organization-tables.ts';
import { analyses } from '../analysis-tables.ts';
import type { ItemRow } from '../items/item-repository.ts';
import { batches, batchItems } from './batch-tables.ts';

export type BatchRow = OwnedRow<typeof batches>;

export type NamedBatch = BatchRow & { readonly jobTitle: string };

export async function insertBatch(
  transaction: Transaction,
  batch: BatchRow,
  items: readonly ItemRow[],
): Promise<void> {
  await transaction.insert(batches).values(batch);
  await transaction.insert(batchItems).values([...items]);
}

export async function findBatch(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<NamedBatch | undefined> {
  const [found] = await batchById(on).execute({ organizationId, id });
  return found && { ...found.batch, jobTitle: found.jobTitle };
}

const batchById = wordedOnce((on) =>
  on
    .select({ batch: batches, jobTitle: jobDescriptions.title })
    .from(batches)
    .innerJoin(jobDescriptions, eq(batches.jobId, jobDescriptions.id))
    .where(
      and(
        eq(batches.organizationId, sql.placeholder('organizationId')),
        eq(batches.id, sql.placeholder('id')),
      ),
    )
    .prepare(''),
);

/** For an email: the run and the address of who started it; `undefined` once they are gone. */
export async function findBatchWithOwner(
  on: Queryable,
  id: string,
): Promise<{ batch: NamedBatch; email: string } | undefined> {
  const [found] = await on
    .select({ batch: batches, jobTitle: jobDescriptions.title, email: users.email })
    .from(batches)
    .innerJoin(jobDescriptions, eq(batches.jobId, jobDescriptions.id))
    .innerJoin(users, eq(batches.createdBy, users.id))
    .where(eq(batches.id, id));
  return found && { batch: { ...found.batch, jobTitle: found.jobTitle }, email: found.email };
}

/** Locked by every operation that completes items, cancels or retries, until the transaction ends. */
export async function lockBatch(
  transaction: Transaction,
  organizationId: OrganizationId,
  id: string,
): Promise<BatchRow | undefined> {
  const [found] = await transaction
    .select()
    .from(batches)
    .where(and(eq(batches.organizationId, organizationId), eq(batches.id, id)))
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

/** Also removes analyses that only this run scored. Returns their number. */
export async function removeBatch(
  transaction: Transaction,
  { id, organizationId }: BatchRow,
): Promise<number> {
  const scored = transaction
    .select({ id: batchItems.analysisId })
    .from(batchItems)
    .where(and(eq(batchItems.batchId, id), isNotNull(batchItems.analysisId)));
  const elsewhere = transaction
    .select({ id: batchItems.id })
    .from(batchItems)
    .where(and(eq(batchItems.analysisId, analyses.id), ne(batchItems.batchId, id)));
  const removed = await transaction
    .delete(analyses)
    .where(
      and(eq(analyses.organizationId, organizationId), inArray(analyses.id, scored), notExists(elsewhere)),
    )
    .returning({ id: analyses.id });
  await transaction.delete(batches).where(eq(batches.id, id));
  return removed.length;
}

export type BatchPage = {
  readonly jobDescriptionId?: string | undefined;
  readonly state?: BatchSummary['state'] | undefined;
  /** Only runs with files that could not be read. */
  readonly unread?: 'yes' | undefined;
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

/** Newest first; one row more than requested if there is another page. */
export async function listBatchRows(
  on: Queryable,
  scope: JobScope,
  { jobDescriptionId, state, unread, after, limit }: BatchPage,
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
        inScope(scope, batches),
        jobDescriptionId ? eq(batches.jobId, jobDescriptionId) : undefined,
        state && ofState[state],
        unread && exists(unreadItems(on)),
        after &&
          sql`(${batches.createdAt}, ${batches.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(limit + 1);
  return rows.map(({ batch, jobTitle }) => ({ ...batch, jobTitle }));
}

/** Unread files of the run in the outer query. */
function unreadItems(on: Queryable) {
  return on
    .select({ id: batchItems.id })
    .from(batchItems)
    .where(and(eq(batchItems.batchId, batches.id), eq(batchItems.state, 'failed')));
}

/** Runs for a job, of some resumes, or all of an organization. */
export type RunsOf = 'all' | { readonly jobId: string } | { readonly resumeIds: readonly string[] };

/** Ids of runs in progress. */
export async function listRunning(
  on: Queryable,
  organizationId: OrganizationId,
  of: RunsOf,
): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: batches.id })
    .from(batches)
    .innerJoin(batchItems, eq(batchItems.batchId, batches.id))
    .where(and(eq(batches.organizationId, organizationId), isNull(batches.finishedAt), isOf(of)))
    .orderBy(batches.id);
  return rows.map(({ id }) => id);
}

function isOf(of: RunsOf) {
  if (of === 'all') return undefined;
  return 'jobId' in of ? eq(batches.jobId, of.jobId) : inArray(batchItems.resumeId, [...of.resumeIds]);
}

export type BatchCounts = {
  readonly running: number;
  readonly unreadable: number;
  readonly hasSample: boolean;
};

export async function countBatches(on: Queryable, scope: JobScope, since: Date): Promise<BatchCounts> {
  const [runs] = await on
    .select({
      running: sql<number>`count(*) filter (where ${batches.finishedAt} is null)::int`,
      samples: sql<number>`count(*) filter (where ${batches.isSample})::int`,
    })
    .from(batches)
    .where(inScope(scope, batches));
  const [failed] = await on
    .select({ total: count() })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchItems.batchId))
    .where(
      and(
        eq(batchItems.organizationId, scope.organizationId),
        isScoped(scope, batches.jobId),
        eq(batchItems.state, 'failed'),
        gte(batchItems.updatedAt, since),
      ),
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
  organizationId: OrganizationId,
  jobIds: readonly string[],
): Promise<Map<string, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await latestBatches(on).execute({ organizationId, jobIds: [...jobIds] });
  return new Map(rows.map(({ jobId, id }) => [jobId, id]));
}

const latestBatches = wordedOnce((on) =>
  on
    .selectDistinctOn([batches.jobId], { jobId: batches.jobId, id: batches.id })
    .from(batches)
    .where(
      and(
        eq(batches.organizationId, sql.placeholder('organizationId')),
        sql`${batches.jobId} = any(${sql.placeholder('jobIds')}::uuid[])`,
      ),
    )
    .orderBy(batches.jobId, desc(batches.createdAt), desc(batches.id))
    .prepare(''),
);
