import { randomUUID } from 'node:crypto';
import type { jobOrders, OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, getTableColumns, ilike, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../../platform/database/anywhere.ts';
import { type Cursor, totalOf } from '../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import { inScope } from '../hiring-teams/job-scope.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { jobDescriptions, jobStatusChanges, jobVersions } from './job-tables.ts';

export type JobRow = OwnedRow<typeof jobDescriptions>;
export type JobVersionRow = typeof jobVersions.$inferSelect;

/** Inserts a job description with its first version. */
export async function insertJob(transaction: Transaction, job: JobRow): Promise<void> {
  await transaction.insert(jobDescriptions).values(job);
  await insertVersion(transaction, job);
}

async function insertVersion(transaction: Transaction, job: JobRow): Promise<void> {
  const { id: jobId, version, title, text, requirements, savedBy, updatedAt: createdAt } = job;
  const row = { jobId, version, title, text, requirements, savedBy, createdAt };
  await transaction.insert(jobVersions).values(row);
}

export async function findJob(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<JobRow | undefined> {
  const [job] = await jobById(on).execute({ organizationId, id });
  return job;
}

const jobById = wordedOnce((on) =>
  on
    .select()
    .from(jobDescriptions)
    .where(
      and(
        eq(jobDescriptions.organizationId, sql.placeholder('organizationId')),
        eq(jobDescriptions.id, sql.placeholder('id')),
      ),
    )
    .prepare(''),
);

/** The sample job of an organization. */
export async function findSampleJob(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<JobRow | undefined> {
  const [job] = await on
    .select()
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.organizationId, organizationId), eq(jobDescriptions.source, 'sample')))
    .orderBy(desc(jobDescriptions.createdAt), desc(jobDescriptions.id))
    .limit(1);
  return job;
}

/** As `findJob`, and locks the job until the transaction ends. */
export async function lockJob(
  transaction: Transaction,
  organizationId: OrganizationId,
  id: string,
): Promise<JobRow | undefined> {
  const [job] = await transaction
    .select()
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.organizationId, organizationId), eq(jobDescriptions.id, id)))
    .for('update');
  return job;
}

/** Writes a new version of a job description. */
export async function saveVersion(transaction: Transaction, job: JobRow): Promise<void> {
  await transaction.update(jobDescriptions).set(job).where(eq(jobDescriptions.id, job.id));
  await insertVersion(transaction, job);
}

/** Records the change; does nothing if the status is the same. */
export async function setStatus(
  transaction: Transaction,
  { organizationId, userId: createdBy }: Member,
  { id, status, at }: { id: string; status: JobRow['status']; at: Date },
): Promise<JobRow | undefined> {
  const isOwned = and(eq(jobDescriptions.organizationId, organizationId), eq(jobDescriptions.id, id));
  const [changed] = await transaction
    .update(jobDescriptions)
    .set({ status })
    .where(and(isOwned, ne(jobDescriptions.status, status)))
    .returning();
  if (changed) {
    await transaction
      .insert(jobStatusChanges)
      .values({ id: randomUUID(), jobId: id, organizationId, createdBy, status, at });
    return changed;
  }
  const [job] = await transaction.select().from(jobDescriptions).where(isOwned);
  return job;
}

export async function removeJob(on: Queryable, organizationId: OrganizationId, id: string): Promise<boolean> {
  const removed = await on
    .delete(jobDescriptions)
    .where(and(eq(jobDescriptions.organizationId, organizationId), eq(jobDescriptions.id, id)))
    .returning({ id: jobDescriptions.id });
  return removed.length > 0;
}

export type JobPage = {
  readonly search?: string | undefined;
  readonly status: JobRow['status'] | 'all';
  readonly order: (typeof jobOrders)[number];
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

type Order = { readonly value: SQL<string>; readonly isRising: boolean };

/** The text that each order compares. Times have microseconds, so that paging neither skips nor repeats a job. */
const orders: Readonly<Record<JobPage['order'], Order>> = {
  updated: { value: timeText(sql`${jobDescriptions.updatedAt}`), isRising: false },
  created: { value: timeText(sql`${jobDescriptions.createdAt}`), isRising: false },
  title: { value: sql<string>`lower(${jobDescriptions.title}) collate "C"`, isRising: true },
};

function timeText(column: SQL): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') collate "C"`;
}

/** One job more than requested if there is another page. */
export async function listJobRows(
  on: Queryable,
  scope: JobScope,
  { search, status, order, after, limit }: JobPage,
): Promise<{ rows: { job: JobRow; value: string }[]; total: number }> {
  const { value, isRising } = orders[order];
  const found = and(
    inScope(scope, { organizationId: jobDescriptions.organizationId, jobId: jobDescriptions.id }),
    status === 'all' ? undefined : eq(jobDescriptions.status, status),
    search ? matches(search) : undefined,
  );
  const comparison = isRising ? sql`>` : sql`<`;
  const beyond =
    after && sql`(${value}, ${jobDescriptions.id}) ${comparison} (${after.value}, ${after.id}::uuid)`;
  const direction = isRising ? sql`asc` : sql`desc`;
  const rows = await on
    .select({ job: jobDescriptions, value })
    .from(jobDescriptions)
    .where(and(found, beyond))
    .orderBy(sql`${value} ${direction}, ${jobDescriptions.id} ${direction}`)
    .limit(limit + 1);
  const total = await totalOf(rows, { after, limit }, () =>
    on.select({ total: count() }).from(jobDescriptions).where(found),
  );
  return { rows, total };
}

function matches(search: string): SQL | undefined {
  const pattern = anywhere(search);
  const { title, company, place, text } = jobDescriptions;
  return or(ilike(title, pattern), ilike(company, pattern), ilike(place, pattern), ilike(text, pattern));
}

/** Newest first. @param before lists versions before this one */
export function listVersions(
  on: Queryable,
  jobId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<JobVersionRow[]> {
  return on
    .select()
    .from(jobVersions)
    .where(
      and(eq(jobVersions.jobId, jobId), before === undefined ? undefined : lt(jobVersions.version, before)),
    )
    .orderBy(desc(jobVersions.version))
    .limit(limit);
}

export async function findVersion(
  on: Queryable,
  organizationId: OrganizationId,
  jobId: string,
  version: number,
): Promise<JobVersionRow | undefined> {
  const [found] = await versionOf(on).execute({ organizationId, jobId, version });
  return found;
}

const versionOf = wordedOnce((on) =>
  on
    .select(getTableColumns(jobVersions))
    .from(jobVersions)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, jobVersions.jobId))
    .where(
      and(
        eq(jobDescriptions.organizationId, sql.placeholder('organizationId')),
        eq(jobVersions.jobId, sql.placeholder('jobId')),
        eq(jobVersions.version, sql.placeholder('version')),
      ),
    )
    .prepare(''),
);
