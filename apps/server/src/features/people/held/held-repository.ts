import type { OrganizationId } from '@winnow/contracts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { analyses } from '../../analyses/analysis-tables.ts';
import { applications } from '../../applications/application-tables.ts';
import { resumes } from '../../files/resume-tables.ts';
import { jobDescriptions } from '../../jobs/job-tables.ts';
import { people } from '../person-tables.ts';

/** A person and everyone merged into them. */
export async function listMergedIds(
  on: Queryable,
  organizationId: OrganizationId,
  personId: string,
): Promise<string[]> {
  const rows = await on
    .select({ id: people.id })
    .from(people)
    .where(
      and(eq(people.organizationId, organizationId), sql`current_person(${people.id}) = ${personId}::uuid`),
    )
    .orderBy(asc(people.createdAt));
  return rows.map(({ id }) => id);
}

/** Resumes of a person with their files, the newest first. */
export function listHeldResumes(on: Queryable, organizationId: OrganizationId, personId: string) {
  const { id, fileName, storageKey, state, source, sourceLabel, corrections, createdAt } = resumes;
  return on
    .select({ id, fileName, storageKey, state, source, sourceLabel, corrections, createdAt })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), eq(resumes.personId, personId)))
    .orderBy(sql`${createdAt} desc`, sql`${id} desc`);
}

/** Analyses and applications of resumes, with the titles of their jobs. */
export async function listJobsOf(
  on: Queryable,
  organizationId: OrganizationId,
  resumeIds: readonly string[],
): Promise<{
  analyses: { id: string }[];
  applications: { id: string }[];
  jobs: { id: string; title: string }[];
}> {
  if (resumeIds.length === 0) return { analyses: [], applications: [], jobs: [] };
  const ofResumes = (table: typeof analyses | typeof applications) =>
    and(eq(table.organizationId, organizationId), inArray(table.resumeId, [...resumeIds]));
  const scored = await on
    .select({ id: analyses.id, jobId: analyses.jobId })
    .from(analyses)
    .where(ofResumes(analyses))
    .orderBy(asc(analyses.createdAt), asc(analyses.id));
  const applied = await on
    .select({ id: applications.id, jobId: applications.jobId })
    .from(applications)
    .where(ofResumes(applications))
    .orderBy(asc(applications.createdAt), asc(applications.id));
  const ids = [...new Set([...scored, ...applied].map(({ jobId }) => jobId))];
  const jobs =
    ids.length === 0
      ? []
      : await on
          .select({ id: jobDescriptions.id, title: jobDescriptions.title })
          .from(jobDescriptions)
          .where(inArray(jobDescriptions.id, ids));
  return { analyses: scored, applications: applied, jobs };
}
