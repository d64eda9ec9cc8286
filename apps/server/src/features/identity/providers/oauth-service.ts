import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { forInstallation } from '../../../platform/database/scope.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { User } from '../accounts/account.ts';
import type { EmailReturn } from '../emails/email-order.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { insertFlowState } from '../proofs/one-time-token-repository.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import type { OauthProvider, ProviderAnswer, ProviderSecrets } from './oauth-provider.ts';
import { insertOauthState, type OauthStateRow, takeOauthState } from './oauth-state-repository.ts';
import type { ProviderAccounts } from './provider-account-service.ts';
import type { ProviderSource } from './provider-source.ts';
import { sealProviderTokens } from './provider-tokens.ts';

/** How a sign-in at a provider ended. */
export type OauthOutcome =
  /** Not started here, or expired. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly redirectTo: string; readonly error: IdentityError }
  | { readonly kind: 'auth-code'; readonly redirectTo: string; readonly authCode: string }
  | { readonly kind: 'session'; readonly redirectTo: string; readonly session: JsonObject };

export type OauthService = {
  /**
   * The URL at which the browser signs in.
   * @param browser a secret of that browser, required when it returns
   * @param asked parameters to pass on to the provider
   * @throws IdentityError if the provider isn't configured or can't be reached
   */
  begin(
    provider: string,
    browser: string,
    back: EmailReturn,
    asked: Readonly<Record<string, string>>,
  ): Promise<URL>;
  finish(parameters: URLSearchParams, browser: string | null, visit: Visit): Promise<OauthOutcome>;
};

const stateMs = 10 * 60_000;
/** Method of a sign-in at an organization's provider in the `amr` claim of Supabase Auth. */
const singleSignOn = 'sso/oidc';

type Dependencies = Pick<IdentityDependencies, 'database' | 'clock' | 'keys' | 'sessions'> & {
  readonly log: Pick<Log, 'warn'>;
  /** Of all features. */
  readonly signInProviders: readonly ProviderSource[];
};

