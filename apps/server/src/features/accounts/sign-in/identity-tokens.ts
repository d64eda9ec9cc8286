import { ApiError } from '@winnow/contracts';
import * as z from 'zod';
import type { IdentityAnswer } from '../identities/identity-client.ts';

const protocolSession = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_at: z.int(),
});

/** Tokens of a session, as our API returns them. */
export type Tokens = {
  readonly token: string;
  readonly refreshToken: string;
  readonly tokenType: 'bearer';
  /** Seconds since 1970. */
  readonly expiresAt: number;
};

/** Reads the tokens in a response; `null` if there are none, such as after a sign-up that needs confirmation. */
export function findTokens({ body }: Pick<IdentityAnswer, 'body'>): Tokens | null {
  const parsed = protocolSession.safeParse(body);
  if (!parsed.success) return null;
  const { access_token: token, refresh_token: refreshToken, expires_at: expiresAt } = parsed.data;
  return { token, refreshToken, tokenType: 'bearer', expiresAt };
}

/** @throws ApiError if the response contains no tokens */
export function getTokens(answer: Pick<IdentityAnswer, 'body'>): Tokens {
  const tokens = findTokens(answer);
  if (tokens) return tokens;
  throw new ApiError('unavailable', 'Signing in does not work at the moment. Please try again soon.');
}
