import { IdentityError } from '../http/identity-error.ts';
import type { SessionRow } from './session-repository.ts';

type Freshness = { readonly now: Date; readonly freshMinutes: number };

/** Whether the session's user authenticated recently, by any method. Refreshing doesn't count. */
export function isFresh({ amr }: Pick<SessionRow, 'amr'>, { now, freshMinutes }: Freshness): boolean {
  const newestMs = Math.max(0, ...amr.map(({ timestamp }) => timestamp)) * 1000;
  return now.getTime() - newestMs <= freshMinutes * 60_000;
}

/**
 * Protects changes for which a stolen token must not be enough.
 * @param what the beginning of the error message
 * @throws IdentityError `reauthentication_needed`
 */
export function requireFresh(session: Pick<SessionRow, 'amr'>, freshness: Freshness, what: string): void {
  if (!isFresh(session, freshness)) throw reauthenticationNeeded(what);
}

export function reauthenticationNeeded(what: string): IdentityError {
  return new IdentityError('reauthentication_needed', `${what} requires reauthentication.`);
}
