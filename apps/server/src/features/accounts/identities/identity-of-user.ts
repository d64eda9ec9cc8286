import type { User } from '../../identity/accounts/account.ts';
import { type IdentityRecord, readLanguage, readName } from './identity-record.ts';

/** Converts a user of the identity service, whose address is verified, to the record that other features use. */
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
