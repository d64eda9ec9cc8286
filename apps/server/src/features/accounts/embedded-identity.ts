import { decodeJwt } from 'jose';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Visit } from '../../platform/http/mount.ts';
import type { Account } from '../identity/account.ts';
import { IdentityError } from '../identity/identity-error.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { createIdentityClient } from './identity-client.ts';
import type { IdentityRecord, IdentitySource } from './identity-source.ts';

type Ground = {
  readonly identity: IdentityService;
  readonly clock: Clock;
  /** Answers a call of the protocol in this process. */
  answer(request: Request, visit: Visit | null): Promise<Response>;
};

const serviceTokenSeconds = 60;

/** The identity service inside this server: a sign-in counts only while its session is there. */
export function createEmbeddedIdentity({ identity, clock, answer }: Ground): IdentitySource {
  const { sessions, settings, keys } = identity;
  return {
    publicUrl: '',
    publicKey: '',

    client: createIdentityClient({
      url: settings.siteUrl,
      publicKey: '',
      serviceToken: () => {
        const exp = Math.floor(clock.now().getTime() / 1000) + serviceTokenSeconds;
        return keys.sign({ role: 'service_role', exp });
      },
      fetch: answer,
    }),

    async identify(accessToken) {
      const caller = await sessions.authenticate(accessToken).catch(nobodyWhereRefused);
      if (!caller || decodeJwt(accessToken).iss !== settings.authUrl) return null;
      const { account, session } = caller;
      return { identity: recordOf(account), sessionId: session.id, isTwofold: session.aal === 'aal2' };
    },
  };
}

function recordOf({ user, identities, factors }: Account): IdentityRecord {
  return {
    supabaseId: user.id,
    email: user.email ?? '',
    name: nameIn(user.userMetadata),
    isVerified: user.emailConfirmedAt !== null,
    googleSignIn: identities.some(({ provider }) => provider === 'google'),
    isAnonymous: user.isAnonymous,
    hasSecondFactor: factors.some(({ status }) => status === 'verified'),
  };
}

function nobodyWhereRefused(error: unknown): null {
  if (error instanceof IdentityError && error.status < 500) return null;
  throw error;
}

function nameIn({ name, full_name: fullName }: Readonly<Record<string, unknown>>): string {
  return [name, fullName].find((value) => typeof value === 'string') ?? '';
}
