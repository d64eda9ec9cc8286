import { randomBytes, randomUUID } from 'node:crypto';
import {
  ApiError,
  grantedTo,
  organizationId as idOfOrganization,
  type OrganizationId,
  type OwnOrganization,
  organizationLimits,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { isStale } from '../../platform/database/is-stale.ts';
import { forInstallation } from '../../platform/database/scope.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Storage, StorageKeyMissing } from '../../platform/storage/storage.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { logoPath } from './logos/logo-path.ts';
import { isShownLogo, logoKey } from './logos/logo-repository.ts';
import { changeTeam } from './members/change-members.ts';
import {
  countOwnedTeams,
  insertMembership,
  insertOrganization,
  updateOrganization,
} from './members/member-repository.ts';
import { listMemberships } from './membership-repository.ts';
import { noSuchOrganization } from './no-such-organization.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly audit: Pick<AuditService, 'record' | 'findLast'>;
  /** Draws a picture again: small and without metadata. */
  readonly drawPicture: (path: string) => Promise<Uint8Array>;
};

const logoForm = /^[0-9a-f]{32}$/;

/** Creates, renames and lists organizations, and manages their logos. */
export function createTeamService({ database, clock, storage, audit, drawPicture }: Dependencies) {
  /** The organizations of a user; `current` is the one of the call. */
  async function list(userId: string, current: OrganizationId): Promise<OwnOrganization[]> {
    const rows = await listMemberships(database, userId);
    return rows.map(
      ({
        organizationId,
        name,
        personalUserId,
        role,
        allowsAssistants,
        logo,
        suspension,
        isAnonymous,
        ...set
      }) => ({
        id: organizationId,
        name,
        isPersonal: personalUserId !== null,
        isCurrent: organizationId === current,
        role,
        granted: [...grantedTo(role, set)],
        allowsAssistants,
        logo: logoPath(logo),
        suspension,
        anonymousView: personalUserId === null ? isAnonymous : null,
      }),
    );
  }

  /** @throws ApiError `not-found` */
  async function get({ userId, organizationId }: Member, id: OrganizationId): Promise<OwnOrganization> {
    const organization = (await list(userId, organizationId)).find((one) => one.id === id);
    return organization ?? noSuchOrganization();
  }

  /** @param seen path of the logo that the caller saw, empty for none; omitted to overwrite */
  async function setLogo(
    caller: Member,
    logo: string | null,
    seen: string | undefined,
  ): Promise<string | null> {
    const before = await changeTeam(
      database,
      caller,
      'organization.manage',
      async ({ transaction, organization }) => {
        const current = { logo: logoPath(organization.logo) };
        const before = seen === undefined ? undefined : { logo: seen === '' ? null : seen };
        if (isStale(current, { logo: logoPath(logo) }, before)) {
          throw await changedMeanwhile(transaction, current, 'organization-logo-changed', organization.id);
        }
        await updateOrganization(transaction, organization.id, { logo });
        await audit.record(transaction, {
          action: 'organization-logo-changed',
          actorId: caller.userId,
          subjectId: organization.id,
          organizationId: organization.id,
        });
        return organization.logo;
      },
    );
    if (before !== null) await storage.remove(logoKey(before));
    return logoPath(logo);
  }

  async function changedMeanwhile(
    transaction: Transaction,
    current: object,
    action: 'organization-renamed' | 'organization-logo-changed',
    organizationId: OrganizationId,
  ): Promise<ApiError> {
    const saved = await audit.findLast(transaction, { organizationId, action });
    return new ApiError('conflict', sentence('changed-meanwhile'), { current, saved });
  }

  return {
    list,
    get,

    /** @throws ApiError `conflict` if the caller owns the maximum number of organizations */
    async create(caller: Member, name: string): Promise<OwnOrganization> {
      const { userId } = caller;
      const id = idOfOrganization.parse(randomUUID());
      const createdAt = clock.now();
      await database.transaction(async (transaction) => {
        if ((await countOwnedTeams(transaction, userId)) >= organizationLimits.perUser) {
          throw new ApiError(
            'conflict',
            sentence('owned-organizations-full', { max: organizationLimits.perUser }),
          );
        }
        await insertOrganization(transaction, { id, name, createdAt });
        await insertMembership(transaction, { organizationId: id, userId, role: 'owner', createdAt });
        await audit.record(transaction, {
          action: 'organization-created',
          actorId: userId,
          subjectId: id,
          organizationId: id,
        });
      });
      return get(caller, id);
    },

    /** @throws ApiError `conflict` if another member has renamed it since `before` */
    async rename(
      caller: Member,
      { name, before }: { readonly name: string; readonly before?: { readonly name: string } | undefined },
    ): Promise<OwnOrganization> {
      const { userId: actorId, organizationId: id } = caller;
      await changeTeam(database, caller, 'organization.manage', async ({ transaction, organization }) => {
        if (organization.name === name) return;
        const current = { name: organization.name };
        if (isStale(current, { name }, before)) {
          throw await changedMeanwhile(transaction, current, 'organization-renamed', id);
        }
        await updateOrganization(transaction, id, { name });
        await audit.record(transaction, {
          action: 'organization-renamed',
          actorId,
          subjectId: id,
          organizationId: id,
        });
      });
      return get(caller, id);
    },

    /** @throws ApiError `conflict` if another member has changed it since `seen` */
    async uploadLogo(caller: Member, path: string, seen?: string): Promise<string | null> {
      const picture = await drawPicture(path);
      const id = randomBytes(16).toString('hex');
      // Before the row refers to it; an unreferenced file is removed after a day.
      await storage.save(logoKey(id), picture);
      try {
        return await setLogo(caller, id, seen);
      } catch (error) {
        await storage.remove(logoKey(id));
        throw error;
      }
    },

    removeLogo: (caller: Member, seen?: string) => setLogo(caller, null, seen),

    /** @throws ApiError `not-found` */
    async loadLogo(id: string): Promise<Uint8Array> {
      const missing = new ApiError('not-found', 'There is no such picture.');
      // Pages show it without a sign-in: its name is unguessable.
      const isShown = () => forInstallation(() => isShownLogo(database, id));
      if (!logoForm.test(id) || !(await isShown())) throw missing;
      return storage.load(logoKey(id)).catch((error: unknown) => {
        throw error instanceof StorageKeyMissing ? missing : error;
      });
    },
  };
}
