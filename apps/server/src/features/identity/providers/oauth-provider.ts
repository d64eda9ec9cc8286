import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import type { OauthSettings } from '../identity-settings.ts';

/** What a provider says of the person who came back from it. */
export type ProviderAnswer = {
  /** Of the ID token, whose signature, issuer, audience and nonce were checked. */
  readonly claims: Readonly<Record<string, unknown>> & { readonly sub: string };
  readonly accessToken: string;
  /** `null` where the provider gave none. */
  readonly refreshToken: string | null;
};

/** What binds the way back to the way there; neither leaves this server but in the form that OpenID Connect wants. */
export type ProviderSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

export type OauthProvider = {
  /** URL of the provider's sign-in page. @throws if the provider can't be reached */
  startUrl(secrets: ProviderSecrets, asked: Readonly<Record<string, string>>): Promise<URL>;
  /** @throws where the provider refuses, or what it answers does not fit what was asked */
  finish(parameters: URLSearchParams, secrets: ProviderSecrets): Promise<ProviderAnswer>;
};

const timeoutSeconds = 10;

/** @param callbackUrl as the provider knows it */
export function createOauthProvider(settings: OauthSettings, callbackUrl: string): OauthProvider {
  const { issuer, clientId, clientSecret } = settings;
  let found: Promise<Configuration> | null = null;

  function configure(): Promise<Configuration> {
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // A provider of a test on this machine.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      // Not kept: the next person may find the provider awake.
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
