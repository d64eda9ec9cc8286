import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ApiError } from '@winnow/contracts';
import * as z from 'zod';
import type { Caller, IdentifyCaller } from '../../../platform/http/caller.ts';
import type { Visit } from '../../../platform/http/mount.ts';
import type { IdentityAnswer, IdentityClient, IdentityRequest } from '../identities/identity-client.ts';
import { type IdentityRecord, readIdentityRecord } from '../identities/identity-record.ts';
import { errorCodeOf, refusalOf } from '../identities/identity-refusal.ts';
import type { KnownUsers } from '../users/known-users.ts';
import { findTokens, getTokens, type Tokens } from './identity-tokens.ts';

export type AuthService = ReturnType<typeof createAuthService>;

type Ground = {
  readonly client: IdentityClient;
  readonly knownUsers: KnownUsers;
  readonly identifyCaller: IdentifyCaller;
  /** Where the links of letters lead, without a slash at the end. */
  readonly siteUrl: string;
  /** How long a sign-up takes at least. */
  readonly answerMs: number;
};

export type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly password?: string | undefined;
  readonly supabaseId?: string | undefined;
};

export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string };

/** Either the token of a letter's link, or its code beside the address. */
export type LetterProof = {
  readonly tokenHash?: string | undefined;
  readonly email?: string | undefined;
  readonly code?: string | undefined;
};

/** Tokens, and whose: `caller` is `null` until the second factor is shown. */
export type SignIn = { readonly tokens: Tokens; readonly caller: Caller | null };

