import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { describeError } from '../../../platform/log/describe-error.ts';
import type { Log } from '../../../platform/log/log.ts';
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

type Dependencies = Pick<IdentityDependencies, 'database' | 'clock' | 'keys' | 'sessions'> & {
  readonly log: Pick<Log, 'warn'>;
};

export function createOauthService(
  { database, clock, keys, sessions, log }: Dependencies,
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
      const provider = providers.get(name);
      if (!provider) {
        throw new IdentityError('validation_failed', 'Unsupported provider: provider is not enabled');
      }
      const state = randomBytes(32).toString('base64url');
      const url = await provider.startUrl(secretsOf(state), asked).catch((error: unknown) => {
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
      const provider = begun && providers.get(begun.provider);
      if (!begun || !provider) return { kind: 'unknown' };
      const { redirectTo } = begun;
      try {
        const answer = await askProvider(provider, parameters, state);
        const outcome = await database.transaction(async (transaction) => {
          const user = await accounts.decide(transaction, begun.provider, answer, redirectTo);
          if (user instanceof IdentityError) return user;
          const flow =
            begun.codeChallenge === null ? null : await issueCode(transaction, begun, user.id, answer);
          if (flow !== null) return { kind: 'auth-code', redirectTo, authCode: flow } as const;
          const session = await sessions.start(transaction, user, 'oauth', visit);
          return { kind: 'session', redirectTo, session: { ...session, ...tokensOf(answer) } } as const;
        });
        if (!(outcome instanceof IdentityError)) return outcome;
        // Not thrown inside the transaction, which may have queued an email.
        return { kind: 'refused', redirectTo, error: outcome };
      } catch (error) {
        if (error instanceof IdentityError) return { kind: 'refused', redirectTo, error };
        throw error;
      }
    },
  };

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

  async function issueCode(
    on: Transaction,
    { codeChallenge, codeChallengeMethod }: OauthStateRow,
    userId: string,
    answer: ProviderAnswer,
  ): Promise<string | null> {
    if (codeChallenge === null || codeChallengeMethod === null) return null;
    const id = randomUUID();
    const authCode = randomBytes(32).toString('base64url');
    const now = clock.now();
    await insertFlowState(on, {
      id,
      userId,
      codeChallenge,
      codeChallengeMethod,
      method: 'oauth',
      provider: null,
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
    provider_token: accessToken,
    ...(refreshToken !== null && { provider_refresh_token: refreshToken }),
  };
}
