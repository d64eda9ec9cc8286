import type { OperatorStanding } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newestProof } from '../identities/authentication-methods.ts';
import type { IdentityClient } from '../identities/identity-client.ts';
import type { IdentitySession } from '../identities/identity-source.ts';
import type { UserRow } from '../users/user-repository.ts';
import { deleteOperatorsBut, findOperator, insertOperator } from './operator-repository.ts';
import { provesAddress } from './prove-address.ts';

export type OperatorService = ReturnType<typeof createOperators>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly client: IdentityClient;
  /** In lower case. */
  readonly operatorEmails: readonly string[];
};

/** Maximum age of an operator's sign-in in milliseconds, however long the session lasts. */
export const operatorSignInMs = 12 * 60 * 60_000;

/** Operators: accounts that verified an address of `OPERATOR_EMAILS`, for as long as it is their address. */
export function createOperators({ database, clock, client, operatorEmails }: Dependencies) {
  return {
    /**
     * Whether a sign-in may use operator routes, and if not, what is missing. Binds an operator address to the first
     * account that verifies it.
     */
    async assess(user: UserRow, { isTwofold, methods }: IdentitySession): Promise<OperatorStanding> {
      if (!user.isVerified || !operatorEmails.includes(user.email)) return 'none';
      const bound = (await findOperator(database, user.email)) ?? (await bind(user, methods));
      if (!bound) return 'unproved';
      if (bound.userId !== user.id) return 'none';
      if (!isTwofold) return 'needs-second-factor';
      const signedInAt = newestProof(methods)?.getTime() ?? 0;
      return signedInAt < clock.now().getTime() - operatorSignInMs ? 'needs-sign-in' : 'ready';
    },

    /**
     * Removes operators whose address is no longer in the settings. If it is added again, it must be verified again.
     */
    forgetOthers: () => deleteOperatorsBut(database, operatorEmails),
  };

  async function bind(user: UserRow, methods: IdentitySession['methods']) {
    if (!(await provesAddress(client, user, methods))) return undefined;
    await insertOperator(database, { email: user.email, userId: user.id, boundAt: clock.now() });
    return findOperator(database, user.email);
  }
}
