import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import type { OauthSettings } from '../identity-settings.ts';

/** What a provider returns about a user. */
export type ProviderAnswer = {
  /** Claims of the ID token; its signature, issuer, audience and nonce were checked. */
  readonly claims: Readonly<Record<string, unknown>> & { readonly sub: string };
  /** Passed on to the client; `null` if it isn't to have the provider's tokens. */
  readonly accessToken: string | null;
  /** `null` if the provider sent none. */
  readonly refreshToken: string | null;
};

/** Binds the callback to the request; sent only in the form that OpenID Connect defines. */
export type ProviderSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

export type OauthProvider = {
  /** URL of the provider's sign-in page. @throws if the provider can't be reached */
  startUrl(secrets: ProviderSecrets, asked: Readonly<Record<string, string>>): Promise<URL>;
  /** @throws if the provider refuses, or its response doesn't match the request */
  finish(parameters: URLSearchParams, secrets: ProviderSecrets): Promise<ProviderAnswer>;
};

const timeoutSeconds = 10;

/** @param callbackUrl as registered with the provider */
export function createOauthProvider(settings: OauthSettings, callbackUrl: string): OauthProvider {
  const { issuer, clientId, clientSecret } = settings;
  let found: Promise<Configuration> | null = null;

  function configure(): Promise<Configuration> {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // A test provider on this machine.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      // A failure isn't cached: the provider may be reachable the next time.
      found = null;
      throw error;
    });
    return found;
  }

  return {
    async startUrl({ state, nonce, codeVerifier }, asked) {
      return buildAuthorizationUrl(await configure(), {
        ...asked,
        redirect_uri: callbackUrl,
        response_type: 'code',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },

    async finish(parameters, { state, nonce, codeVerifier }) {
      const answer = await authorizationCodeGrant(
        await configure(),
        new URL(`${callbackUrl}?${parameters}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = answer.claims();
      if (!claims) throw new Error('The provider gave no ID token.');
      return { claims, accessToken: answer.access_token, refreshToken: answer.refresh_token ?? null };
    },
  };
}
