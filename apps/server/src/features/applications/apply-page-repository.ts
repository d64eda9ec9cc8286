import type { OrganizationId } from '@winnow/contracts';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { organizations } from '../organizations/organization-tables.ts';
import { applyPages } from './application-tables.ts';

export type ApplyPageRow = typeof applyPages.$inferSelect;

/** An application page with the data of its job and organization that it shows. */
export type ShownJob = {
  readonly page: ApplyPageRow;
  readonly job: {
    readonly title: string;
    readonly company: string;
    readonly place: string;
    readonly text: string;
    readonly status: 'active' | 'archived';
  };
  /** Empty for a personal organization. */
  readonly organization: string;
};

const shown = {
  page: applyPages,
  job: {
    title: jobDescriptions.title,
    company: jobDescriptions.company,
    place: jobDescriptions.place,
    text: jobDescriptions.text,
    status: jobDescriptions.status,
  },
  organization: organizations.name,
};

const shownJobs = (on: Queryable) =>
  on
    .select(shown)
    .from(applyPages)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applyPages.jobId))
    .innerJoin(
      organizations,
      and(
        eq(organizations.id, applyPages.organizationId),
        isNull(organizations.deletedAt),
        isNull(organizations.suspendedAt),
      ),
    );

export async function findApplyPage(
  on: Queryable,
  organizationId: OrganizationId,
  jobId: string,
): Promise<ApplyPageRow | undefined> {
  const [found] = await on
    .select()
    .from(applyPages)
    .where(and(eq(applyPages.organizationId, organizationId), eq(applyPages.jobId, jobId)));
  return found;
}

/** The last one that the organization saved, whose privacy notice the next one begins with. */
export async function findNewestApplyPage(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<ApplyPageRow | undefined> {
  const [found] = await on
    .select()
    .from(applyPages)
    .where(eq(applyPages.organizationId, organizationId))
    .orderBy(desc(applyPages.updatedAt))
    .limit(1);
  return found;
}

export async function findShownJob(on: Queryable, slug: string): Promise<ShownJob | undefined> {
  const [found] = await shownJobs(on).where(eq(applyPages.slug, slug));
  return found;
}

export async function findShownJobOf(on: Queryable, jobId: string): Promise<ShownJob | undefined> {
  const [found] = await shownJobs(on).where(eq(applyPages.jobId, jobId));
  return found;
}

/** Jobs that take applications and are named in feeds, the newest first. */
export function listOpenJobs(
  on: Queryable,
  organizationId: OrganizationId,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<ShownJob[]> {
  return shownJobs(on)
    .where(
      and(
        eq(applyPages.organizationId, organizationId),
        applyPages.isOpen,
        applyPages.isListed,
        eq(jobDescriptions.status, 'active'),
        or(isNull(applyPages.closesOn), sql`${applyPages.closesOn} >= ${today}`),
      ),
    )
    .orderBy(desc(applyPages.createdAt), asc(applyPages.jobId))
    .limit(limit);
}

/** Applications of one job are taken one after the other. */
export async function lockApplyPage(
  transaction: Transaction,
  jobId: string,
): Promise<ApplyPageRow | undefined> {
  const [found] = await transaction
    .select()
    .from(applyPages)
    .where(eq(applyPages.jobId, jobId))
    .for('update');
  return found;
}

export async function saveApplyPageRow(transaction: Transaction, row: ApplyPageRow): Promise<void> {
  const { jobId: _, organizationId: __, createdBy: ___, slug: ____, createdAt: _____, ...changed } = row;
  await transaction
    .insert(applyPages)
    .values(row)
    .onConflictDoUpdate({ target: applyPages.jobId, set: changed });
}
