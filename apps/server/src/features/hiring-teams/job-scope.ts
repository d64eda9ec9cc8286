import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { JobScope } from '../../platform/http/caller.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { batches, batchItems } from '../analyses/batches/batch-tables.ts';
import { hiringTeamMembers } from './hiring-team-tables.ts';

/** Rows of the organization that belong to a job which the scope has. */
export function inScope(
  scope: JobScope,
  { organizationId, jobId }: { readonly organizationId: Column; readonly jobId: Column },
): SQL | undefined {
  return and(eq(organizationId, scope.organizationId), isScoped(scope, jobId));
}

/** The same of a column alone, where the organization is asked for elsewhere; nothing to ask with every job. */
export function isScoped(scope: JobScope, jobId: Column): SQL | undefined {
  return scope.onlyTeamsOf === null ? undefined : sql`${jobId} in ${jobsOfTeams(scope)}`;
}

/** Ids of the jobs whose hiring team a member is on. */
export function jobsOfTeams({ organizationId, onlyTeamsOf }: JobScope): SQL {
  const { jobId, userId, organizationId: owner } = hiringTeamMembers;
  return sql`(select ${jobId} from ${hiringTeamMembers} where ${owner} = ${organizationId} and ${userId} = ${onlyTeamsOf})`;
}

/** Resumes that were scored for a job in the scope, or sent in one of its runs. */
export function isSeen(scope: JobScope, resumeId: Column): SQL | undefined {
  if (scope.onlyTeamsOf === null) return undefined;
  const jobs = jobsOfTeams(scope);
  const sent = sql`select ${batchItems.resumeId} from ${batchItems} join ${batches} on ${batches.id} = ${batchItems.batchId} where ${batches.jobId} in ${jobs}`;
  return sql`${resumeId} in (select ${analyses.resumeId} from ${analyses} where ${analyses.jobId} in ${jobs} union all ${sent})`;
}
