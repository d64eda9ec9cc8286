import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type NewcomerRole,
  type OrganizationId,
  type SingleSignOn,
  sentence,
  signOnProvider,
} from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { forInstallation, forOrganization } from '../../../platform/database/scope.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { PublicFetch } from '../../../platform/http/outgoing/public-fetch.ts';
import { profileImagePath } from '../../accounts/profile-images/profile-image-path.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { IdentityBase, IdentityService } from '../../identity/identity-service.ts';
import { logoPath } from '../../organizations/logos/logo-path.ts';
import { changeTeam } from '../../organizations/members/change-members.ts';
import type { DomainService } from '../domains/domain-service.ts';
import {
  type ConnectionRow,
  countOwnersWithWayIn,
  countVerifiedDomains,
  deleteConnection,
  findConnection,
  findConnectionById,
  findOrganization,
  insertConnection,
  updateConnection,
  updateRequiredSignOn,
} from './connection-repository.ts';
import { listMembersByDomain, noteJoinedDomains } from './member-domain-repository.ts';
import { findProblem, type ProviderSettings, type SignOnProblem } from './organization-provider.ts';
import { openClientSecret, sealClientSecret } from './sealed-client-secret.ts';

export type ConnectionService = ReturnType<typeof createConnectionService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly identityBase: Pick<IdentityBase, 'keys' | 'settings'>;
  /** `null` if this server keeps the identities, without which there is no single sign-on. */
  readonly hostedIdentity: unknown;
  readonly identity: { readonly sessions: Pick<IdentityService['sessions'], 'endAtProvider'> };
  readonly emailDomains: Pick<DomainService, 'findOwner'>;
  readonly publicFetch: PublicFetch;
  readonly mayReachPrivate: boolean;
};

/** Settings by an administrator; without a secret, the current one is kept. */
export type ConnectionInput = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  readonly defaultRole: NewcomerRole;
  readonly admitsNewcomers: boolean;
};