/** How people come in and go, by way of the identity service. */
export function createAuthService({ client, knownUsers, identifyCaller, siteUrl, answerMs }: Ground) {
  return {
    /**
     * Makes an account, or takes up one that was just made. Who is known already is told from who is not neither
     * by the answer nor by its time.
     */
    async signUp(account: NewAccount, visit: Visit): Promise<{ id: string }> {
      const [id] = await Promise.all([idOfNew(account, visit), setTimeout(answerMs)]);
      return { id: id ?? randomUUID() };
    },

    async signIn(email: string, password: string, visit: Visit): Promise<SignIn> {
      return begin(getTokens(await ask(passwordRequest(email, password, visit))));
    },

    async refresh(refreshToken: string, visit: Visit): Promise<SignIn> {
      const body = { refresh_token: refreshToken };
      const path = '/auth/v1/token?grant_type=refresh_token';
      return begin(getTokens(await ask({ method: 'POST', path, body, visit })));
    },

    async signOut({ accessToken }: Caller): Promise<void> {
      await end('local', accessToken);
    },

    /** Says nothing of whether there is an account. */
    async forgotPassword(email: string, visit: Visit): Promise<void> {
      const path = `/auth/v1/recover?${leadingTo('/reset-password')}`;
      await ask({ method: 'POST', path, body: { email }, visit });
    },

    /** All sign-ins end, that of the letter as well. */
    async resetPassword(proof: LetterProof, password: string, visit: Visit): Promise<void> {
      const { token: accessToken } = await redeem('recovery', proof, visit);
      const as = { accessToken };
      try {
        await ask({ method: 'PUT', path: '/auth/v1/user', body: { password }, as, visit });
      } finally {
        await end('global', accessToken);
      }
    },

    async verifyEmail(proof: LetterProof, visit: Visit): Promise<SignIn> {
      return begin(await redeem('email', proof, visit));
    },

    /**
     * Ends all other sign-ins. Where this one is too old to be trusted with it, the one that proved the current
     * password takes its place, and its tokens are the answer.
     */
    async changePassword(caller: Caller, passwords: PasswordChange, visit: Visit): Promise<Tokens | null> {
      const proof = await client.send(passwordRequest(caller.email, passwords.currentPassword, visit));
      if (proof.status === 400) throw wrongPassword();
      if (proof.status >= 400) throw refusalOf(proof);
      const tokens = getTokens(proof);
      const first = await change(caller.accessToken);
      const isTooOld = errorCodeOf(first) === 'reauthentication_needed';
      const answer = isTooOld ? await change(tokens.token) : first;
      const keeps = isTooOld && answer.status < 400 ? tokens.token : caller.accessToken;
      await end(answer.status < 400 ? 'others' : 'local', answer.status < 400 ? keeps : tokens.token);
      if (answer.status >= 400) throw underField(refusalOf(answer), 'newPassword');
      return isTooOld ? tokens : null;

      function change(accessToken: string): Promise<IdentityAnswer> {
        const body = { password: passwords.newPassword };
        return client.send({ method: 'PUT', path: '/auth/v1/user', body, as: { accessToken }, visit });
      }
    },
  };

  /** The id of a user whom nobody knew before; `null` for everybody else. */
  async function idOfNew(account: NewAccount, visit: Visit): Promise<string | null> {
    const email = account.email.toLowerCase();
    const supabaseId = account.supabaseId ?? (await signUpAtIdentity({ ...account, email }, visit));
    const identity = await findIdentity(supabaseId);
    if (identity?.email !== email) return null;
    if (identity.isVerified && (await knownUsers.find(supabaseId))) return null;
    return (await knownUsers.meet(identity))?.id ?? null;
  }

  async function signUpAtIdentity({ name, email, password }: NewAccount, visit: Visit): Promise<string> {
    if (password === undefined) {
      throw new ApiError('invalid', 'Password is required', {
        errors: { password: ['Password is required'] },
      });
    }
    const path = `/auth/v1/signup?${leadingTo('/verify-email')}`;
    const answer = await ask({ method: 'POST', path, body: { email, password, data: { name } }, visit });
    const tokens = findTokens(answer);
    // Signing up does not sign in.
    if (tokens) await end('local', tokens.token);
    const { id, user } = signUpAnswer.parse(answer.body);
    return user?.id ?? id ?? '';
  }

  async function findIdentity(supabaseId: string): Promise<IdentityRecord | null> {
    const path = `/auth/v1/admin/users/${encodeURIComponent(supabaseId)}`;
    const answer = await client.send({ method: 'GET', path, as: 'service' });
    return answer.status < 400 ? readIdentityRecord(answer.body) : null;
  }

  async function redeem(type: 'recovery' | 'email', proof: LetterProof, visit: Visit): Promise<Tokens> {
    const { tokenHash, email, code } = proof;
    if (tokenHash === undefined && (email === undefined || code === undefined)) {
      const message = 'Give what the letter holds: its link, or its code with your address.';
      throw new ApiError('invalid', message, { errors: { code: [message] } });
    }
    const given = tokenHash === undefined ? { email, token: code } : { token_hash: tokenHash };
    return getTokens(await ask({ method: 'POST', path: '/auth/v1/verify', body: { type, ...given }, visit }));
  }

  /** Who has the tokens; half of a twofold sign-in is nobody yet. */
  async function begin(tokens: Tokens): Promise<SignIn> {
    try {
      return { tokens, caller: await identifyCaller(tokens.token) };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second-factor-required')
        return { tokens, caller: null };
      throw error;
    }
  }

  async function end(scope: 'local' | 'others' | 'global', accessToken: string): Promise<void> {
    await client.send({ method: 'POST', path: `/auth/v1/logout?scope=${scope}`, as: { accessToken } });
  }

  /** @throws ApiError where the identity service refuses */
  async function ask(request: IdentityRequest): Promise<IdentityAnswer> {
    const answer = await client.send(request);
    if (answer.status >= 400) throw refusalOf(answer);
    return answer;
  }

  function leadingTo(path: string): string {
    return new URLSearchParams({ redirect_to: siteUrl + path }).toString();
  }
}

const signUpAnswer = z.object({
  id: z.string().optional(),
  user: z.object({ id: z.string() }).optional(),
});

function passwordRequest(email: string, password: string, visit: Visit): IdentityRequest {
  return { method: 'POST', path: '/auth/v1/token?grant_type=password', body: { email, password }, visit };
}

function wrongPassword(): ApiError {
  const message = 'The current password is not right.';
  return new ApiError('invalid', message, { errors: { currentPassword: [message] } });
}

/** The same refusal, where it speaks of a password, under the name that the form gives its field. */
function underField(refusal: ApiError, field: string): ApiError {
  if (!refusal.details.errors?.['password']) return refusal;
  return new ApiError(refusal.code, refusal.message, { errors: { [field]: [refusal.message] } });
}
