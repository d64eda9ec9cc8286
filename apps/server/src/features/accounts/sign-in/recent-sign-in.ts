import { ApiError } from '@winnow/contracts';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';

/** So long whoever has just signed in is taken for the person, and not for whoever found their device open. */
const recentMs = 10 * 60_000;

/** Each way in which somebody showed who they are, with its time in seconds. Renewing a token adds none. */
const methods = z.array(z.object({ timestamp: z.number() })).catch([]);

/**
 * For what cannot be undone or takes everything along: the token must come from a sign-in of the last minutes, by whatever way.
 * @throws ApiError `recent-sign-in-required`
 */
export function requireRecentSignIn({ accessToken }: Pick<Caller, 'accessToken'>, now: Date): void {
  // The token was verified when the caller was admitted.
  const shown = methods.parse(decodeJwt(accessToken)['amr']).map(({ timestamp }) => timestamp * 1000);
  if (Math.max(0, ...shown) < now.getTime() - recentMs) {
    throw new ApiError('recent-sign-in-required', 'Sign in again first, to be sure that it is you.');
  }
}
