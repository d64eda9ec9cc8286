import type { OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { batches, batchItems } from '../analyses/batches/batch-tables.ts';
import { candidateEmails } from '../candidate-emails/candidate-email-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { applications } from './application-tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** An application with the analysis of its resume for the same job. */
export type ListedApplication = {
  readonly row: ApplicationRow;
  readonly resume: { readonly fileName: string; readonly personId: string };
  /** All columns are `null` if the resume was not scored for the job. */
  readonly analysis: {
    readonly id: string | null;
    readonly score: number | null;
    readonly overrideScore: number | null;
    readonly isFlagged: boolean | null;
  };
  readonly isInRun: boolean;
  /** Emails of members to the applicant, without those that were canceled. */
  readonly emails: number;
};

const isInRun = sql<boolean>`exists (
  select 1 from ${batchItems} join ${batches} on ${batches.id} = ${batchItems.batchId}
  where ${batchItems.resumeId} = ${applications.resumeId} and ${batches.jobId} = ${applications.jobId}
    and ${batchItems.state} in ('queued', 'reading', 'judging')
)`;

const emails = sql<number>`(
  select count(*)::int from ${candidateEmails}
  where ${candidateEmails.state} <> 'canceled'
    and (${candidateEmails.applicationId} = ${applications.id} or ${candidateEmails.analysisId} = ${analyses.id})
)`;

const listed = (on: Queryable) =>
  on
    .select({
      row: applications,
      resume: { fileName: resumes.fileName, personId: resumes.personId },
      analysis: {
        id: analyses.id,
        score: analyses.score,
        overrideScore: analyses.overrideScore,
        isFlagged: analyses.isFlagged,
      },
      isInRun,
      emails,
    })
    .from(applications)
    .innerJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(
      analyses,
      and(eq(analyses.resumeId, applications.resumeId), eq(analyses.jobId, applications.jobId)),
    );

type OfJob = { readonly organizationId: OrganizationId; readonly jobId: string };

const ofJob = ({ organizationId, jobId }: OfJob): SQL | undefined =>
  and(eq(applications.organizationId, organizationId), eq(applications.jobId, jobId));

/** The last sent first, one more than a page. */
export async function listApplicationRows(
  on: Queryable,
  of: OfJob,
  { after, limit }: { readonly after: Cursor | undefined; readonly limit: number },
): Promise<ListedApplication[]> {
  const isAfter =
    after &&
    sql`(date_trunc('milliseconds', ${applications.sentAt}), ${applications.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`;
  const rows = await listed(on)
    .where(and(ofJob(of), isAfter))
    .orderBy(desc(sql`date_trunc('milliseconds', ${applications.sentAt})`), desc(applications.id))
    .limit(limit + 1);
  return rows.map(asListed);
}

export async function countApplications(on: Queryable, of: OfJob): Promise<number> {
  const [found] = await on.select({ total: count() }).from(applications).where(ofJob(of));
  return found?.total ?? 0;
}

export async function findListedApplication(
  on: Queryable,
  of: OfJob,
  id: string,
): Promise<ListedApplication | undefined> {
  const [found] = await listed(on).where(and(ofJob(of), eq(applications.id, id)));
  return found && asListed(found);
}

/** Without an analysis, the columns of the join are all `null`. */
function asListed({
  analysis,
  ...rest
}: Omit<ListedApplication, 'analysis'> & {
  readonly analysis: ListedApplication['analysis'] | null;
}): ListedApplication {
  return { ...rest, analysis: analysis ?? { id: null, score: null, overrideScore: null, isFlagged: null } };
}

export async function lockApplication(
  transaction: Transaction,
  of: OfJob,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [found] = await transaction
    .select()
    .from(applications)
    .where(and(ofJob(of), eq(applications.id, id)))
    .for('update');
  return found;
}

/** The earlier application of the same address for the job. */
export async function findEarlier(
  transaction: Transaction,
  jobId: string,
  emailKey: string,
): Promise<ApplicationRow | undefined> {
  const [found] = await transaction
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.emailKey, emailKey)));
  return found;
}

export async function insertApplication(on: Queryable, row: ApplicationRow): Promise<void> {
  await on.insert(applications).values(row);
}

export async function updateApplicationRow(
  on: Queryable,
  id: string,
  change: Partial<ApplicationRow>,
): Promise<void> {
  await on.update(applications).set(change).where(eq(applications.id, id));
}

export async function findByReceipt(on: Queryable, receiptHash: string): Promise<ApplicationRow | undefined> {
  const [found] = await on.select().from(applications).where(eq(applications.receiptHash, receiptHash));
  return found;
}

export async function findApplication(on: Queryable, id: string): Promise<ApplicationRow | undefined> {
  const [found] = await on.select().from(applications).where(eq(applications.id, id));
  return found;
}

/** An application with what an email to the applicant names. */
export type ApplicantRow = {
  readonly application: ApplicationRow;
  readonly jobTitle: string;
  readonly company: string;
  readonly analysisId: string | null;
};

/** Unordered; omits ids of other organizations. */
export function listApplicantRows(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<ApplicantRow[]> {
  return on
    .select({
      application: applications,
      jobTitle: jobDescriptions.title,
      company: jobDescriptions.company,
      analysisId: analyses.id,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jobId))
    .leftJoin(
      analyses,
      and(eq(analyses.resumeId, applications.resumeId), eq(analyses.jobId, applications.jobId)),
    )
    .where(and(eq(applications.organizationId, organizationId), inArray(applications.id, [...ids])));
}

export async function listApplicationIds(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const rows = await on
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.organizationId, organizationId));
  return rows.map(({ id }) => id);
}

/** The ids that exist. */
export async function listKnownApplications(on: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await on
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  return rows.map(({ id }) => id);
}

const maxErrors = 20;

/** Applications whose job or resume is another organization's, or whose mark is not what their answers say. */
export async function findUnfitApplications(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const [counted] = await on.select({ total: count() }).from(applications);
  const unfit = await on
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(jobDescriptions, eq(jobDescriptions.id, applications.jobId))
    .where(
      sql`${resumes.organizationId} is distinct from ${applications.organizationId}
        or ${jobDescriptions.organizationId} is distinct from ${applications.organizationId}
        or ${applications.meetsAll} = (${applications.answers} like '%"isAccepted":false%')`,
    )
    .limit(maxErrors);
  return { count: counted?.total ?? 0, errors: unfit.map(({ id }) => id) };
}
