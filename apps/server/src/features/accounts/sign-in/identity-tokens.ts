import { ApiError } from '@winnow/contracts';
import * as z from 'zod';
import type { IdentityAnswer } from '../identities/identity-client.ts';

const protocolSession = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_at: z.int(),
});

/** Tokens of a sign-in, as our API hands them on. */
export type Tokens = {
  readonly token: string;
  readonly refreshToken: string;
  readonly tokenType: 'bearer';
  /** Seconds since 1970. */
  readonly expiresAt: number;
};

/** Reads the tokens of an answer; `null` where it holds none, as after a sign-up that waits for its email. */
export function findTokens({ body }: Pick<IdentityAnswer, 'body'>): Tokens | null {
  const parsed = protocolSession.safeParse(body);
  if (!parsed.success) return null;
  const { access_token: token, refresh_token: refreshToken, expires_at: expiresAt } = parsed.data;
  return { token, refreshToken, tokenType: 'bearer', expiresAt };
}

/** @throws ApiError where the answer holds no tokens */
export function getTokens(answer: Pick<IdentityAnswer, 'body'>): Tokens {
  const tokens = findTokens(answer);
  if (tokens) return tokens;
  throw new ApiError('unavailable', 'Signing in does not work at the moment. Please try again soon.');
}
