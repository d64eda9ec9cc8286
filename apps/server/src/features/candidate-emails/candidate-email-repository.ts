import type { OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { applications } from '../applications/application-tables.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { candidateEmails, jobEmailSettings } from './candidate-email-tables.ts';
import type { RecentEmail } from './plan-emails.ts';

export type EmailRow = OwnedRow<typeof candidateEmails>;

/** States of emails that were sent or will be. */
const notGivenUp = inArray(candidateEmails.state, ['queued', 'sending', 'sent']);

export async function listJobsWithEmails(
  on: Queryable,
  organizationId: OrganizationId,
  jobIds: readonly string[],
): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await on
    .select({ jobId: jobEmailSettings.jobId })
    .from(jobEmailSettings)
    .where(
      and(
        eq(jobEmailSettings.organizationId, organizationId),
        eq(jobEmailSettings.isOn, true),
        inArray(jobEmailSettings.jobId, [...jobIds]),
      ),
    );
  return new Set(rows.map(({ jobId }) => jobId));
}

export async function saveJobEmails(
  on: Queryable,
  setting: OwnedRow<typeof jobEmailSettings>,
): Promise<void> {
  const { isOn, changedAt } = setting;
  await on
    .insert(jobEmailSettings)
    .values(setting)
    .onConflictDoUpdate({ target: jobEmailSettings.jobId, set: { isOn, changedAt } });
}

/** The last of a template for some jobs since a moment, newest first. */
export function listRecent(
  on: Queryable,
  of: {
    readonly organizationId: OrganizationId;
    readonly jobIds: readonly string[];
    readonly templateId: string;
  },
  since: Date,
): Promise<RecentEmail[]> {
  const { jobId, analysisId, applicationId, toAddress, createdAt, id } = candidateEmails;
  return on
    .select({ jobId, analysisId, applicationId, toAddress, createdAt })
    .from(candidateEmails)
    .where(
      and(
        eq(candidateEmails.organizationId, of.organizationId),
        inArray(jobId, [...of.jobIds]),
        eq(candidateEmails.templateId, of.templateId),
        gt(createdAt, since),
        notGivenUp,
      ),
    )
    .orderBy(desc(createdAt), desc(id));
}

/** Emails that an account has sent or queued since a time. */
export async function countOfOwner(
  on: Queryable,
  organizationId: OrganizationId,
  since: Date,
): Promise<number> {
  const [counted] = await on
    .select({ total: count() })
    .from(candidateEmails)
    .where(
      and(
        eq(candidateEmails.organizationId, organizationId),
        gt(candidateEmails.createdAt, since),
        notGivenUp,
      ),
    );
  return counted?.total ?? 0;
}

/** Emails of all accounts sent to an address since a time. */
export async function countSentTo(on: Queryable, toAddress: string, since: Date): Promise<number> {
  const [counted] = await on
    .select({ total: count() })
    .from(candidateEmails)
    .where(
      and(
        eq(candidateEmails.toAddress, toAddress),
        gt(candidateEmails.createdAt, since),
        inArray(candidateEmails.state, ['sending', 'sent']),
      ),
    );
  return counted?.total ?? 0;
}

export async function insertEmails(on: Queryable, emails: readonly EmailRow[]): Promise<void> {
  await on.insert(candidateEmails).values([...emails]);
}

export async function findEmail(on: Queryable, id: string): Promise<EmailRow | undefined> {
  const [email] = await on.select().from(candidateEmails).where(eq(candidateEmails.id, id));
  return email;
}

const { analysisId, applicationId } = candidateEmails;

