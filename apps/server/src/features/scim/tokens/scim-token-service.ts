import { createHash } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forInstallation } from '../../../platform/database/scope.ts';
import { ScimError } from '../protocol/scim-error.ts';
import { findToken, markTokenUsed } from './scim-token-repository.ts';

const minuteMs = 60_000;

export type ScimTokenService = ReturnType<typeof createScimTokenService>;

/** Prefix by which leaked tokens are recognized in logs and by secret scanners. */
export const tokenPrefix = 'winnow_scim_';

/** Authenticates directories by their token, which determines the organization. */
export function createScimTokenService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return {
    /** @throws ScimError 401 for an unknown or revoked token, 403 for a suspended organization */
    async authenticate(authorization: string | undefined): Promise<OrganizationId> {
      const secret = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
      if (secret === undefined || !secret.startsWith(tokenPrefix)) throw notAuthorized();
      // Across organizations: this finds out whose token it is.
      return forInstallation(async () => {
        const token = await findToken(database, hashOfToken(secret));
        if (!token || token.deletedAt) throw notAuthorized();
        if (token.suspendedAt) throw new ScimError(403, null, 'This organization is suspended.');
        const now = clock.now();
        const isFresh = token.usedAt !== null && now.getTime() - token.usedAt.getTime() < minuteMs;
        if (!isFresh) await markTokenUsed(database, token.id, now);
        return token.organizationId;
      });
    },
  };
}

export function hashOfToken(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function notAuthorized(): ScimError {
  return new ScimError(401, null, 'The token is unknown or was revoked.');
}
