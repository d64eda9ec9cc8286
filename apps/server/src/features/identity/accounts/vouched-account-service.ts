import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { isConfirmed, type User } from './account.ts';
import { readEmail } from './contact.ts';
import { dispossess } from './dispossess.ts';
import { createUser, ownClaims } from './user-creation.ts';
import { findUserBy, lockUser, saveOwnIdentity, updateUser } from './user-repository.ts';

export type VouchedAccounts = {
  /**
   * The account with an address whose domain an organization has verified. A new account has no password: its owner
   * signs in at the provider, or sets a password by email. `null` if new accounts aren't allowed.
   */
  open(email: string, userMetadata: JsonObject): Promise<User | null>;
};

export function createVouchedAccounts({
  database,
  clock,
  settings,
}: Pick<IdentityDependencies, 'database' | 'clock' | 'settings'>): VouchedAccounts {
  return {
    open(given, userMetadata) {
      const email = readEmail(given);
      const now = clock.now();
      return database.transaction(async (on) => {
        const known = await findUserBy(on, 'email', email);
        const found = known && (await lockUser(on, known.id));
        if (found && isConfirmed(found)) return found;
        if (found) {
          const user = await dispossess(on, found, now);
          const confirmed = { email: true, phone: false };
          const data = ownClaims(user.id, { email, phone: null, confirmed });
          await saveOwnIdentity(on, { userId: user.id, provider: 'email', email, data, now });
          const appMetadata = { provider: 'email', providers: ['email'] };
          await updateUser(on, user.id, { appMetadata, userMetadata });
          return { ...user, appMetadata, userMetadata };
        }
        if (!settings.signUp) return null;
        const made = await createUser(
          on,
          {
            madeBy: 'service',
            email,
            phone: null,
            passwordHash: null,
            confirmed: { email: true, phone: false },
            userMetadata,
          },
          now,
        );
        // Someone signed up with it a moment ago.
        return made ?? (await findUserBy(on, 'email', email)) ?? null;
      });
    },
  };
}
