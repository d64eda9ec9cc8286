import type { signOnProblems } from '@winnow/contracts';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  genericGrantRequest,
  ResponseBodyError,
} from 'openid-client';
import { AddressNotPublic, type PublicFetch } from '../../../platform/http/outgoing/public-fetch.ts';
import type { OauthProvider, ProviderAnswer } from '../../identity/providers/oauth-provider.ts';

export type ProviderSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

export type SignOnProblem = (typeof signOnProblems)[number];

type Outside = {
  /** As registered at the provider. */
  readonly callbackUrl: string;
  readonly fetch: PublicFetch;
  readonly mayReachPrivate: boolean;
};

const timeoutSeconds = 10;
const scope = 'openid email profile';

/** The identity provider of an organization, with the minimal scopes. */
export function createOrganizationProvider(settings: ProviderSettings, outside: Outside): OauthProvider {
  const { callbackUrl } = outside;
  return {
    async startUrl({ state, nonce, codeVerifier }, asked) {
      const hint = asked['login_hint'];
      return buildAuthorizationUrl(await configure(settings, outside), {
        scope,
        ...(hint !== undefined && { login_hint: hint.slice(0, 320) }),
        redirect_uri: callbackUrl,
        response_type: 'code',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },

    async finish(parameters, { state, nonce, codeVerifier }): Promise<ProviderAnswer> {
      const configuration = await configure(settings, outside);
      const answer = await authorizationCodeGrant(configuration, new URL(`${callbackUrl}?${parameters}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const signed = answer.claims();
      if (!signed) throw new Error('The provider gave no ID token.');
      // Some providers keep the address out of the ID token.
      const more =
        signed['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(configuration, answer.access_token, signed.sub)
          : {};
      return { claims: { ...more, ...signed }, accessToken: null, refreshToken: null };
    },
  };
}

/** Why a provider can't be used; `null` if it can. */
export async function findProblem(
  settings: ProviderSettings,
  outside: Outside,
): Promise<{ problem: SignOnProblem | null; detail: string }> {
  try {
    const configuration = await configure(settings, outside);
    const metadata = configuration.serverMetadata();
    if (isOfManyTenants(settings.issuer) || metadata.issuer.includes('{')) {
      return { problem: 'many-tenants', detail: metadata.issuer };
    }
    const types = metadata.response_types_supported ?? ['code'];
    if (!types.includes('code') || !metadata.authorization_endpoint || !metadata.token_endpoint) {
      return { problem: 'no-code-flow', detail: types.join(', ') };
    }
    if (!(await hasKeys(metadata.jwks_uri, outside))) {
      return { problem: 'no-keys', detail: metadata.jwks_uri ?? '' };
    }
    return await tryClient(configuration, outside.callbackUrl);
  } catch (error) {
    return describeProblem(error);
  }
}

async function hasKeys(address: string | undefined, { fetch }: Outside): Promise<boolean> {
  if (address === undefined) return false;
  const headers = { accept: 'application/json' };
  const answer = await fetch(address, { method: 'GET', headers, body: undefined });
  const body: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  return typeof body === 'object' && body !== null && 'keys' in body && Array.isArray(body.keys);
}

/**
 * Sends a code that was never issued: a provider that knows the client refuses the code, otherwise it refuses the
 * client.
 */
async function tryClient(
  configuration: Configuration,
  redirectUri: string,
): Promise<{ problem: SignOnProblem | null; detail: string }> {
  try {
    await genericGrantRequest(configuration, 'authorization_code', {
      code: 'connection-test',
      redirect_uri: redirectUri,
      code_verifier: 'connection-test-connection-test-connection-test',
    });
    return { problem: null, detail: '' };
  } catch (error) {
    const body = error instanceof ResponseBodyError ? error : null;
    const isRefused = body?.error === 'invalid_client' || body?.error === 'unauthorized_client';
    if (isRefused || statusOf(error) === 401) {
      return { problem: 'wrong-client', detail: body?.error_description ?? body?.error ?? '' };
    }
    if (body) return { problem: null, detail: '' };
    throw error;
  }
}

/** HTTP status of an error with a response. */
function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

function describeProblem(thrown: unknown): { problem: SignOnProblem; detail: string } {
  const chain = causesOf(thrown);
  const detail = (chain.at(-1)?.message ?? '').slice(0, 300);
  const codes = chain.map((error) => ('code' in error ? String(error.code) : ''));
  if (chain.some((error) => error instanceof AddressNotPublic)) return { problem: 'private-address', detail };
  if (codes.some((code) => /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))) {
    return { problem: 'certificate', detail };
  }
  if (codes.includes('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) {
    return { problem: 'other-issuer', detail: (chain[0]?.message ?? '').slice(0, 300) };
  }
  if (codes.some((code) => code.startsWith('OAUTH_'))) return { problem: 'no-provider', detail };
  return { problem: 'unreachable', detail };
}

function causesOf(thrown: unknown): Error[] {
  const chain: Error[] = [];
  for (let error = thrown; error instanceof Error && chain.length < 10; error = error.cause)
    chain.push(error);
  return chain;
}

async function configure(
  { issuer, clientId, clientSecret }: ProviderSettings,
  { fetch, mayReachPrivate }: Outside,
): Promise<Configuration> {
  if (isOfManyTenants(issuer)) throw new Error('The issuer is that of many organizations.');
  const execute = mayReachPrivate && issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
    timeout: timeoutSeconds,
    execute,
    [customFetch]: fetch,
  });
  const metadata = found.serverMetadata();
  // The default if a provider doesn't name any.
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authenticate = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
  const configuration = new Configuration(metadata, clientId, clientSecret, authenticate(clientSecret));
  configuration[customFetch] = fetch;
  configuration.timeout = timeoutSeconds;
  for (const extension of execute) extension(configuration);
  // Also checks the signature of the ID token, although it comes directly from the provider.
  enableNonRepudiationChecks(configuration);
  return configuration;
}

/** Whether it is Microsoft's multi-tenant issuer, at which anyone can sign in with any address that they claim. */
function isOfManyTenants(issuer: string): boolean {
  const { host, pathname } = new URL(issuer);
  return (
    /^login\.microsoftonline\.|^sts\.windows\.net$/.test(host) &&
    !/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.test(pathname)
  );
}
