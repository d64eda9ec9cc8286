import { randomBytes } from 'node:crypto';
import { mount } from '../../../platform/http/mount.ts';
import {
  type IdentityAnswer,
  type IdentityApi,
  identityEndpoint,
  redirect,
} from '../http/identity-endpoint.ts';
import { IdentityError } from '../http/identity-error.ts';
import { addToAddress, chooseRedirect, describeRefusal } from '../http/redirects.ts';
import type { IdentityService } from '../identity-service.ts';
import { readChallenge } from '../sessions/pkce.ts';

/** Parameters that this server sets itself, so clients can't pass them on to the provider. */
const ownParameters = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'scope',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'request',
  'request_uri',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'flow_type',
  'skip_http_redirect',
  'invite_token',
]);
const neededScopes = ['openid', 'email', 'profile'];
const browserSecretForm = /^[\w-]{43}$/;
const cookieSeconds = 600;

const authorizeAtProvider = identityEndpoint({
  method: 'GET',
  path: '/authorize',
  access: 'anyone',
  limit: 'authorize',
  summary: 'Redirect to a provider to sign in there.',
});

const returnFromProvider = identityEndpoint({
  method: 'GET',
  path: '/callback',
  access: 'anyone',
  limit: 'authorize',
  summary: 'Where a provider sends the browser back to.',
});

/** Sign-in at a provider: the redirect and the callback. */
export function mountOAuthRoutes(api: IdentityApi, { settings, oauth, log }: IdentityService): void {
  const overTls = settings.authUrl.startsWith('https:');
  // With this prefix, browsers accept the cookie only from this host and only over HTTPS.
  const cookieName = overTls ? '__Host-winnow-sign-in' : 'winnow-sign-in';

  mount(api, authorizeAtProvider, async ({ query, cookies, referer }) => {
    const redirectTo = chooseRedirect(settings, query['redirect_to'], referer);
    const challenge = readChallenge(query);
    if (challenge?.method === 'plain' && redirectTo.startsWith('https:')) {
      // Browsers can compute a challenge on any HTTPS page.
      throw new IdentityError('validation_failed', 'code_challenge_method must be s256');
    }
    const held = cookies[cookieName] ?? '';
    // The same for all tabs of a browser, so that parallel sign-ins don't interfere.
    const browser = browserSecretForm.test(held) ? held : randomBytes(32).toString('base64url');
    const provider = query['provider'] ?? '';
    try {
      const url = await oauth.begin(provider, browser, { redirectTo, challenge }, passedOn(query));
      return away(url.href, cookieOf(browser));
    } catch (error) {
      if (!(error instanceof IdentityError) || error.status < 500) throw error;
      log.error({ provider }, 'a provider of sign-in cannot be reached');
      return away(refusalAddress(redirectTo, error));
    }
  });

  mount(api, returnFromProvider, async ({ query, cookies, visit }) => {
    const outcome = await oauth.finish(new URLSearchParams(query), cookies[cookieName] ?? null, visit);
    if (outcome.kind === 'unknown') {
      const query = {
        error: 'invalid_request',
        error_code: 'bad_oauth_state',
        error_description: 'OAuth state has expired, was used, or belongs to another browser',
      };
      return redirect(303, addToAddress(settings.siteUrl, { query }));
    }
    if (outcome.kind === 'refused') return away(refusalAddress(outcome.redirectTo, outcome.error));
    if (outcome.kind === 'auth-code') {
      return away(addToAddress(outcome.redirectTo, { query: { code: outcome.authCode } }));
    }
    return away(addToAddress(outcome.redirectTo, { fragment: asFragment(outcome.session) }));
  });

  function cookieOf(value: string): string {
    const secure = overTls ? '; Secure' : '';
    return `${cookieName}=${value}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`;
  }
}

function passedOn(query: Readonly<Record<string, string>>): Record<string, string> {
  const asked = (query['scopes'] ?? query['scope'] ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  const extra = Object.entries(query).filter(([name]) => !ownParameters.has(name));
  return {
    // Requests a refresh token of the provider, unless the client overrides it.
    access_type: 'offline',
    ...Object.fromEntries(extra),
    scope: [...new Set([...neededScopes, ...asked])].join(' '),
  };
}

function refusalAddress(redirectTo: string, error: IdentityError): string {
  const refusal = describeRefusal(error);
  return addToAddress(redirectTo, { query: refusal, fragment: refusal });
}

function asFragment(session: Readonly<Record<string, unknown>>): Record<string, string> {
  const names = [
    'access_token',
    'expires_at',
    'expires_in',
    'provider_refresh_token',
    'provider_token',
    'refresh_token',
  ];
  const given = names.filter((name) => session[name] !== undefined);
  const values = Object.fromEntries(given.map((name) => [name, String(session[name])]));
  return { ...values, sb: '', token_type: 'bearer' };
}

function away(location: string, cookie?: string): IdentityAnswer {
  return redirect(302, location, cookie === undefined ? {} : { 'set-cookie': cookie });
}
