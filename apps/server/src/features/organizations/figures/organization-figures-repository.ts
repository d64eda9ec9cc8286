import type { OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';

export type CountedOrganization = {
  readonly members: number;
  readonly jobs: number;
  readonly resumes: number;
  readonly runs: number;
  readonly openRuns: number;
};

/** Counts an organization's rows in the tables of several features. */
export async function countContents(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<CountedOrganization> {
  const of = sql`organization_id = ${organizationId}`;
  const [row] = await queryRows<CountedOrganization>(
    on,
    sql`select
      (select count(*)::int from memberships where ${of}) as members,
      (select count(*)::int from job_descriptions where ${of}) as jobs,
      (select count(*)::int from resumes where ${of}) as resumes,
      (select count(*)::int from batches where ${of}) as runs,
      (select count(*)::int from batches where ${of} and finished_at is null) as "openRuns"`,
  );
  return row ?? { members: 0, jobs: 0, resumes: 0, runs: 0, openRuns: 0 };
}
