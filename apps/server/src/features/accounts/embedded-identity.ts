import { decodeJwt } from 'jose';
import type { Account } from '../identity/account.ts';
import { IdentityError } from '../identity/identity-error.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { IdentitySource } from './identity-source.ts';

/** The identity service inside this server: a sign-in counts only while its session is there. */
export function createEmbeddedIdentity({ sessions, settings }: IdentityService): IdentitySource {
  return {
    async identify(accessToken) {
      const caller = await sessions.authenticate(accessToken).catch(nobodyWhereRefused);
      if (!caller || decodeJwt(accessToken).iss !== settings.authUrl) return null;
      const { account, session } = caller;
      const { user, identities, factors } = account;
      return {
        supabaseId: user.id,
        email: user.email ?? '',
        name: nameOf(account),
        isVerified: user.emailConfirmedAt !== null,
        googleSignIn: identities.some(({ provider }) => provider === 'google'),
        isAnonymous: user.isAnonymous,
        lacksSecondFactor: session.aal === 'aal1' && factors.some(({ status }) => status === 'verified'),
        sessionId: session.id,
      };
    },
  };
}

function nobodyWhereRefused(error: unknown): null {
  if (error instanceof IdentityError && error.status < 500) return null;
  throw error;
}

function nameOf({ user }: Account): string {
  const { name, full_name: fullName } = user.userMetadata;
  return [name, fullName].find((value) => typeof value === 'string') ?? '';
}