/** The identity provider of an organization, and whether its members must use it. */
export function createConnectionService(dependencies: Dependencies) {
  const { database, clock, audit, identity, emailDomains, publicFetch, mayReachPrivate } = dependencies;
  const { keys, settings } = dependencies.identityBase;
  const isAvailable = dependencies.hostedIdentity === null;
  const callbackUrl = `${settings.authUrl}/callback`;
  const outside = { callbackUrl, fetch: publicFetch, mayReachPrivate };

  async function get({ organizationId }: Pick<Member, 'organizationId'>): Promise<SingleSignOn> {
    const row = await findConnection(database, organizationId);
    const organization = await findOrganization(database, organizationId);
    const members = await listMembersByDomain(database, organizationId);
    const ownersWithWayIn = await countOwnersWithWayIn(database, organizationId);
    return {
      isAvailable,
      redirectAddress: callbackUrl,
      connection: row ? present(row) : null,
      isRequired: organization?.requiredSignOnId != null,
      affected: members
        .filter(({ isOfDomain }) => isOfDomain)
        .map(({ userId, name, email, profileImage, role }) => ({
          userId,
          name,
          email,
          profileImage: profileImagePath(profileImage),
          role,
        })),
      guests: members.filter(({ isOfDomain }) => !isOfDomain).length,
      ownersWithWayIn,
      obstacle: await findObstacle(database, organizationId),
    };
  }

  return {
    get,

    async save(caller: Member, input: ConnectionInput): Promise<SingleSignOn> {
      requireAvailable();
      if (!mayReachPrivate && !input.issuer.startsWith('https:')) {
        throw new ApiError('invalid', sentence('https-required'), {
          errors: { issuer: [sentence('https-required')] },
        });
      }
      await changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        const { organizationId, userId } = caller;
        const now = clock.now();
        const { issuer, clientId, clientSecret, defaultRole, admitsNewcomers } = input;
        const present = await findConnection(transaction, organizationId);
        const isSame = present?.issuer === issuer && present.clientId === clientId;
        if (present && isSame) {
          const sealedSecret =
            clientSecret === undefined
              ? {}
              : { sealedSecret: sealClientSecret(keys, present.id, clientSecret) };
          await updateConnection(transaction, present.id, {
            ...sealedSecret,
            defaultRole,
            admitsNewcomers,
            updatedAt: now,
          });
        } else {
          if (clientSecret === undefined) {
            const words = sentence('client-secret-required');
            throw new ApiError('invalid', words, { errors: { clientSecret: [words] } });
          }
          const id = randomUUID();
          await deleteConnection(transaction, organizationId);
          // Sessions of another provider don't count for this one.
          await updateRequiredSignOn(transaction, organizationId, null);
          await insertConnection(transaction, {
            id,
            organizationId,
            createdBy: userId,
            issuer,
            clientId,
            sealedSecret: sealClientSecret(keys, id, clientSecret),
            defaultRole,
            admitsNewcomers,
            createdAt: now,
            updatedAt: now,
            usedAt: null,
          });
        }
        await record(transaction, caller, 'single-sign-on-changed');
      });
      return get(caller);
    },

    async remove(caller: Member): Promise<SingleSignOn> {
      await changeTeam(database, caller, 'organization.manage', async ({ transaction }) => {
        if (!(await findConnection(transaction, caller.organizationId))) return;
        await deleteConnection(transaction, caller.organizationId);
        await updateRequiredSignOn(transaction, caller.organizationId, null);
        await record(transaction, caller, 'single-sign-on-removed');
      });
      return get(caller);
    },

    /** @throws ApiError `not-found` without a provider */
    async test({ organizationId }: Member): Promise<{ problem: SignOnProblem | null; detail: string }> {
      requireAvailable();
      const row = (await findConnection(database, organizationId)) ?? noConnection();
      return findProblem(settingsOf(row), outside);
    },

    /** @throws ApiError `conflict` if someone would be locked out, or the provider was never used */
    async require(caller: Member, isRequired: boolean): Promise<SingleSignOn> {
      await changeTeam(database, caller, 'organization.manage', async ({ transaction, organization }) => {
        if ((organization.requiredSignOnId !== null) === isRequired) return;
        const obstacle = isRequired ? await findObstacle(transaction, caller.organizationId) : null;
        if (obstacle) throw new ApiError('conflict', wordsOf[obstacle]);
        const row = isRequired ? await findConnection(transaction, caller.organizationId) : undefined;
        await updateRequiredSignOn(transaction, caller.organizationId, row?.id ?? null);
        if (isRequired) await noteJoinedDomains(transaction, caller.organizationId);
        await record(transaction, caller, isRequired ? 'single-sign-on-required' : 'single-sign-on-optional');
      });
      return get(caller);
    },

    /** The single sign-on of an address in a verified domain. */
    async findByEmail(email: string): Promise<string | null> {
      const organizationId = isAvailable ? await emailDomains.findOwner(email) : null;
      const row =
        organizationId &&
        (await forOrganization(organizationId, () => findConnection(database, organizationId)));
      return row ? row.id : null;
    },

    /** @throws ApiError `not-found` */
    async describe(id: string): Promise<{ organization: { name: string; logo: string | null } }> {
      const organization = await forInstallation(async () => {
        const row = await findConnectionById(database, id);
        return (row && (await findOrganization(database, row.organizationId))) ?? noConnection();
      });
      return { organization: { name: organization.name, logo: logoPath(organization.logo) } };
    },

    /**
     * Ends sessions at the organization's provider of someone it has removed. @param identityId id in the identity
     * service
     */
    async endSessionsOf(on: Queryable, organizationId: OrganizationId, identityId: string): Promise<void> {
      const row = await findConnection(on, organizationId);
      if (row) await identity.sessions.endAtProvider(on, identityId, signOnProvider(row.id));
    },

    /** The HTTP client for providers. */
    outside,
    settingsOf,
  };

  function settingsOf(row: ConnectionRow): ProviderSettings {
    return { issuer: row.issuer, clientId: row.clientId, clientSecret: openClientSecret(keys, row) };
  }

  function requireAvailable(): void {
    if (isAvailable) return;
    throw new ApiError('conflict', sentence('sign-on-hosted'));
  }

  async function record(on: Queryable, { userId, organizationId }: Member, action: string): Promise<void> {
    await audit.record(on, { action, actorId: userId, subjectId: null, organizationId });
  }
}

async function findObstacle(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<SingleSignOn['obstacle']> {
  const row = await findConnection(on, organizationId);
  if (!row) return 'no-connection';
  if ((await countVerifiedDomains(on, organizationId)) === 0) return 'no-domain';
  if (row.usedAt === null) return 'never-used';
  return (await countOwnersWithWayIn(on, organizationId)) === 0 ? 'no-way-in' : null;
}

const wordsOf = {
  'no-connection': sentence('sign-on-no-connection'),
  'no-domain': sentence('sign-on-no-domain'),
  'never-used': sentence('sign-on-never-used'),
  'no-way-in': sentence('sign-on-no-way-in'),
} as const;

function present(row: ConnectionRow): NonNullable<SingleSignOn['connection']> {
  const { id, issuer, clientId, defaultRole, admitsNewcomers, usedAt } = row;
  return { id, issuer, clientId, defaultRole, admitsNewcomers, usedAt: usedAt?.toISOString() ?? null };
}

function noConnection(): never {
  throw new ApiError('not-found', 'There is no such single sign-on.');
}
