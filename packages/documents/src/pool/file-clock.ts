import { readWaitingMs } from './waiting-time.ts';

export type TimeLimits = {
  /** Time of one file. It stands still while the system lets the process wait for its turn. */
  readonly timeoutMs: number;
  /** The same by the wall clock, which never stands still. */
  readonly ceilingMs: number;
};

type Process = { readonly pid?: number | undefined };

/**
 * Calls `onOver` once a process has had its time for a file: on a machine that does too much else, a good file is not
 * refused for work that nobody let it do. A file that sleeps or turns in circles uses its time up in any case. Gives
 * what stops the clock.
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

/** The least time after which a file can be over: none, if it is. */
function timeLeft(elapsedMs: number, waitedMs: number, { timeoutMs, ceilingMs }: TimeLimits): number {
  return Math.min(timeoutMs - (elapsedMs - waitedMs), ceilingMs - elapsedMs);
}
