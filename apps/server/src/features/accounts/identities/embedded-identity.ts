import { ApiError } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Visit } from '../../../platform/http/mount.ts';
import { IdentityError } from '../../identity/http/identity-error.ts';
import type { IdentityService } from '../../identity/identity-service.ts';
import type { SignedIn } from '../../identity/sessions/session-service.ts';
import { createIdentityClient } from './identity-client.ts';
import { type IdentityRecord, readLanguage, readName } from './identity-record.ts';
import type { IdentitySource } from './identity-source.ts';

type Dependencies = {
  readonly identity: IdentityService;
  readonly clock: Clock;
  /** Handles a call of the protocol in this process. */
  answer(request: Request, visit: Visit | null): Promise<Response>;
};

const serviceTokenSeconds = 60;

/** The identity service inside this server: a sign-in is valid only while its session exists. */
export function createEmbeddedIdentity({ identity, clock, answer }: Dependencies): IdentitySource {
  const { sessions, settings, keys } = identity;
  return {
    provesCurrentPassword: true,
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
      const found = await sessions.lookUp(accessToken).catch(nobodyWhereRefused);
      if (!found) return null;
      const { sessionId, aal, amr: methods } = found;
      return { identity: recordOf(found), sessionId, isTwofold: aal === 'aal2', methods };
    },

    async describe(supabaseId) {
      const user = await identity.admin.get(supabaseId);
      const profile = await identity.profiles.find(supabaseId, supabaseId);
      const signIns = await sessions.list(supabaseId);
      const events = await identity.erasure.listEvents(supabaseId);
      const devices = await identity.devices.list(supabaseId);
      const recoveryCodes = await identity.recoveryCodes.listUses(supabaseId);
      const passkeys = await identity.passkeys.describe(supabaseId);
      const granted = await identity.oauthServer.grants.list(supabaseId);
      const connectedApps = granted.map(({ grant, client }) => ({ ...grant, app: client.name }));
      const sessionsShown = signIns.map(withoutHash);
      return {
        user,
        profile,
        signIns: sessionsShown,
        connectedApps,
        devices,
        recoveryCodes,
        passkeys,
        events,
      };
    },

    forget: ({ supabaseId, email }) => identity.erasure.forget({ userId: supabaseId, email }),

    async listSessions(supabaseId) {
      const rows = await sessions.list(supabaseId);
      return rows.map(({ id, createdAt, refreshedAt, userAgent, address, aal }) => ({
        id,
        begunAt: createdAt.toISOString(),
        seenAt: refreshedAt.toISOString(),
        userAgent,
        address,
        isTwofold: aal === 'aal2',
      }));
    },

    endSession: (supabaseId, sessionId) => sessions.endOne(supabaseId, sessionId),

    welcome: (transaction, { supabaseId }) => identity.profiles.ensure(transaction, supabaseId),
  };
}

/** Leaves out the hash of the device cookie, which is useless to the reader. */
function withoutHash<Session extends { readonly deviceHash: unknown }>({
  deviceHash: _,
  ...session
}: Session) {
  return session;
}

function recordOf(found: SignedIn): IdentityRecord {
  const { userId, email, emailConfirmedAt, isAnonymous, hasGoogle, hasSecondFactor, userMetadata } = found;
  return {
    supabaseId: userId,
    email: email ?? '',
    name: readName(userMetadata),
    language: readLanguage(userMetadata),
    isVerified: emailConfirmedAt !== null,
    googleSignIn: hasGoogle,
    isAnonymous,
    hasSecondFactor,
  };
}

function nobodyWhereRefused(error: unknown): null {
  if (error instanceof IdentityError && error.code === 'oauth_token_is_no_session') {
    throw new ApiError(
      'forbidden',
      'This token belongs to a connected app. Apps have no access to this API yet.',
    );
  }
  if (error instanceof IdentityError && error.status < 500) return null;
  throw error;
}
