import { ApiError } from '@winnow/contracts';
import type { Caller, IdentifyCaller } from '../../../platform/http/caller.ts';
import type { Visit } from '../../../platform/http/mount.ts';
import { type EmailProof, type IdentityCalls, passwordRequest } from './identity-calls.ts';
import { getTokens, type Tokens } from './identity-tokens.ts';

export type SignInService = ReturnType<typeof createSignInService>;

type Dependencies = { readonly calls: IdentityCalls; readonly identifyCaller: IdentifyCaller };

/** Tokens and their caller; `caller` is `null` until the second factor is verified. */
export type SignIn = { readonly tokens: Tokens; readonly caller: Caller | null };

/** Sign-in, renewal of tokens and sign-out, through the identity service. */
export function createSignInService({ calls, identifyCaller }: Dependencies) {
  return {
    async withPassword(email: string, password: string, visit: Visit): Promise<SignIn> {
      return begin(getTokens(await calls.ask(passwordRequest(email, password, visit))));
    },

    async refresh(refreshToken: string, visit: Visit): Promise<SignIn> {
      const body = { refresh_token: refreshToken };
      const path = '/auth/v1/token?grant_type=refresh_token';
      return begin(getTokens(await calls.ask({ method: 'POST', path, body, visit })));
    },

    /** Also verifies the address. */
    async byEmailProof(proof: EmailProof, visit: Visit): Promise<SignIn> {
      return begin(await calls.redeem('email', proof, visit));
    },

    end: ({ accessToken }: Caller): Promise<void> => calls.end('local', accessToken),
  };

  /** The caller of the tokens; `null` until the second factor is verified. */
  async function begin(tokens: Tokens): Promise<SignIn> {
    try {
      return { tokens, caller: await identifyCaller(tokens.token) };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second-factor-required')
        return { tokens, caller: null };
      throw error;
    }
  }
}