/** To a scored candidate, also before they were scored. */
export function listOfAnalysis(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<EmailRow[]> {
  const ofApplicant = on
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(analyses, ofSame)
    .where(eq(analyses.id, id));
  return listWhere(on, organizationId, or(eq(analysisId, id), inArray(applicationId, ofApplicant)));
}

/** To an applicant, also once they were scored. */
export function listOfApplication(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<EmailRow[]> {
  const ofCandidate = on
    .select({ id: analyses.id })
    .from(analyses)
    .innerJoin(applications, ofSame)
    .where(eq(applications.id, id));
  return listWhere(on, organizationId, or(eq(applicationId, id), inArray(analysisId, ofCandidate)));
}

/** An application and the analysis of its resume for the job. */
const ofSame = and(eq(analyses.resumeId, applications.resumeId), eq(analyses.jobId, applications.jobId));

function listWhere(
  on: Queryable,
  organizationId: OrganizationId,
  which: SQL | undefined,
): Promise<EmailRow[]> {
  return on
    .select()
    .from(candidateEmails)
    .where(and(eq(candidateEmails.organizationId, organizationId), which))
    .orderBy(desc(candidateEmails.createdAt), desc(candidateEmails.id));
}

export async function listIdsOf(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await on
    .select({ id: candidateEmails.id })
    .from(candidateEmails)
    .where(and(eq(candidateEmails.organizationId, organizationId), inArray(candidateEmails.id, [...ids])));
  return rows.map(({ id }) => id);
}

export async function listAllIdsOf(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const rows = await on
    .select({ id: candidateEmails.id })
    .from(candidateEmails)
    .where(eq(candidateEmails.organizationId, organizationId));
  return rows.map(({ id }) => id);
}

/** The ids that exist. */
export async function listKnownIds(on: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await on
    .select({ id: candidateEmails.id })
    .from(candidateEmails)
    .where(inArray(candidateEmails.id, [...ids]));
  return rows.map(({ id }) => id);
}

/** Cancels emails that were not sent yet; returns their ids. */
export async function cancelQueued(
  on: Queryable,
  which: { readonly organizationId: OrganizationId } & (
    | { readonly ids: readonly string[] }
    | { readonly jobId: string }
  ),
  { detail, at }: { readonly detail: EmailRow['detail']; readonly at: Date },
): Promise<string[]> {
  const chosen =
    'ids' in which ? inArray(candidateEmails.id, [...which.ids]) : eq(candidateEmails.jobId, which.jobId);
  const rows = await on
    .update(candidateEmails)
    .set({ state: 'canceled', detail, settledAt: at })
    .where(
      and(
        eq(candidateEmails.organizationId, which.organizationId),
        eq(candidateEmails.state, 'queued'),
        chosen,
      ),
    )
    .returning({ id: candidateEmails.id });
  return rows.map(({ id }) => id);
}

/** Claims an email for sending; `undefined` if it was canceled or claimed meanwhile. */
export async function claimEmail(on: Queryable, id: string, now: Date): Promise<EmailRow | undefined> {
  const [email] = await on
    .update(candidateEmails)
    .set({ state: 'sending', claimedAt: now, attempts: sql`${candidateEmails.attempts} + 1` })
    .where(and(eq(candidateEmails.id, id), eq(candidateEmails.state, 'queued')))
    .returning();
  return email;
}

/** Returns whether it existed in this state. */
export async function updateEmail(
  on: Queryable,
  { id, state }: Pick<EmailRow, 'id' | 'state'>,
  change: Partial<EmailRow>,
): Promise<boolean> {
  const rows = await on
    .update(candidateEmails)
    .set(change)
    .where(and(eq(candidateEmails.id, id), eq(candidateEmails.state, state)))
    .returning({ id: candidateEmails.id });
  return rows.length > 0;
}

/** Overdue emails that are neither sent, failed nor canceled: at most 100, and their total number. */
export async function listUnsettledBefore(
  on: Queryable,
  before: Date,
): Promise<{ count: number; ids: string[] }> {
  const [counted] = await on.select({ total: count() }).from(candidateEmails);
  const rows = await on
    .select({ id: candidateEmails.id })
    .from(candidateEmails)
    .where(and(inArray(candidateEmails.state, ['queued', 'sending']), lt(candidateEmails.leavesAt, before)))
    .limit(100);
  return { count: counted?.total ?? 0, ids: rows.map(({ id }) => id) };
}
