import type { Database } from '../../platform/database/database.ts';
import {
  countOrganizations,
  listOrganizationsWithoutOwner,
  listUnfitPersonalOrganizations,
} from './organization-check-repository.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** What must be so of organizations. */
export type OrganizationChecks = {
  findWithoutOwner(): Outcome;
  /** Users without a personal organization, or one that is not theirs alone. */
  findUnfitPersonal(): Outcome;
};

export function createOrganizationChecks({ database }: { readonly database: Database }): OrganizationChecks {
  return {
    async findWithoutOwner() {
      const without = await listOrganizationsWithoutOwner(database);
      return { count: await countOrganizations(database), errors: without.map((id) => `${id} has no owner`) };
    },

    async findUnfitPersonal() {
      const unfit = await listUnfitPersonalOrganizations(database);
      const errors = unfit.map(({ userId, members }) => `${userId}: ${members ?? 'no members'}`);
      return { count: await countOrganizations(database), errors };
    },
  };
}
