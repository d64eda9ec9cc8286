import { ApiError } from '@winnow/contracts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { IdentityClient } from '../identities/identity-client.ts';
import { type UserRow, updateUser } from './user-repository.ts';

export type SuspensionService = ReturnType<typeof createSuspensionService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly client: IdentityClient;
  readonly audit: Pick<AuditService, 'record'>;
};

type SuspendedUser = Pick<UserRow, 'supabaseId' | 'suspendedAt'>;

/** The protocol only knows bans of limited length: a hundred years. */
const forGood = '876000h';

const protocolUser = z.object({ banned_until: z.iso.datetime({ offset: true }).nullish() });

/**
 * Suspends accounts. Our own row changes first and is restored last, in the transaction with the audit entry, so that
 * no suspended account is open in between, whatever the identity service answers. The identity service is informed as
 * well, so that it issues no token.
 */
export function createSuspensionService({ database, clock, client, audit }: Dependencies) {
  async function updateIdentity(supabaseId: string, isSuspended: boolean): Promise<void> {
    const body = { ban_duration: isSuspended ? forGood : 'none' };
    const { status } = await client.send({ method: 'PUT', path: pathOf(supabaseId), body, as: 'service' });
    if (status >= 400)
      throw new ApiError('unavailable', 'The identity service did not take it. Try again soon.');
  }

  return {
    /** `null` if the identity service doesn't report it. */
    async isSuspended({ supabaseId, suspendedAt }: SuspendedUser): Promise<boolean | null> {
      if (suspendedAt) return true;
      const { status, body } = await client.send({ method: 'GET', path: pathOf(supabaseId), as: 'service' });
      const user = protocolUser.safeParse(body);
      if (status !== 200 || !user.success) return null;
      const until = user.data.banned_until;
      return until != null && Date.parse(until) > clock.now().getTime();
    },

    /** @throws ApiError `unavailable` if the identity service fails; the account stays suspended then */
    async set(
      { id, supabaseId }: Pick<UserRow, 'id' | 'supabaseId'>,
      isSuspended: boolean,
      { actorId, reason }: { readonly actorId: string; readonly reason: string },
    ): Promise<void> {
      const write = () =>
        database.transaction(async (transaction) => {
          await updateUser(transaction, id, { suspendedAt: isSuspended ? clock.now() : null });
          const action = isSuspended ? 'account-suspended' : 'account-restored';
          const entry = { action, actorId, subjectId: id, organizationId: null };
          await audit.record(transaction, { ...entry, details: { reason } });
        });
      if (isSuspended) await write();
      await updateIdentity(supabaseId, isSuspended);
      if (!isSuspended) await write();
    },
  };
}

function pathOf(supabaseId: string): `/auth/v1/admin/users/${string}` {
  return `/auth/v1/admin/users/${encodeURIComponent(supabaseId)}`;
}
