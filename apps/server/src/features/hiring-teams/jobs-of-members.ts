import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { hiringTeamMembers } from './hiring-team-tables.ts';

/** Ids of the jobs that each scope has now, with one query; `null` for a scope with every job. */
export async function listJobsOf(
  on: Queryable,
  scopes: readonly JobScope[],
): Promise<readonly (ReadonlySet<string> | null)[]> {
  const { organizationId, userId, jobId } = hiringTeamMembers;
  const userIds = [...new Set(scopes.flatMap(({ onlyTeamsOf }) => onlyTeamsOf ?? []))];
  const rows =
    userIds.length === 0
      ? []
      : await on
          .select({ organizationId, userId, jobId })
          .from(hiringTeamMembers)
          .where(inArray(userId, userIds));
  return scopes.map((scope) =>
    scope.onlyTeamsOf === null
      ? null
      : new Set(
          rows
            .filter((row) => row.userId === scope.onlyTeamsOf && row.organizationId === scope.organizationId)
            .map((row) => row.jobId),
        ),
  );
}
