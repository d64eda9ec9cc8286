import { randomBytes, randomUUID } from 'node:crypto';
import {
  ApiError,
  type Directory,
  type DirectoryRole,
  directoryTokens,
  type OrganizationId,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { profileImagePath } from '../accounts/profile-images/profile-image-path.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { AdmissionService } from '../organizations/members/admission-service.ts';
import { changeTeam } from '../organizations/members/change-members.ts';
import { settleRoles } from './groups/group-roles.ts';
import {
  countGroupMembers,
  findGroup,
  listGroupMembers,
  listGroups,
  updateGroup,
} from './groups/scim-group-repository.ts';
import {
  deleteToken,
  findDefaultRole,
  insertToken,
  listTokens,
  saveDefaultRole,
} from './tokens/scim-token-repository.ts';
import { hashOfToken, tokenPrefix } from './tokens/scim-token-service.ts';
import { listByAccount, listScimUsers } from './users/scim-user-repository.ts';

export type DirectoryService = ReturnType<typeof createDirectoryService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly admission: Pick<AdmissionService, 'changeRoleIn'>;
  /** `null` if this server keeps the identities, without which there is no directory. */
  readonly hostedIdentity: unknown;
  /** Base URL of the SCIM API. */
  readonly base: string;
};

/** Settings of an organization's directory, which adds and removes members. */
export function createDirectoryService(dependencies: Dependencies) {
  const { database, clock, audit, admission, base } = dependencies;
  const isAvailable = dependencies.hostedIdentity === null;

  async function get({ organizationId }: Pick<Member, 'organizationId'>): Promise<Directory> {
    const tokens = await listTokens(database, organizationId);
    const people = await countGroupMembers(database, organizationId);
    const users = await listScimUsers(database, organizationId);
    const active = users.filter(({ isActive, memberRole }) => isActive && memberRole !== null).length;
    return {
      isAvailable,
      address: base,
      tokens: tokens.map(({ id, ending, createdAt, maker, usedAt }) => ({
        id,
        ending,
        createdAt: createdAt.toISOString(),
        createdBy: maker && { ...maker, profileImage: profileImagePath(maker.profileImage) },
        usedAt: usedAt?.toISOString() ?? null,
      })),
      defaultRole: await findDefaultRole(database, organizationId),
      groups: (await listGroups(database, organizationId))
        .map(({ id, displayName, role }) => ({ id, name: displayName, people: people.get(id) ?? 0, role }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
      activeUsers: active,
      inactiveUsers: users.length - active,
    };
  }

  async function record(on: Queryable, { userId, organizationId }: Member, action: string): Promise<void> {
    await audit.record(on, { action, actorId: userId, subjectId: null, organizationId });
  }

  return {
    get,

    async createToken(caller: Member): Promise<{ secret: string; directory: Directory }> {
      if (!isAvailable) {
        throw new ApiError('conflict', sentence('directory-hosted'));
      }
      const secret = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
      await changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        const { organizationId, userId } = caller;
        if ((await listTokens(transaction, organizationId)).length >= directoryTokens) {
          throw new ApiError('conflict', sentence('directory-tokens-full', { max: directoryTokens }));
        }
        await insertToken(transaction, {
          id: randomUUID(),
          organizationId,
          createdBy: userId,
          secretHash: hashOfToken(secret),
          ending: secret.slice(-4),
          createdAt: clock.now(),
          usedAt: null,
        });
        await record(transaction, caller, 'scim-token-created');
      });
      return { secret, directory: await get(caller) };
    },

    /** @throws ApiError `not-found`, checked before anything else */
    async revokeToken(caller: Member, id: string): Promise<Directory> {
      const tokens = await listTokens(database, caller.organizationId);
      if (!tokens.some((token) => token.id === id))
        throw new ApiError('not-found', 'There is no such token.');
      await changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        if (!(await deleteToken(transaction, caller.organizationId, id))) return;
        await record(transaction, caller, 'scim-token-revoked');
      });
      return get(caller);
    },

    /** Existing members keep their role. */
    async setDefaultRole(caller: Member, role: DirectoryRole): Promise<Directory> {
      await changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        if ((await findDefaultRole(transaction, caller.organizationId)) === role) return;
        await saveDefaultRole(transaction, caller.organizationId, role);
        await record(transaction, caller, 'scim-roles-changed');
      });
      return get(caller);
    },

    /** @throws ApiError `not-found`, `no-seat` */
    async setGroupRole(caller: Member, id: string, role: DirectoryRole | null): Promise<Directory> {
      if (!(await findGroup(database, caller.organizationId, id))) noSuchGroup();
      await changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        const group = (await findGroup(transaction, caller.organizationId, id)) ?? noSuchGroup();
        if (group.role === role) return;
        await updateGroup(transaction, id, { role });
        await record(transaction, caller, 'scim-roles-changed');
        const people = (await listGroupMembers(transaction, [id])).map((person) => person.id);
        await settleRoles(transaction, admission, caller.organizationId, people, caller.userId);
      });
      return get(caller);
    },

    /**
     * Whether someone may become a member by signing in: not if a directory determines the members, nor if it has
     * removed them.
     */
    async admitsBySignIn(organizationId: OrganizationId, userId: string): Promise<boolean> {
      if ((await listTokens(database, organizationId)).length > 0) return false;
      const known = await listByAccount(database, organizationId, userId);
      return known.every(({ isActive }) => isActive);
    },
  };
}

function noSuchGroup(): never {
  throw new ApiError('not-found', 'There is no such group.');
}
