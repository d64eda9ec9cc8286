import { placeOf } from '../devices/device-traits.ts';
import type { Visit } from '../http/identity-request.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import type { SessionRow } from './session-repository.ts';

/**
 * Why a refresh token that was used before is taken once more:
 * `at-once`: several tabs, or a request that was sent twice.
 * `lost-answer`: its holder never got the answer, and asks again from the same device.
 */
export type Reuse = 'at-once' | 'lost-answer' | 'stolen';

/** Milliseconds after which a used answer must have been stored: browsers write storage within the minute. */
export const storedWithinMs = 60_000;

type Question = {
  /** How many refreshes ago the token was the current one; from 1 on. */
  readonly behind: number;
  readonly visit: Visit;
  readonly now: Date;
  readonly reuseSeconds: number;
};

/** Judges a refresh token that was used before. */
export function judgeReuse(session: SessionRow, { behind, visit, now, reuseSeconds }: Question): Reuse {
  const isRecent = now.getTime() - session.refreshedAt.getTime() < reuseSeconds * 1000;
  // From before the second factor nothing follows.
  if (isRecent && (behind === 1 || session.factorId === null)) return 'at-once';
  if (behind > 1 || session.answerUsedAt !== null) return 'stolen';
  const device = visit.device;
  if (session.deviceHash !== null && device !== null && !device.isNew) {
    return hashSecret(device.secret) === session.deviceHash ? 'lost-answer' : 'stolen';
  }
  // Without a cookie a device is known by what can be imitated: so it loses no two answers in a row.
  const lostTheOneBefore = session.lateCounter === session.refreshCounter - 1;
  return !lostTheOneBefore && placeOf(visit) === refreshedFromOf(session) ? 'lost-answer' : 'stolen';
}

function refreshedFromOf({ refreshedFrom, userAgent, address }: SessionRow): string {
  return refreshedFrom ?? placeOf({ userAgent, address: address ?? '' });
}