export function createOauthService(
  { database, clock, keys, sessions, log, signInProviders }: Dependencies,
  providers: ReadonlyMap<string, OauthProvider>,
  accounts: ProviderAccounts,
): OauthService {
  /** Derived from the state, so that only its hash is stored. */
  const secretsOf = (state: string): ProviderSecrets => ({
    state,
    nonce: keys.hmac('oauth-nonce', state).toString('base64url'),
    codeVerifier: keys.hmac('oauth-verifier', state).toString('base64url'),
  });

  return {
    async begin(name, browser, { redirectTo, challenge }, asked) {
      const found = await findProvider(name);
      if (!found) {
        throw new IdentityError('validation_failed', 'Unsupported provider: provider is not enabled');
      }
      const state = randomBytes(32).toString('base64url');
      const url = await found.provider.startUrl(secretsOf(state), asked).catch((error: unknown) => {
        log.warn({ provider: name, ...describeError(error) }, 'a provider cannot be reached');
        throw new IdentityError('unexpected_failure', 'The provider cannot be reached');
      });
      await insertOauthState(database, {
        stateHash: hashSecret(state),
        browserHash: hashSecret(browser),
        provider: name,
        redirectTo,
        codeChallenge: challenge?.challenge ?? null,
        codeChallengeMethod: challenge?.method ?? null,
        createdAt: clock.now(),
      });
      return url;
    },

    async finish(parameters, browser, visit) {
      const state = parameters.get('state') ?? '';
      const begun =
        browser === null
          ? undefined
          : await takeOauthState(database, {
              stateHash: hashSecret(state),
              browserHash: hashSecret(browser),
              notBefore: new Date(clock.now().getTime() - stateMs),
            });
      const found = begun && (await findProvider(begun.provider));
      if (!begun || !found) return { kind: 'unknown' };
      const { provider, source } = found;
      const { redirectTo } = begun;
      try {
        const answer = await askProvider(provider, parameters, state);
        // The provider may be an organization's.
        const { user, outcome } = await forInstallation(() =>
          database.transaction((on) => signIn(on, begun, { answer, source, visit })),
        );
        const error = user && (await source?.welcome(begun.provider, user));
        return error ? { kind: 'refused', redirectTo, error } : outcome;
      } catch (error) {
        if (error instanceof IdentityError) return { kind: 'refused', redirectTo, error };
        throw error;
      }
    },
  };

  /** Begins the session, or issues the code for it. A refusal is returned: the transaction may have queued an email. */
  async function signIn(
    on: Transaction,
    begun: OauthStateRow,
    { answer, source, visit }: { answer: ProviderAnswer; source: ProviderSource | null; visit: Visit },
  ): Promise<{ user: User | null; outcome: OauthOutcome }> {
    const { provider, redirectTo } = begun;
    const user = await accounts.decide(on, provider, answer, redirectTo, source);
    if (user instanceof IdentityError)
      return { user: null, outcome: { kind: 'refused', redirectTo, error: user } };
    const isOfSource = source !== null;
    const authCode = await issueCode(on, begun, { user, answer, isOfSource });
    if (authCode !== null) return { user, outcome: { kind: 'auth-code', redirectTo, authCode } };
    const session = await sessions.start(
      on,
      user,
      isOfSource ? { method: singleSignOn, provider } : 'oauth',
      visit,
    );
    return { user, outcome: { kind: 'session', redirectTo, session: { ...session, ...tokensOf(answer) } } };
  }

  /** A provider of the settings, or else one of a feature. */
  async function findProvider(
    name: string,
  ): Promise<{ provider: OauthProvider; source: ProviderSource | null } | undefined> {
    const own = providers.get(name);
    if (own) return { provider: own, source: null };
    for (const source of signInProviders) {
      const provider = await source.find(name);
      if (provider) return { provider, source };
    }
    return undefined;
  }

  async function askProvider(
    provider: OauthProvider,
    parameters: URLSearchParams,
    state: string,
  ): Promise<ProviderAnswer> {
    const refusal = parameters.get('error');
    if (refusal !== null) {
      const description = parameters.get('error_description') ?? 'The provider refused the sign-in';
      throw new IdentityError('bad_oauth_callback', description.slice(0, 200), {
        status: refusal === 'access_denied' ? 403 : 400,
      });
    }
    return provider.finish(parameters, secretsOf(state)).catch((thrown: unknown) => {
      const error = describeError(thrown);
      // Users can't fix a wrong secret: log it for the operator.
      log.warn(error, 'the answer of a provider cannot be used');
      const words = `The answer of the provider cannot be used (${error.name})`;
      throw new IdentityError('bad_oauth_callback', words);
    });
  }

  /** `null` without PKCE. */
  async function issueCode(
    on: Transaction,
    { provider, codeChallenge, codeChallengeMethod }: OauthStateRow,
    { user, answer, isOfSource }: { user: User; answer: ProviderAnswer; isOfSource: boolean },
  ): Promise<string | null> {
    if (codeChallenge === null || codeChallengeMethod === null) return null;
    const id = randomUUID();
    const authCode = randomBytes(32).toString('base64url');
    const now = clock.now();
    await insertFlowState(on, {
      id,
      userId: user.id,
      codeChallenge,
      codeChallengeMethod,
      method: isOfSource ? singleSignOn : 'oauth',
      provider: isOfSource ? provider : null,
      sealedProviderTokens: sealProviderTokens(keys, id, tokensOf(answer)),
      authCodeHash: hashSecret(authCode),
      authCodeIssuedAt: now,
      createdAt: now,
    });
    return authCode;
  }
}

function tokensOf({ accessToken, refreshToken }: ProviderAnswer) {
  return {
    ...(accessToken !== null && { provider_token: accessToken }),
    ...(refreshToken !== null && { provider_refresh_token: refreshToken }),
  };
}
