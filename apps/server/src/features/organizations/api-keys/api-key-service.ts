import { randomBytes, randomUUID } from 'node:crypto';
import {
  ApiError,
  type ApiKey,
  type ApiKeyState,
  apiKeyLimits,
  apiKeyPrefix,
  type ProgramReadEntry,
  type Role,
  type Scope,
  scopesOf,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { type Caller, type Member, requirePermission } from '../../../platform/http/caller.ts';
import { profileImagePath } from '../../accounts/profile-images/profile-image-path.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { findLockedOrganization } from '../members/member-repository.ts';
import { findMembership } from '../membership-repository.ts';
import { noSuchOrganization } from '../no-such-organization.ts';
import { listProgramReads } from '../program-reads.ts';
import { hashOfSecret } from './api-key-caller.ts';
import { insertKey, listKeys, updateKey } from './api-key-repository.ts';

const hourMs = 60 * 60 * 1000;

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record' | 'list'>;
};

type Wanted = {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly addresses: readonly string[];
  readonly expiresAt: string | null;
};

type Listed = Awaited<ReturnType<typeof listKeys>>[number];

/** Management of an organization's API keys by administrators. */
export function createApiKeyService({ database, clock, audit }: Dependencies) {
  /** Serializes changes of keys and checks the caller's role again under the lock; also in a personal organization. */
  function change<Result>(
    { userId, organizationId }: Member,
    make: (transaction: Transaction, role: Role) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction(async (transaction) => {
      if (!(await findLockedOrganization(transaction, organizationId))) noSuchOrganization();
      const membership = await findMembership(transaction, userId, organizationId);
      if (!membership) noSuchOrganization();
      requirePermission(membership, 'organization.manage');
      return make(transaction, membership.role);
    });
  }

  async function record(on: Queryable, { userId, organizationId }: Member, action: string, keyId: string) {
    await audit.record(on, {
      action,
      actorId: userId,
      subjectId: keyId,
      organizationId,
      details: { key: keyId },
    });
  }

  async function find(on: Queryable, { organizationId }: Pick<Member, 'organizationId'>, id: string) {
    const listed = (await listKeys(on, organizationId)).find(({ key }) => key.id === id);
    if (!listed) throw new ApiError('not-found', 'There is no such API key.');
    return listed;
  }

  const shown = (listed: Listed) => present(listed, clock.now());

  return {
    async list(caller: Pick<Caller, 'organizationId' | 'role'>) {
      const keys = (await listKeys(database, caller.organizationId)).map(shown);
      const rank = ({ state }: ApiKey) => (state === 'active' ? 0 : 1);
      return { keys: keys.toSorted((one, other) => rank(one) - rank(other)), offered: scopesOf(caller.role) };
    },

    /**
     * @throws ApiError `forbidden` for a scope beyond the role, `invalid` for an expiry in the past, `conflict` if
     * there are too many
     */
    async create(caller: Member, wanted: Wanted): Promise<{ secret: string; key: ApiKey }> {
      const now = clock.now();
      const expiresAt = wanted.expiresAt === null ? null : new Date(wanted.expiresAt);
      if (expiresAt && expiresAt <= now) {
        const past = sentence('api-key-expiry-past');
        throw new ApiError('invalid', past, { errors: { expiresAt: [past] } });
      }
      const made = newSecret();
      const id = randomUUID();
      await change(caller, async (transaction, role) => {
        const offered = scopesOf(role);
        const beyond = wanted.scopes.find((scope) => !offered.includes(scope));
        if (beyond) throw new ApiError('forbidden', sentence('api-key-scope-beyond-role', { scope: beyond }));
        const active = (await listKeys(transaction, caller.organizationId)).filter(
          (listed) => stateOf(listed, now) === 'active',
        );
        if (active.length >= apiKeyLimits.keys) {
          throw new ApiError('conflict', sentence('api-keys-full', { max: apiKeyLimits.keys }));
        }
        await insertKey(transaction, {
          id,
          organizationId: caller.organizationId,
          createdBy: caller.userId,
          name: wanted.name,
          prefix: made.prefix,
          secretHash: made.hash,
          previousHash: null,
          previousUntil: null,
          scopes: [...wanted.scopes],
          addresses: [...new Set(wanted.addresses)],
          createdAt: now,
          expiresAt,
          revokedAt: null,
          usedAt: null,
          usedFrom: null,
        });
        await record(transaction, caller, 'api-key-created', id);
      });
      return { secret: made.secret, key: shown(await find(database, caller, id)) };
    },

    /**
     * Creates a new secret; only the one before it works on for the overlap. @throws ApiError `not-found`, `conflict`
     */
    async rotate(caller: Member, id: string, overlapHours: number): Promise<{ secret: string; key: ApiKey }> {
      const made = newSecret();
      await find(database, caller, id);
      await change(caller, async (transaction) => {
        const now = clock.now();
        const listed = await find(transaction, caller, id);
        if (stateOf(listed, now) !== 'active') throw new ApiError('conflict', sentence('api-key-not-active'));
        await updateKey(transaction, caller.organizationId, id, {
          secretHash: made.hash,
          prefix: made.prefix,
          previousHash: listed.key.secretHash,
          previousUntil: new Date(now.getTime() + overlapHours * hourMs),
        });
        await record(transaction, caller, 'api-key-rotated', id);
      });
      return { secret: made.secret, key: shown(await find(database, caller, id)) };
    },

    /** @throws ApiError `not-found` */
    async revoke(caller: Member, id: string): Promise<ApiKey> {
      await find(database, caller, id);
      await change(caller, async (transaction) => {
        const { key } = await find(transaction, caller, id);
        if (key.revokedAt) return;
        await updateKey(transaction, caller.organizationId, id, { revokedAt: clock.now() });
        await record(transaction, caller, 'api-key-revoked', id);
      });
      return shown(await find(database, caller, id));
    },

    /** Recent reads of candidates with a key. @throws ApiError `not-found` */
    async listReads(caller: Member, id: string): Promise<ProgramReadEntry[]> {
      await find(database, caller, id);
      return listProgramReads(audit, caller.organizationId, { keyId: id });
    },
  };
}

function newSecret(): { secret: string; prefix: string; hash: string } {
  const secret = `${apiKeyPrefix}${randomBytes(20).toString('hex')}`;
  return { secret, prefix: secret.slice(0, apiKeyPrefix.length + 6), hash: hashOfSecret(secret) };
}

function stateOf({ key, role, maker }: Listed, now: Date): ApiKeyState {
  if (key.revokedAt) return 'revoked';
  if (key.expiresAt && key.expiresAt <= now) return 'expired';
  return role === null || maker === null ? 'maker-left' : 'active';
}

function present(listed: Listed, now: Date): ApiKey {
  const { key, maker } = listed;
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    addresses: key.addresses,
    state: stateOf(listed, now),
    createdAt: key.createdAt.toISOString(),
    createdBy: maker && { ...maker, profileImage: profileImagePath(maker.profileImage) },
    expiresAt: at(key.expiresAt),
    revokedAt: at(key.revokedAt),
    usedAt: at(key.usedAt),
    usedFrom: key.usedFrom,
    previousUntil: key.previousUntil && key.previousUntil > now ? at(key.previousUntil) : null,
  };
}
