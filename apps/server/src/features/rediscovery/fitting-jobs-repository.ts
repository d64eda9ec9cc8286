import type { Evidence } from '@winnow/engine';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { inScope, isSeen } from '../hiring-teams/job-scope.ts';
import { resumeSearch } from '../search/search-tables.ts';
import { mergeFacts, type PoolFact } from '../talent-pool/facts/pool-fact.ts';

/** Facts of all resumes of a person that are visible in a scope, and which of them the anonymous view hides. */
export async function listFactsOf(
  on: Queryable,
  scope: JobScope,
  personId: string,
): Promise<{
  readonly facts: readonly PoolFact[];
  readonly covered: ReadonlyMap<string, readonly Evidence[]>;
}> {
  const rows = await on
    .select({ id: resumes.id, pool: resumeSearch.pool, covered: resumeSearch.covered })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(
      and(
        eq(resumes.organizationId, scope.organizationId),
        eq(resumes.personId, personId),
        isSeen(scope, resumes.id),
      ),
    );
  return {
    facts: mergeFacts(rows.map(({ pool }) => pool ?? [])),
    covered: new Map(rows.map(({ id, covered }) => [id, covered])),
  };
}

/** The newest analysis of a person for each of some jobs. */
export async function listAnalysesOf(
  on: Queryable,
  scope: JobScope,
  personId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (jobIds.length === 0) return new Map();
  const found = await on
    .select({ id: analyses.id, jobId: analyses.jobId })
    .from(analyses)
    .innerJoin(resumes, eq(resumes.id, analyses.resumeId))
    .where(
      and(inScope(scope, analyses), eq(resumes.personId, personId), inArray(analyses.jobId, [...jobIds])),
    )
    .orderBy(asc(analyses.judgedAt), asc(analyses.id));
  return new Map(found.map(({ id, jobId }) => [jobId, id]));
}
