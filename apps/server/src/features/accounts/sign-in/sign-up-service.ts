import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ApiError, sentence } from '@winnow/contracts';
import * as z from 'zod';
import type { Visit } from '../../../platform/http/mount.ts';
import { type IdentityRecord, readIdentityRecord } from '../identities/identity-record.ts';
import type { KnownUsers } from '../users/known-users.ts';
import type { IdentityCalls } from './identity-calls.ts';
import { findTokens } from './identity-tokens.ts';

export type SignUpService = ReturnType<typeof createSignUpService>;

type Dependencies = {
  readonly calls: IdentityCalls;
  readonly knownUsers: KnownUsers;
  /** Minimum duration of a sign-up in milliseconds. */
  readonly answerMs: number;
};

export type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly password?: string | undefined;
  readonly supabaseId?: string | undefined;
};

const signUpAnswer = z.object({
  id: z.string().optional(),
  user: z.object({ id: z.string() }).optional(),
});

/** Creates accounts through the identity service. */
export function createSignUpService({ calls, knownUsers, answerMs }: Dependencies) {
  return {
    /**
     * Creates an account, or returns one that was just created. Neither the answer nor its time reveals whether the
     * address is already known.
     */
    async signUp(account: NewAccount, visit: Visit): Promise<{ id: string }> {
      const [id] = await Promise.all([idOfNew(account, visit), setTimeout(answerMs)]);
      return { id: id ?? randomUUID() };
    },
  };

  /** The id of a newly created user; `null` otherwise. */
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
      const message = sentence('password-required');
      throw new ApiError('invalid', message, { errors: { password: [message] } });
    }
    const path = `/auth/v1/signup?${calls.leadingTo('/verify-email')}`;
    const answer = await calls.ask({
      method: 'POST',
      path,
      body: { email, password, data: { name } },
      visit,
    });
    const tokens = findTokens(answer);
    // Signing up does not sign in.
    if (tokens) await calls.end('local', tokens.token);
    const { id, user } = signUpAnswer.parse(answer.body);
    return user?.id ?? id ?? '';
  }

  async function findIdentity(supabaseId: string): Promise<IdentityRecord | null> {
    const path = `/auth/v1/admin/users/${encodeURIComponent(supabaseId)}` as const;
    const answer = await calls.send({ method: 'GET', path, as: 'service' });
    return answer.status < 400 ? readIdentityRecord(answer.body) : null;
  }
}
