import { ApiError } from '@winnow/contracts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { IdentityClient } from '../identities/identity-client.ts';
import type { UserRow } from './user-repository.ts';

export type SuspensionService = ReturnType<typeof createSuspensionService>;

type Ground = {
  readonly database: Database;
  readonly clock: Clock;
  readonly client: IdentityClient;
  readonly audit: Pick<AuditService, 'record'>;
};

/** The protocol knows bans of a length only: a hundred years. */
const forGood = '876000h';

const protocolUser = z.object({ banned_until: z.iso.datetime({ offset: true }).nullish() });

/** Closes accounts to their owners. The identity service keeps it, so that no token and no sign-in passes. */
export function createSuspensionService({ database, clock, client, audit }: Ground) {
  return {
    /** `null` where the identity service does not tell. */
    async isSuspended({ supabaseId }: Pick<UserRow, 'supabaseId'>): Promise<boolean | null> {
      const { status, body } = await client.send({ method: 'GET', path: pathOf(supabaseId), as: 'service' });
      const user = protocolUser.safeParse(body);
      if (status !== 200 || !user.success) return null;
      const until = user.data.banned_until;
      return until != null && Date.parse(until) > clock.now().getTime();
    },

    /** @throws ApiError `unavailable` where the identity service does not do it */
    async set(
      { id, supabaseId }: Pick<UserRow, 'id' | 'supabaseId'>,
      isSuspended: boolean,
      { actorId, reason }: { readonly actorId: string; readonly reason: string },
    ): Promise<void> {
      const body = { ban_duration: isSuspended ? forGood : 'none' };
      const { status } = await client.send({ method: 'PUT', path: pathOf(supabaseId), body, as: 'service' });
      if (status >= 400)
        throw new ApiError('unavailable', 'The identity service did not take it. Try again soon.');
      const action = isSuspended ? 'account-suspended' : 'account-restored';
      await audit.record(database, { action, actorId, subjectId: id, details: { reason } });
    },
  };
}

function pathOf(supabaseId: string): `/auth/v1/admin/users/${string}` {
  return `/auth/v1/admin/users/${encodeURIComponent(supabaseId)}`;
}
