import { ApiError } from '@winnow/contracts';
import type { IdentifyCaller } from '../../../platform/http/caller.ts';
import type { IdentitySource } from '../identities/identity-source.ts';
import type { KnownUsers } from '../users/known-users.ts';

type Ground = {
  readonly identities: Pick<IdentitySource, 'identify'>;
  readonly knownUsers: KnownUsers;
  /** In lower case. */
  readonly operatorEmails: readonly string[];
};

/** Learns from a token who calls, and makes the user who is seen for the first time. */
export function createIdentifyCaller({ identities, knownUsers, operatorEmails }: Ground): IdentifyCaller {
  return async (accessToken) => {
    const session = await identities.identify(accessToken);
    if (!session) throw notSignedIn();
    const { identity, sessionId, isTwofold } = session;
    if (identity.hasSecondFactor && !isTwofold) {
      throw new ApiError('second-factor-required', 'Confirm with your second factor to go on.');
    }
    if (identity.isAnonymous) throw new ApiError('forbidden', 'Sign up with a mail address to use this.');
    const user = await knownUsers.meet(identity);
    if (!user) throw notSignedIn();
    const { id: userId, supabaseId, email, isVerified } = user;
    const isOperator = isVerified && operatorEmails.includes(email);
    return { userId, supabaseId, email, isVerified, isOperator, sessionId, accessToken };
  };
}

function notSignedIn(): ApiError {
  return new ApiError('not-signed-in', 'Authentication required');
}
