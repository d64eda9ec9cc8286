import type { User } from '../../identity/accounts/account.ts';
import { type IdentityRecord, readLanguage, readName } from './identity-record.ts';

/** A user with a verified address, as the identity service itself describes them to the rest of the product. */
export function identityOfUser({ id, email, appMetadata, userMetadata }: User): IdentityRecord {
  const providers = appMetadata['providers'];
  return {
    supabaseId: id,
    email: email ?? '',
    name: readName(userMetadata),
    language: readLanguage(userMetadata),
    isVerified: true,
    googleSignIn: Array.isArray(providers) && providers.includes('google'),
    isAnonymous: false,
    hasSecondFactor: false,
  };
}
