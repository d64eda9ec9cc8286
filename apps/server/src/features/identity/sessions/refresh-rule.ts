import { placeOf } from '../devices/device-traits.ts';
import type { Visit } from '../http/identity-request.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import type { SessionRow } from './session-repository.ts';

/**
 * Why a refresh token that was already used is accepted again:
 * `at-once`: several tabs, or a repeated request.
 * `lost-answer`: the response was lost, and the same device asks again.
 */
export type Reuse = 'at-once' | 'lost-answer' | 'stolen';

/** Milliseconds after which the tokens in use must have been stored: browsers write storage within a minute. */
export const storedWithinMs = 60_000;

type Question = {
  /** How many refreshes ago the token was current; at least 1. */
  readonly behind: number;
  readonly visit: Visit;
  readonly now: Date;
  readonly reuseSeconds: number;
};

/** Classifies the reuse of a refresh token. */
export function classifyReuse(session: SessionRow, { behind, visit, now, reuseSeconds }: Question): Reuse {
  const isRecent = now.getTime() - session.refreshedAt.getTime() < reuseSeconds * 1000;
  // Not for tokens from before the second factor was added.
  if (isRecent && (behind === 1 || session.factorId === null)) return 'at-once';
  if (behind > 1 || session.answerUsedAt !== null) return 'stolen';
  const device = visit.device;
  if (session.deviceHash !== null && device !== null && !device.isNew) {
    return hashSecret(device.secret) === session.deviceHash ? 'lost-answer' : 'stolen';
  }
  // Without a cookie, a device can be imitated: so it may not lose two responses in a row.
  const lostTheOneBefore = session.lateCounter === session.refreshCounter - 1;
  return !lostTheOneBefore && placeOf(visit) === refreshedFromOf(session) ? 'lost-answer' : 'stolen';
}

function refreshedFromOf({ refreshedFrom, userAgent, address }: SessionRow): string {
  return refreshedFrom ?? placeOf({ userAgent, address: address ?? '' });
}
