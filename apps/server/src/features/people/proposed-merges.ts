import type { OrganizationId, ProposedMerge } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { listSummaries } from './person-page-repository.ts';
import { presentSummary } from './person-service.ts';
import { countProposedMerges, listProposedMerges } from './proposed-merge-repository.ts';

/** Lists people of an organization who may be the same. */
export type ProposedMerges = {
  list(
    organizationId: OrganizationId,
    limit: number,
  ): Promise<{ readonly total: number; readonly pairs: ProposedMerge[] }>;
};

export function createProposedMerges({ database }: { readonly database: Database }): ProposedMerges {
  return {
    async list(organizationId, limit) {
      const total = await countProposedMerges(database, organizationId);
      const rows = limit === 0 ? [] : await listProposedMerges(database, organizationId, limit);
      const ids = [...new Set(rows.flatMap(({ oneId, otherId }) => [oneId, otherId]))];
      const people = new Map(
        (await listSummaries(database, organizationId, ids)).map((each) => [each.id, each]),
      );
      return {
        total,
        pairs: rows.flatMap(({ oneId, otherId, likenesses, proposedAt }) => {
          const one = people.get(oneId);
          const other = people.get(otherId);
          // Deleted meanwhile.
          if (!one || !other) return [];
          return [
            {
              one: presentSummary(one),
              other: presentSummary(other),
              likenesses: [...likenesses],
              proposedAt: proposedAt.toISOString(),
            },
          ];
        }),
      };
    },
  };
}
