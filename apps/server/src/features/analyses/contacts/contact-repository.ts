import type { OrganizationId } from '@winnow/contracts';
import type { Resume } from '@winnow/engine';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { resumes } from '../../files/resume-tables.ts';
import { jobDescriptions } from '../../jobs/job-tables.ts';
import { analyses, scorings } from '../analysis-tables.ts';

export type ContactRow = {
  readonly analysis: Pick<
    typeof analyses.$inferSelect,
    'id' | 'jobId' | 'candidateName' | 'decision' | 'stage'
  >;
  readonly jobTitle: string;
  readonly company: string;
  readonly isSample: boolean;
  /** The facts of the last scoring, including corrections. */
  readonly facts: Omit<Resume, 'document'>;
};

/** Unordered; those of other owners are left out. */
export function listContactRows(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<ContactRow[]> {
  const { id, jobId, candidateName, decision, stage } = analyses;
  return on
    .select({
      analysis: { id, jobId, candidateName, decision, stage },
      jobTitle: jobDescriptions.title,
      company: jobDescriptions.company,
      isSample: resumes.isSample,
      facts: scorings.facts,
    })
    .from(analyses)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, analyses.jobId))
    .innerJoin(resumes, eq(resumes.id, analyses.resumeId))
    .innerJoin(
      scorings,
      and(eq(scorings.analysisId, analyses.id), eq(scorings.number, analyses.scoringNumber)),
    )
    .where(and(eq(analyses.organizationId, organizationId), inArray(analyses.id, [...ids])));
}
