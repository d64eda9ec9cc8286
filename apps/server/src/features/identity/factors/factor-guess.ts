import type { Guess } from '../failures/failure-service.ts';
import type { Visit } from '../http/identity-request.ts';
import { provedByOther } from '../sessions/authentication-method.ts';
import type { Caller } from '../sessions/caller.ts';

/** An attempt at the second factor of an account: codes of apps and recovery codes count together. */
export function guessOfFactor({ account: { user }, session }: Caller, visit: Visit): Guess {
  const account = { kind: 'id', value: user.id } as const;
  return { kind: 'factor', account, visit, isProved: provedByOther(session.amr) };
}
