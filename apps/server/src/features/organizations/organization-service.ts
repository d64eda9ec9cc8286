import { ApiError, organizationId as idOfOrganization, type OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { forInstallation } from '../../platform/database/scope.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { NoteException } from './exceptional-entries.ts';
import { findTeamOfKeeper, listKeepersOfFiles, recordKeeperNotified } from './files-due-repository.ts';
import {
  type CurrentMembership,
  findLastMembership,
  findMembership,
  findUserWithMembership,
  listMemberships,
  listRolesOf,
  type MembershipRow,
  rememberOrganization,
  type UserWithMembership,
} from './membership-repository.ts';
import { noSuchOrganization } from './no-such-organization.ts';
import {
  findAnonymousView,
  findFirstOwner,
  findRetentionDays,
  findStorageMb,
  listTeamRetention,
} from './organization-repository.ts';
import { findOwnDomain } from './own-domain.ts';
import { personalOrganizationOf } from './personal-organization.ts';

export type OrganizationService = ReturnType<typeof createOrganizationService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly noteException: NoteException;
};

/** How the caller of a request signed in. */
export type SignIn = {
  /** Single sign-ons with which the session began. */
  readonly signOnIds: readonly string[];
  /** Whether it includes a second factor. */
  readonly isTwofold: boolean;
  readonly sessionId: string;
};

/** Organizations, memberships and access to them. */
export function createOrganizationService({ database, clock, noteException }: Dependencies) {
  /**
   * Whether a session may enter an organization. An owner with two factors may enter without single sign-on, in case
   * the identity provider fails; this is recorded. Guests have no account at the provider.
   */
  async function mayEnter(
    { organizationId, userId, role, requiredSignOnId }: MembershipRow,
    { signOnIds, isTwofold, sessionId }: SignIn,
  ): Promise<boolean> {
    if (requiredSignOnId === null || signOnIds.includes(requiredSignOnId)) return true;
    if (!(await findOwnDomain(database, userId, organizationId))) return true;
    if (role !== 'owner' || !isTwofold) return false;
    await noteException({ organizationId, userId, sessionId });
    return true;
  }

  return {
    /**
     * The user of an identity with the membership that a request is for; `undefined` if one of them doesn't exist yet.
     * @param named the organization as sent in the header
     */
    async findUserWithMembership(
      supabaseId: string,
      named: string | undefined,
    ): Promise<UserWithMembership | undefined> {
      const wanted = named === undefined ? null : readId(named);
      return wanted === undefined ? undefined : findUserWithMembership(database, supabaseId, wanted);
    },

    /**
     * The user's membership of the organization that a request names, or else of the one that they last switched to.
     * Read with every request, so that removed members lose access at once.
     * @param named the organization as sent in the header
     * @param known the membership, if this request has already read it
     * @throws ApiError `not-found` for another's organization and for one that doesn't exist; `organization-suspended`;
     * `single-sign-on-required` if the organization requires another sign-in
     */
    async getMembership(
      userId: string,
      named: string | undefined,
      signIn: SignIn,
      known?: CurrentMembership,
    ): Promise<MembershipRow> {
      if (named === undefined) {
        const last = known ?? (await findLastMembership(database, userId)) ?? noSuchOrganization();
        if (await mayEnter(last, signIn)) return last;
        const personal = personalOrganizationOf(userId);
        return (await findMembership(database, userId, personal)) ?? noSuchOrganization();
      }
      const wanted = readId(named);
      const found =
        known ?? (wanted && (await findMembership(database, userId, wanted))) ?? noSuchOrganization();
      requireOpen(found);
      if (found.requiredSignOnId !== null && !(await mayEnter(found, signIn))) {
        throw new ApiError(
          'single-sign-on-required',
          'This organization asks you to sign in with its single sign-on.',
          { signOnId: found.requiredSignOnId },
        );
      }
      return found;
    },

    /** @throws ApiError `not-found` if the user isn't a member */
    async requireMember(userId: string, organizationId: OrganizationId): Promise<void> {
      if (!(await findMembership(database, userId, organizationId))) noSuchOrganization();
    },

    /** Storage limit set by an operator, which replaces the plan's. */
    getStorageMb: (organizationId: OrganizationId) => findStorageMb(database, organizationId),

    /** Retention period: days after which resumes and the data read from them are deleted. */
    getRetentionDays: (organizationId: OrganizationId) => findRetentionDays(database, organizationId),

    /** Whether names of candidates are hidden from a member. */
    isAnonymous: (member: Member) => findAnonymousView(database, member),

    /** Retention periods of teams; those of personal organizations are their users'. */
    listTeamRetention: () => listTeamRetention(database),

    /** Members of a team who are notified of resumes about to be deleted: those who can download them. */
    listKeepersOfFiles: (organizationId: OrganizationId) => listKeepersOfFiles(database, organizationId),

    /** `undefined` for someone who is no longer notified. */
    findTeamOfKeeper: (member: Member) => findTeamOfKeeper(database, member),

    recordKeeperNotified: (member: Member, until: Date) => recordKeeperNotified(database, member, until),

    /** Receiver of emails about plan and payments. @throws ApiError `not-found` */
    async getFirstOwner(organizationId: OrganizationId): Promise<string> {
      return (await findFirstOwner(database, organizationId)) ?? noSuchOrganization();
    },

    list: (userId: string) => listMemberships(database, userId),

    /** Roles of several users in all their organizations, for open streams, which check them together. */
    listRoles: (userIds: readonly string[]) => forInstallation(() => listRolesOf(database, userIds)),

    /** @throws ApiError `not-found` like `getMembership` */
    async switchTo(userId: string, organizationId: OrganizationId): Promise<void> {
      const membership = await findMembership(database, userId, organizationId);
      if (membership) requireOpen(membership);
      const isRemembered = await rememberOrganization(database, { organizationId, userId }, clock.now());
      if (!isRemembered) noSuchOrganization();
    },
  };
}

/** @throws ApiError `organization-suspended` */
function requireOpen({ suspension }: CurrentMembership): void {
  if (suspension === null) return;
  throw new ApiError('organization-suspended', `This organization is suspended. ${suspension}`.trim());
}

function readId(text: string): OrganizationId | undefined {
  return idOfOrganization.safeParse(text).data;
}
