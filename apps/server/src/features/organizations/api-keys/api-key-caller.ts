import { createHash } from 'node:crypto';
import {
  ApiError,
  apiKeyLimits,
  apiKeyPrefix,
  grantedTo,
  type OrganizationId,
  type SentenceCode,
  seesEveryJob,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forInstallation } from '../../../platform/database/scope.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { CallerSource } from '../../../platform/http/programs.ts';
import { findMembership } from '../membership-repository.ts';
import { noSuchOrganization } from '../no-such-organization.ts';
import { isListed } from './address-list.ts';
import { findKeyBySecret, updateKey } from './api-key-repository.ts';

const minuteMs = 60_000;

type Dependencies = { readonly database: Database; readonly clock: Clock };

/** Identifies callers by API key. Nothing is cached between calls, so a revoked key ends for all processes at once. */
export function createApiKeyCallers({ database, clock }: Dependencies): CallerSource {
  return {
    recognizes: (credential) => credential.startsWith(apiKeyPrefix),
    // Across organizations: this finds out whose key it is.
    identify: (secret, organization, address) =>
      forInstallation(() => identify(secret, organization, address)),
  };

  async function identify(
    secret: string,
    organization: string | undefined,
    address: string,
  ): Promise<Caller> {
    const hash = hashOfSecret(secret);
    const found = await findKeyBySecret(database, hash);
    if (!found || found.deletedAt) throw refusal('api-key-unknown');
    const { key, maker } = found;
    const now = clock.now();
    if (key.revokedAt) throw refusal('api-key-revoked');
    if (key.expiresAt && key.expiresAt <= now) throw refusal('api-key-expired');
    const isPrevious = hash !== key.secretHash;
    if (isPrevious && (!key.previousUntil || key.previousUntil <= now)) throw refusal('api-key-replaced');
    const membership = maker && (await findMembership(database, maker.id, key.organizationId));
    if (!membership) throw refusal('api-key-maker-left');
    if (!isListed(key.addresses, address)) throw new ApiError('forbidden', sentence('api-key-address'));
    if (organization !== undefined && organization.toLowerCase() !== String(key.organizationId)) {
      noSuchOrganization();
    }
    if (membership.suspension !== null) {
      throw new ApiError(
        'organization-suspended',
        membership.suspension || 'This organization is suspended.',
      );
    }
    await markUsed(key, now, address);
    const { role } = membership;
    return {
      userId: maker.id,
      organizationId: key.organizationId,
      role,
      granted: grantedTo(role, membership),
      onlyTeamsOf: seesEveryJob(role) ? null : maker.id,
      requiredSignOnId: null,
      supabaseId: maker.supabaseId,
      email: maker.email,
      isVerified: maker.isVerified,
      operatorStanding: 'none',
      sessionId: key.id,
      accessToken: '',
      program: {
        kind: 'api-key',
        id: key.id,
        scopes: key.scopes,
        limitPerMinute: apiKeyLimits.callsPerMinute,
      },
    };
  }

  async function markUsed(
    key: { id: string; organizationId: OrganizationId; usedAt: Date | null; usedFrom: string | null },
    now: Date,
    address: string,
  ): Promise<void> {
    const isFresh = key.usedAt !== null && now.getTime() - key.usedAt.getTime() < minuteMs;
    if (isFresh && key.usedFrom === address) return;
    await updateKey(database, key.organizationId, key.id, { usedAt: now, usedFrom: address });
  }
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

type Refusal = Extract<
  SentenceCode,
  'api-key-unknown' | 'api-key-revoked' | 'api-key-expired' | 'api-key-replaced' | 'api-key-maker-left'
>;

function refusal(code: Refusal): ApiError {
  return new ApiError('not-signed-in', sentence(code));
}
