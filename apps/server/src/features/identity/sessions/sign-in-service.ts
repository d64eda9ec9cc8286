import { isBanned, isConfirmed } from '../accounts/account.ts';
import type { Contact } from '../accounts/contact.ts';
import { findUser, findUserBy, updateUser } from '../accounts/user-repository.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { takeFlowState } from '../proofs/one-time-token-repository.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import { openProviderTokens } from '../providers/provider-tokens.ts';
import { meetsChallenge } from './pkce.ts';

export type SignInService = {
  /** @throws IdentityError the same for an unknown user, no password and a wrong password */
  withPassword(contact: Contact, password: string, visit: Visit): Promise<JsonObject>;
  /** Completes a sign-in with PKCE. @throws IdentityError if the code or its verifier is wrong */
  withAuthCode(authCode: string, verifier: string, visit: Visit): Promise<JsonObject>;
};

const authCodeMs = 5 * 60_000;

export function createSignInService({
  database,
  clock,
  keys,
  settings,
  passwords,
  failures,
  sessions,
}: Pick<
  IdentityDependencies,
  'database' | 'clock' | 'keys' | 'settings' | 'passwords' | 'failures' | 'sessions'
>): SignInService {
  return {
    async withPassword(contact, password, visit) {
      if (contact.kind === 'phone' && !settings.phone) {
        throw new IdentityError('phone_provider_disabled', 'Unsupported phone provider');
      }
      const user = await failures.attempt({ kind: 'password', account: contact, visit }, async () => {
        const found = await findUserBy(database, contact.kind, contact.value);
        if (await passwords.verify(found?.passwordHash ?? null, password)) return found;
        throw new IdentityError('invalid_credentials', 'Invalid login credentials');
      });
      // Revealed only after the correct password.
      if (!user || user.deletedAt)
        throw new IdentityError('invalid_credentials', 'Invalid login credentials');
      if (isBanned(user, clock.now())) throw new IdentityError('user_banned', 'User is banned');
      if (!isConfirmed(user)) throw new IdentityError('email_not_confirmed', 'Email not confirmed');
      const outdated = user.passwordHash !== null && passwords.isOutdated(user.passwordHash);
      const passwordHash = outdated ? await passwords.hash(password) : null;
      const session = await database.transaction(async (transaction) => {
        if (passwordHash !== null) await updateUser(transaction, user.id, { passwordHash });
        return sessions.start(transaction, user, 'password', visit);
      });
      const weakness = await passwords.findWeakness(password, [contact.value]);
      return weakness ? { ...session, weak_password: weakness } : session;
    },

    async withAuthCode(authCode, verifier, visit) {
      const outcome = await database.transaction(async (transaction) => {
        const flow = await takeFlowState(transaction, hashSecret(authCode));
        if (!flow) {
          return new IdentityError('flow_state_not_found', 'invalid flow state, no valid flow state found');
        }
        const issuedAt = flow.authCodeIssuedAt?.getTime() ?? 0;
        if (clock.now().getTime() > issuedAt + authCodeMs) {
          return new IdentityError('flow_state_expired', 'invalid flow state, flow state has expired');
        }
        const { codeChallenge: challenge, codeChallengeMethod: method } = flow;
        if (!meetsChallenge({ challenge, method }, verifier)) {
          return new IdentityError(
            'bad_code_verifier',
            'code challenge does not match previously saved code verifier',
          );
        }
        const user = flow.userId === null ? undefined : await findUser(transaction, flow.userId);
        if (!user) return new IdentityError('user_not_found', 'User not found');
        if (isBanned(user, clock.now())) return new IdentityError('user_banned', 'User is banned');
        const { method: by, provider } = flow;
        const proof = provider === null ? by : { method: by, provider };
        const session = await sessions.start(transaction, user, proof, visit);
        const sealed = flow.sealedProviderTokens;
        return sealed === null ? session : { ...session, ...openProviderTokens(keys, flow.id, sealed) };
      });
      // Thrown outside of the transaction, since an attempt uses the code up.
      if (outcome instanceof IdentityError) throw outcome;
      return outcome;
    },
  };
}
