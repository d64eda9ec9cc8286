import { randomUUID } from 'node:crypto';
import { isBanned, isConfirmed } from '../accounts/account.ts';
import { findUser } from '../accounts/user-repository.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { passkeyChallengeMs, readAssertion, requestOptions } from './passkey-ceremonies.ts';
import type { GivenAssertion } from './passkey-input.ts';
import { challengeExpired, challengeGone, verificationFailed } from './passkey-refusals.ts';
import {
  insertPasskeyChallenge,
  lockCredential,
  takePasskeyChallenge,
  updatePasskey,
} from './passkey-repository.ts';
import { expiryOf } from './passkey-service.ts';
import { requireRelyingParty } from './relying-party.ts';

export type PasskeySignInService = {
  /** Options for signing in with a passkey. No account is named, so they are the same for everyone. */
  start(): Promise<JsonObject>;
  /** The tokens of a session with both factors: the passkey, and the user verification by its device. */
  verify(
    given: { readonly challengeId: string; readonly credential: GivenAssertion },
    visit: Visit,
  ): Promise<JsonObject>;
};

export function createPasskeySignInService({
  database,
  clock,
  settings,
  sessions,
  notices,
}: Pick<
  IdentityDependencies,
  'database' | 'clock' | 'settings' | 'sessions' | 'notices'
>): PasskeySignInService {
  return {
    async start() {
      const site = requireRelyingParty(settings);
      const options = await requestOptions(site);
      const now = clock.now();
      const id = randomUUID();
      const { challenge } = options;
      await insertPasskeyChallenge(database, { id, userId: null, challenge, createdAt: now });
      return { challenge_id: id, options, expires_at: expiryOf(now) };
    },

    async verify({ challengeId, credential: given }, visit) {
      const site = requireRelyingParty(settings);
      // Outside of the transaction below: a failed answer uses the challenge up, too.
      const taken = await takePasskeyChallenge(database, challengeId, null);
      if (!taken) throw challengeGone();
      const now = clock.now();
      if (now.getTime() > taken.createdAt.getTime() + passkeyChallengeMs) throw challengeExpired();
      const outcome = await database.transaction(async (transaction) => {
        const passkey = await lockCredential(transaction, given.id);
        const user = passkey && (await findUser(transaction, passkey.userId));
        if (!passkey || !user || user.deletedAt) return verificationFailed();
        const shown = await readAssertion(site, taken.challenge, { passkey, given });
        if (!shown) return verificationFailed();
        if (shown.hasFallenBack) {
          await updatePasskey(transaction, passkey.id, { counterFellAt: now });
          await notices.tell(transaction, 'passkey-copied', { user, event: 'passkey-counter-fell', visit });
          return verificationFailed();
        }
        // Revealed only to a holder of the passkey.
        if (isBanned(user, now)) return new IdentityError('user_banned', 'User is banned');
        if (!isConfirmed(user)) return new IdentityError('email_not_confirmed', 'Email not confirmed');
        const { counter, isSynced } = shown;
        await updatePasskey(transaction, passkey.id, { counter, isSynced, lastUsedAt: now });
        return sessions.start(transaction, user, { method: 'passkey', factorId: passkey.id }, visit);
      });
      // Thrown outside of the transaction, so that the record of a copied passkey is committed.
      if (outcome instanceof IdentityError) throw outcome;
      return outcome;
    },
  };
}
