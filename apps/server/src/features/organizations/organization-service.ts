import { organizationId as idOfOrganization, type OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { forInstallation } from '../../platform/database/scope.ts';
import {
  findLastMembership,
  findMembership,
  listMemberships,
  listRolesOf,
  type MembershipRow,
  rememberOrganization,
} from './membership-repository.ts';
import { noSuchOrganization } from './no-such-organization.ts';
import { findFirstOwner, findRetentionDays, listTeamRetention } from './organization-repository.ts';

export type OrganizationService = ReturnType<typeof createOrganizationService>;

type Dependencies = { readonly database: Database; readonly clock: Clock };

/** Whose work it is, and who belongs to it. */
export function createOrganizationService({ database, clock }: Dependencies) {
  return {
    /**
     * The user's membership of the organization that a request names, or else of the one that they last switched to.
     * Read at every request: who was removed is out with the next.
     * @param named as it was sent
     * @throws ApiError `not-found` for an organization of others, as for one that doesn't exist
     */
    async getMembership(userId: string, named?: string): Promise<MembershipRow> {
      if (named === undefined) return (await findLastMembership(database, userId)) ?? noSuchOrganization();
      const { data: wanted } = idOfOrganization.safeParse(named);
      return (wanted && (await findMembership(database, userId, wanted))) ?? noSuchOrganization();
    },

    /** Days after which what was read from resumes is deleted. */
    getRetentionDays: (organizationId: OrganizationId) => findRetentionDays(database, organizationId),

    /** Retention periods of teams; those of personal organizations are their users'. */
    listTeamRetention: () => listTeamRetention(database),

    /** To whom emails about plan and payments go. @throws ApiError `not-found` */
    async getFirstOwner(organizationId: OrganizationId): Promise<string> {
      return (await findFirstOwner(database, organizationId)) ?? noSuchOrganization();
    },

    list: (userId: string) => listMemberships(database, userId),

    /** What several users are in all their organizations, for streams that stay open: whoever's opens first asks. */
    listRoles: (userIds: readonly string[]) => forInstallation(() => listRolesOf(database, userIds)),

    /** @throws ApiError `not-found` as above */
    async switchTo(userId: string, organizationId: OrganizationId): Promise<void> {
      const isRemembered = await rememberOrganization(database, { organizationId, userId }, clock.now());
      if (!isRemembered) noSuchOrganization();
    },
  };
}
