import type { OrganizationId } from '@winnow/contracts';
import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { candidateComments } from '../../comments/comment-tables.ts';
import { analysisEvents } from '../analysis-tables.ts';

export type CandidateChange = {
  /** Stable: the same change always has the same id. */
  readonly id: string;
  readonly organizationId: OrganizationId;
  readonly analysisId: string;
};

/** Changes of candidates and comments on them since a time. */
export function listCandidateChanges(
  on: Queryable,
  organizationIds: readonly OrganizationId[],
  since: Date,
): Promise<CandidateChange[]> {
  const { id, organizationId, analysisId, at } = analysisEvents;
  const events = on
    .select({ id: sql<string>`${id}::text`, organizationId, analysisId })
    .from(analysisEvents)
    .where(and(inArray(organizationId, [...organizationIds]), gt(at, since)));
  const said = on
    .select({
      id: sql<string>`${candidateComments.id}::text || ${candidateComments.changedAt}::text`,
      organizationId: candidateComments.organizationId,
      analysisId: candidateComments.analysisId,
    })
    .from(candidateComments)
    .where(
      and(
        inArray(candidateComments.organizationId, [...organizationIds]),
        gt(candidateComments.changedAt, since),
      ),
    );
  return events.unionAll(said);
}
