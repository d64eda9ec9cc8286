import type { Likeness, OrganizationId } from '@winnow/contracts';
import { likenesses as allLikenesses } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { resumes } from '../files/resume-tables.ts';
import { resumePairs } from './identity-tables.ts';

type ProposedPair = {
  readonly oneId: string;
  readonly otherId: string;
  readonly likenesses: readonly Likeness[];
  readonly proposedAt: Date;
};

/** Pairs of people, smaller id first, with some proposed resumes and none kept apart. */
const openPairs = (organizationId: OrganizationId) => sql`
  select least(one.person_id, other.person_id) as one_id, greatest(one.person_id, other.person_id) as other_id,
    string_agg(pair.likenesses, ' ') as likenesses, max(pair.created_at) as proposed_at
  from ${resumePairs} pair
  join ${resumes} one on one.id = pair.resume_id
  join ${resumes} other on other.id = pair.other_id
  where pair.organization_id = ${organizationId} and one.person_id <> other.person_id
  group by 1, 2
  having bool_and(pair.kept_apart_at is null)`;

export async function countProposedMerges(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [found] = await queryRows<{ total: number }>(
    on,
    sql`select count(*)::int as total from (${openPairs(organizationId)}) pairs`,
  );
  return found?.total ?? 0;
}

/** Pairs with the same contact first, then newest first. */
export async function listProposedMerges(
  on: Queryable,
  organizationId: OrganizationId,
  limit: number,
): Promise<ProposedPair[]> {
  const rows = await queryRows<{
    one_id: string;
    other_id: string;
    likenesses: string;
    proposed_at: string | Date;
  }>(
    on,
    sql`select one_id, other_id, likenesses, proposed_at from (${openPairs(organizationId)}) pairs
      order by (likenesses like '%"email"%' or likenesses like '%"phone"%') desc, proposed_at desc, one_id, other_id
      limit ${limit}`,
  );
  return rows.map((row) => ({
    oneId: row.one_id,
    otherId: row.other_id,
    // Concatenated lists of all resumes of the two.
    likenesses: allLikenesses.filter((each) => row.likenesses.includes(`"${each}"`)),
    proposedAt: new Date(row.proposed_at),
  }));
}
