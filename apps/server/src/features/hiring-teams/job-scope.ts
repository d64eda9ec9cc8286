import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { JobScope } from '../../platform/http/caller.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { batches, batchItems } from '../analyses/batches/batch-tables.ts';
import { hiringTeamMembers } from './hiring-team-tables.ts';

/** Condition for rows of the organization that belong to a job in the scope. */
export function inScope(
  scope: JobScope,
  { organizationId, jobId }: { readonly organizationId: Column; readonly jobId: Column },
): SQL | undefined {
  return and(eq(organizationId, scope.organizationId), isScoped(scope, jobId));
}

/** The same for a column alone, without the organization; `undefined` if the scope has every job. */
export function isScoped(scope: JobScope, jobId: Column): SQL | undefined {
  return scope.onlyTeamsOf === null ? undefined : sql`${jobId} in ${jobsOfTeams(scope)}`;
}

/** Ids of the jobs whose hiring team a member is on. */
export function jobsOfTeams({ organizationId, onlyTeamsOf }: JobScope): SQL {
  const { jobId, userId, organizationId: owner } = hiringTeamMembers;
  return sql`(select ${jobId} from ${hiringTeamMembers} where ${owner} = ${organizationId} and ${userId} = ${onlyTeamsOf})`;
}

/** Condition for resumes that were scored for a job in the scope, or are in one of its runs. */
export function isSeen(scope: JobScope, resumeId: Column): SQL | undefined {
  if (scope.onlyTeamsOf === null) return undefined;
  const jobs = jobsOfTeams(scope);
  const sent = sql`select ${batchItems.resumeId} from ${batchItems} join ${batches} on ${batches.id} = ${batchItems.batchId} where ${batches.jobId} in ${jobs}`;
  return sql`${resumeId} in (select ${analyses.resumeId} from ${analyses} where ${analyses.jobId} in ${jobs} union all ${sent})`;
}
