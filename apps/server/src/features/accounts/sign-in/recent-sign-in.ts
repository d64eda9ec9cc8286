import { ApiError } from '@winnow/contracts';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import type { Caller } from '../../../platform/http/caller.ts';

/**
 * Milliseconds after a sign-in in which no further confirmation is needed; later, someone else may be using the device.
 */
const recentMs = 10 * 60_000;

/** Sign-in methods of the token with their times in seconds. Renewing a token adds none. */
const methods = z.array(z.object({ timestamp: z.number() })).catch([]);

/**
 * Protects irreversible actions: the token must come from a sign-in in the last minutes, by any method.
 * @throws ApiError `recent-sign-in-required`
 */
export function requireRecentSignIn({ accessToken }: Pick<Caller, 'accessToken'>, now: Date): void {
  // The token was verified when the caller was admitted.
  const shown = methods.parse(decodeJwt(accessToken)['amr']).map(({ timestamp }) => timestamp * 1000);
  if (Math.max(0, ...shown) < now.getTime() - recentMs) {
    throw new ApiError('recent-sign-in-required', 'Log in again first, so that we know it’s you.');
  }
}
