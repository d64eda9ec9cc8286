import type { Clock } from '../clock/clock.ts';
import type { ReadinessCheck } from './readiness.ts';

/** Runs an expensive check at most once in `everyMs`; in between returns the cached answer. */
export function nowAndThen(clock: Clock, everyMs: number, check: ReadinessCheck): ReadinessCheck {
  let latest: { readonly at: number; readonly answer: ReturnType<ReadinessCheck> } | null = null;
  return () => {
    const now = clock.now().getTime();
    // A clock that was set back must not keep a result for long.
    if (latest && now >= latest.at && now < latest.at + everyMs) return latest.answer;
    const answer = check();
    // The caller receives the failure; the cached promise must not end the process.
    answer.catch(() => {});
    latest = { at: now, answer };
    return answer;
  };
}
