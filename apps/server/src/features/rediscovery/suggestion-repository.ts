import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, exists, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { batches, batchItems } from '../analyses/batches/batch-tables.ts';
import { applications } from '../applications/application-tables.ts';
import { candidateEmails } from '../candidate-emails/candidate-email-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import type { JobRow } from '../jobs/job-service.ts';
import { resumeSearch } from '../search/search-tables.ts';
import { poolPeople } from '../talent-pool/talent-pool-tables.ts';
import { matchSettings } from './match-tables.ts';

const ended = ['done', 'failed', 'duplicate', 'cancelled'] as const;

/** Resumes that were scored for the current version of a job, or are in a run in progress. */
const isWithJob = (on: Queryable, { id, version }: Pick<JobRow, 'id' | 'version'>) =>
  or(
    exists(
      on
        .select({ id: analyses.id })
        .from(analyses)
        .where(
          and(eq(analyses.resumeId, resumes.id), eq(analyses.jobId, id), eq(analyses.jobVersion, version)),
        ),
    ),
    exists(
      on
        .select({ id: batchItems.id })
        .from(batchItems)
        .innerJoin(batches, eq(batches.id, batchItems.batchId))
        .where(
          and(
            eq(batchItems.resumeId, resumes.id),
            eq(batches.jobId, id),
            notInArray(batchItems.state, [...ended]),
          ),
        ),
    ),
  );

/** Index numbers of people who needn't be suggested for a job, in ascending order. */
export async function listSettled(
  on: Queryable,
  organizationId: OrganizationId,
  job: Pick<JobRow, 'id' | 'version'>,
): Promise<Int32Array> {
  const found = await on
    .selectDistinct({ no: poolPeople.no })
    .from(poolPeople)
    .innerJoin(resumes, eq(resumes.personId, poolPeople.personId))
    .where(
      and(
        eq(poolPeople.organizationId, organizationId),
        eq(resumes.organizationId, organizationId),
        isWithJob(on, job),
      ),
    )
    .orderBy(poolPeople.no);
  return Int32Array.from(found, ({ no }) => no);
}

/** The people among these who needn't be suggested for the job. */
export async function listSettledAmong(
  on: Queryable,
  organizationId: OrganizationId,
  job: Pick<JobRow, 'id' | 'version'>,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  const found = await on
    .selectDistinct({ personId: resumes.personId })
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, organizationId),
        inArray(resumes.personId, [...personIds]),
        isWithJob(on, job),
      ),
    );
  return new Set(found.map(({ personId }) => personId));
}

/** The values of resumes that lists show. */
export async function listShown(on: Queryable, organizationId: OrganizationId, ids: readonly string[]) {
  const { details, covered } = resumeSearch;
  const { id, fileName, candidateName, createdAt } = resumes;
  if (ids.length === 0) return [];
  return on
    .select({ id, fileName, candidateName, createdAt, details, covered })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, id))
    .where(and(eq(resumes.organizationId, organizationId), inArray(id, [...ids])));
}
export type ShownResume = Awaited<ReturnType<typeof listShown>>[number];

/** The newest analysis of each person for a job. */
export function listEarlier(
  on: Queryable,
  organizationId: OrganizationId,
  jobId: string,
  personIds: readonly string[],
) {
  const { id: analysisId, score, stage, decision, decidedAt, judgedAt } = analyses;
  return on
    .selectDistinctOn([resumes.personId], {
      personId: resumes.personId,
      analysisId,
      score,
      stage,
      decision,
      decidedAt,
      judgedAt,
    })
    .from(analyses)
    .innerJoin(resumes, eq(resumes.id, analyses.resumeId))
    .where(
      and(
        eq(analyses.organizationId, organizationId),
        eq(analyses.jobId, jobId),
        inArray(resumes.personId, [...personIds]),
      ),
    )
    .orderBy(resumes.personId, desc(judgedAt), analysisId);
}

/** When people were last declined for other jobs. */
export function listDeclined(
  on: Queryable,
  organizationId: OrganizationId,
  jobId: string,
  personIds: readonly string[],
) {
  const { decidedAt } = analyses;
  return on
    .selectDistinctOn([resumes.personId], { personId: resumes.personId, at: decidedAt })
    .from(analyses)
    .innerJoin(resumes, eq(resumes.id, analyses.resumeId))
    .where(
      and(
        eq(analyses.organizationId, organizationId),
        ne(analyses.jobId, jobId),
        or(eq(analyses.decision, 'no'), eq(analyses.stage, 'declined')),
        isNotNull(decidedAt),
        inArray(resumes.personId, [...personIds]),
      ),
    )
    .orderBy(resumes.personId, desc(decidedAt), analyses.id);
}

/** When people were last sent an email. */
export function listContacted(on: Queryable, organizationId: OrganizationId, personIds: readonly string[]) {
  const { settledAt } = candidateEmails;
  return on
    .selectDistinctOn([resumes.personId], { personId: resumes.personId, at: settledAt })
    .from(candidateEmails)
    .leftJoin(analyses, eq(analyses.id, candidateEmails.analysisId))
    .leftJoin(applications, eq(applications.id, candidateEmails.applicationId))
    .innerJoin(resumes, sql`${resumes.id} = coalesce(${analyses.resumeId}, ${applications.resumeId})`)
    .where(
      and(
        eq(candidateEmails.organizationId, organizationId),
        eq(candidateEmails.state, 'sent'),
        isNotNull(settledAt),
        inArray(resumes.personId, [...personIds]),
      ),
    )
    .orderBy(resumes.personId, desc(settledAt), candidateEmails.id);
}

/** The jobs among these whose notifications about new people are off. */
export async function listQuiet(
  on: Queryable,
  organizationId: OrganizationId,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set();
  const found = await on
    .select({ jobId: matchSettings.jobId })
    .from(matchSettings)
    .where(
      and(
        eq(matchSettings.organizationId, organizationId),
        inArray(matchSettings.jobId, [...jobIds]),
        eq(matchSettings.tellsTeam, false),
      ),
    );
  return new Set(found.map(({ jobId }) => jobId));
}

export async function keepSetting(on: Queryable, row: typeof matchSettings.$inferSelect): Promise<void> {
  const { createdBy, tellsTeam } = row;
  await on
    .insert(matchSettings)
    .values(row)
    .onConflictDoUpdate({ target: matchSettings.jobId, set: { createdBy, tellsTeam } });
}
