import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../accounts/user-repository.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import { addToAddress } from '../http/redirects.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import type { Caller } from '../sessions/caller.ts';
import { hasUuidForm } from '../sessions/session-tokens.ts';
import { findClient } from './client-repository.ts';
import { saveGrant } from './grant-repository.ts';
import {
  assistantResource,
  findUnknownScope,
  hasAssistantScope,
  listScopes,
  readTarget,
} from './oauth-scopes.ts';
import type { OauthClient, OauthRequest } from './oauth-tables.ts';
import { insertRequest, lockRequest, updateRequest } from './request-repository.ts';

type Dependencies = Pick<IdentityDependencies, 'database' | 'clock' | 'settings' | 'keys'>;

/** A request as shown on the consent screen. */
export type OpenRequest = { readonly request: OauthRequest; readonly client: OauthClient };

/** Creates the assistant of a request, and narrows its scope to what the user can grant. */
export type BindAssistant = (
  on: Transaction,
  asked: OpenRequest,
) => Promise<{ readonly assistantId: string; readonly scope: string }>;

/** Long enough to sign up and confirm an address first. */
const pendingMs = 30 * 60_000;
const challengeForm = /^[A-Za-z0-9_-]{43}$/;
const maxState = 2000;
const maxNonce = 500;

/** Requests of apps for access: started by a redirect, answered on the consent screen. */
export function createRequestService({ database, clock, settings, keys }: Dependencies) {
  return {
    /**
     * The address to send the browser to: the consent screen, or back to the app with an error.
     * @throws IdentityError if the app or its redirect URI is unknown, so that nothing may be sent there
     */
    async begin(query: Readonly<Record<string, string>>): Promise<string> {
      const { client_id: clientId = '', redirect_uri: redirectUri = '', state = '' } = query;
      const client = hasUuidForm(clientId) ? await findClient(database, clientId) : undefined;
      if (!client) throw new IdentityError('oauth_client_not_found', 'invalid client_id', { status: 400 });
      // Exact comparison: anything looser can be used to steal codes.
      if (!client.redirectUris.includes(redirectUri)) {
        throw new IdentityError('validation_failed', 'invalid redirect_uri: it is not registered as it is');
      }
      const error = findError(query);
      if (error) {
        const kept = state.length <= maxState && state !== '' ? { state } : {};
        const told = { ...error, ...kept, iss: settings.authUrl };
        return addToAddress(redirectUri, { query: told });
      }
      const id = randomBytes(32).toString('base64url');
      const { scope = '', resource = '' } = query;
      const target = readTarget({ scope, resource }, settings);
      await insertRequest(database, {
        idHash: hashSecret(id),
        clientId,
        userId: null,
        redirectUri,
        scope: listScopes(target.scope).join(' '),
        state: state || null,
        nonce: query['nonce'] || null,
        resource: target.resource,
        codeChallenge: query['code_challenge'] ?? '',
        status: 'pending',
        codeHash: null,
        codeIssuedAt: null,
        usedAt: null,
        oauthSessionId: null,
        assistantId: null,
        createdAt: clock.now(),
      });
      return `${settings.siteUrl}/oauth/consent?authorization_id=${id}`;
    },

    /**
     * Binds the request to this user. @throws IdentityError if it has expired, is answered or belongs to another user
     */
    open: (caller: Caller, id: string): Promise<OpenRequest> =>
      database.transaction(async (transaction) => {
        const found = await lockPending(transaction, caller, id);
        const { user } = caller.account;
        if (found.request.userId === null) {
          await updateRequest(transaction, found.request.idHash, { userId: user.id });
        }
        return found;
      }),

    /**
     * The address to send the browser to.
     * @param bind creates the assistant of a request for the assistants' resource; required for such a request
     * @throws IdentityError if it has expired, is answered or belongs to another user
     */
    answer: (
      caller: Caller,
      id: string,
      isAllowed: boolean,
      visit: Visit,
      bind?: BindAssistant,
    ): Promise<string> =>
      database.transaction(async (transaction) => {
        const { request, client } = await lockPending(transaction, caller, id);
        const userId = caller.account.user.id;
        // Only the user who has opened the request can answer it.
        if (request.userId !== userId) notFound();
        const now = clock.now();
        const { address } = visit;
        const details = { client: client.id };
        const back = {
          ...(request.state !== null && { state: request.state }),
          iss: settings.authUrl,
        };
        if (!isAllowed) {
          await updateRequest(transaction, request.idHash, { status: 'denied' });
          const event = 'app-refused';
          await recordEvent(transaction, { userId, event, address, happenedAt: now, details });
          const error_description = 'User denied the request';
          const query = { error: 'access_denied', error_description, ...back };
          return addToAddress(request.redirectUri, { query });
        }
        const isOfAssistant = request.resource === assistantResource(settings);
        if (isOfAssistant !== (bind !== undefined)) {
          throw new IdentityError(
            'validation_failed',
            'An assistant is allowed for an organization, at /api/assistants; other apps are allowed here',
          );
        }
        const bound = await bind?.(transaction, { request, client });
        const { assistantId = null, scope = request.scope } = bound ?? {};
        const code = randomBytes(32).toString('base64url');
        const codeHash = hashSecret(code);
        const approved = { status: 'approved', codeHash, codeIssuedAt: now, assistantId, scope } as const;
        await updateRequest(transaction, request.idHash, approved);
        await saveGrant(transaction, {
          id: randomUUID(),
          userId,
          clientId: client.id,
          scopes: listScopes(scope),
          grantedAt: now,
          lastUsedAt: null,
        });
        const event = 'app-connected';
        await recordEvent(transaction, { userId, event, address, happenedAt: now, details });
        return addToAddress(request.redirectUri, { query: { code, ...back } });
      }),
  };

  async function lockPending(
    on: Transaction,
    { account, session }: Caller,
    id: string,
  ): Promise<OpenRequest> {
    const { user, factors } = account;
    if (user.isAnonymous || user.role !== 'authenticated') {
      throw new IdentityError('not_admin', 'Sign up with an email address to allow apps anything');
    }
    if (session.aal === 'aal1' && factors.some(({ status }) => status === 'verified')) {
      throw new IdentityError('insufficient_aal', 'Confirm with your second factor to go on');
    }
    const request = await lockRequest(on, hashSecret(id));
    const client = request && (await findClient(on, request.clientId));
    if (!request || !client) notFound();
    if (request.userId !== null && request.userId !== user.id) notFound();
    if (clock.now().getTime() > request.createdAt.getTime() + pendingMs) notFound();
    if (request.status !== 'pending') {
      throw new IdentityError('validation_failed', 'authorization request is no longer pending');
    }
    return { request, client };
  }

  /** The error of a request, to be sent to the app: RFC 6749, section 4.1.2.1. */
  function findError(query: Readonly<Record<string, string>>) {
    const invalid = (error_description: string, error = 'invalid_request') => ({ error, error_description });
    const { response_type: type, code_challenge: challenge = '', code_challenge_method: method } = query;
    const { scope = '', state = '', nonce = '', resource = '', prompt = '' } = query;
    if (type !== 'code') return invalid('only response_type=code is supported', 'unsupported_response_type');
    if (method !== 'S256') return invalid('code_challenge_method must be S256');
    if (!challengeForm.test(challenge)) return invalid('code_challenge must be a SHA-256 in base64url');
    if (state.length > maxState) return invalid(`state cannot exceed ${maxState} characters`);
    if (nonce.length > maxNonce) return invalid(`nonce cannot exceed ${maxNonce} characters`);
    if (/\0/.test(state + nonce)) return invalid('state and nonce cannot contain zero characters');
    if (prompt === 'none') return invalid('consent is asked for every time', 'interaction_required');
    const unknown = findUnknownScope(scope);
    if (unknown !== null) return invalid('a scope is not offered here', 'invalid_scope');
    // Without a public key, ID tokens can't be verified.
    if (keys.publicKeys.length === 0 && listScopes(scope).includes('openid')) {
      return invalid('openid is not offered here', 'invalid_scope');
    }
    if (resource !== '' && !isOwnResource(resource)) {
      return invalid('resource must be an address of this server without query', 'invalid_target');
    }
    const isOfAssistants = resource === assistantResource(settings);
    if (resource !== '' && hasAssistantScope(scope) && !isOfAssistants) {
      return invalid(`scopes of assistants are for ${assistantResource(settings)}`, 'invalid_target');
    }
    if (isOfAssistants && scope !== '' && !hasAssistantScope(scope)) {
      return invalid('an assistant asks for at least one scope of its resource', 'invalid_scope');
    }
    return null;
  }

  function isOwnResource(resource: string): boolean {
    const url = URL.parse(resource);
    const isPlain = url !== null && !/[?#]/.test(resource) && url.username === '' && url.password === '';
    return isPlain && resource.length <= 500 && url.origin === new URL(settings.siteUrl).origin;
  }
}

function notFound(): never {
  throw new IdentityError('oauth_authorization_not_found', 'authorization not found');
}
