import { readWaitingMs } from './waiting-time.ts';

export type TimeLimits = {
  /** Milliseconds for one file, excluding time in which the system does not schedule the process. */
  readonly timeoutMs: number;
  /** Milliseconds for one file in wall-clock time. */
  readonly ceilingMs: number;
};

type Process = { readonly pid?: number | undefined };

/**
 * Calls `onOver` once a process has used up its time for a file. Time waiting for the processor does not count, so that
 * a busy machine does not refuse valid files; sleeping and endless loops do. Returns a function that stops the clock.
 */
export function startFileClock(
  { pid }: Process,
  limits: TimeLimits,
  onOver: () => void,
  readWaiting: (pid: number) => number = readWaitingMs,
): () => void {
  const waitingMs = () => (pid === undefined ? 0 : readWaiting(pid));
  const begunAt = performance.now();
  const waitedBefore = waitingMs();
  let timer = setTimeout(check, limits.timeoutMs);

  function check(): void {
    const left = timeLeft(performance.now() - begunAt, waitingMs() - waitedBefore, limits);
    if (left <= 0) onOver();
    else timer = setTimeout(check, Math.ceil(left));
  }

  return () => clearTimeout(timer);
}

/** Milliseconds until the time can run out at the earliest; 0 or less if it already has. */
function timeLeft(elapsedMs: number, waitedMs: number, { timeoutMs, ceilingMs }: TimeLimits): number {
  return Math.min(timeoutMs - (elapsedMs - waitedMs), ceilingMs - elapsedMs);
}
