import type { ChildProcess } from 'node:child_process';
import type { RefusalReason } from '../read-outcome.ts';
import { startFileClock, type TimeLimits } from './file-clock.ts';
import type { ProcessAnswer } from './process-answer.ts';
import { readResidentMb } from './resident-memory.ts';
import { readWaitingMs } from './waiting-time.ts';

export type HandOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for this task, if fewer than the default, without and with time waiting to be scheduled. */
  readonly timeoutMs?: number | undefined;
  readonly ceilingMs?: number | undefined;
};

export type ReadingLimits = TimeLimits & { readonly memoryMb: number };

/**
 * The tasks sent to one child that it has not answered yet. The child performs them one after the other, so the time
 * and memory in use belong to the first; the others wait.
 */
export type HandedTasks = {
  /**
   * Sends one more task. Rejects with `ReadingEnded` if the task ended the child or exceeded a limit, with `NotBegun`
   * if another task did, and with the signal's reason.
   */
  hand(task: object, options?: HandOptions): Promise<ProcessAnswer>;
  /** Whether the child has answered all. */
  isEmpty(): boolean;
  /** Rejects all remaining tasks as not begun, before the child is ended. */
  giveBack(): void;
};

/** The child ended over a file, or the file has used up its time or its memory. */
export class ReadingEnded extends Error {
  readonly reason: RefusalReason;
  /** Milliseconds since the child began with it, without time waiting to be scheduled. */
  readonly usedMs: number;
  constructor(reason: RefusalReason, usedMs: number) {
    super(reason);
    this.reason = reason;
    this.usedMs = usedMs;
  }
}

/** The child ended before it began this task; another child can take it. */
export class NotBegun extends Error {}

type Handed = {
  readonly limits: TimeLimits;
  readonly resolve: (answer: ProcessAnswer) => void;
  readonly reject: (reason: unknown) => void;
};

const watchEveryMs = 40;

/** @param child a process that answers each task with one message, in the order of the tasks */
export function createHandedTasks(child: ChildProcess, limits: ReadingLimits): HandedTasks {
  const handed: Handed[] = [];
  let stopWatching: (() => void) | null = null;
  let usedSince = () => 0;

  /** Starts the clock of the first task, if there is one. */
  function watchFirst(): void {
    stopWatching?.();
    const [first] = handed;
    usedSince = startCounting(child);
    stopWatching = first ? watch(child, { ...limits, ...first.limits }, end) : null;
  }

  /** Blames the first task; the others were not begun. */
  function end(reason: RefusalReason): void {
    handed.shift()?.reject(new ReadingEnded(reason, usedSince()));
    giveBack();
  }

  function giveBack(): void {
    for (const { reject } of handed.splice(0)) reject(new NotBegun());
    watchFirst();
  }

  child.on('message', (answer: unknown) => {
    handed.shift()?.resolve(answer as ProcessAnswer);
    watchFirst();
  });
  onceGone(child, () => end(reasonOfEnd(child)));
  child.on('error', () => end('corrupt'));

  return {
    hand(task, { signal, timeoutMs = limits.timeoutMs, ceilingMs = limits.ceilingMs } = {}) {
      return new Promise((resolve, reject) => {
        const entry: Handed = {
          limits: {
            timeoutMs: Math.min(timeoutMs, limits.timeoutMs),
            ceilingMs: Math.min(ceilingMs, limits.ceilingMs),
          },
          resolve: (answer) => settle(() => resolve(answer)),
          reject: (reason) => settle(() => reject(reason)),
        };
        // It keeps its place until the child is ended, since the child may be working on it.
        const onAbort = () => entry.reject(signal?.reason);
        function settle(tell: () => void): void {
          signal?.removeEventListener('abort', onAbort);
          tell();
        }
        signal?.addEventListener('abort', onAbort);
        handed.push(entry);
        if (handed.length === 1) watchFirst();
        child.send(task, (error) => {
          if (error && !child.connected) end(reasonOfEnd(child));
        });
      });
    },
    isEmpty: () => handed.length === 0,
    giveBack,
  };
}

/** Counts the milliseconds in which a child could work. */
function startCounting({ pid }: ChildProcess): () => number {
  const waitingMs = () => (pid === undefined ? 0 : readWaitingMs(pid));
  const begunAt = performance.now();
  const waitedBefore = waitingMs();
  // The system reports no value for a child that has ended.
  return () => performance.now() - begunAt - Math.max(0, waitingMs() - waitedBefore);
}

function watch(
  child: ChildProcess,
  { timeoutMs, ceilingMs, memoryMb }: ReadingLimits,
  end: (reason: RefusalReason) => void,
): () => void {
  const stopClock = startFileClock(child, { timeoutMs, ceilingMs }, () => end('timeout'));
  const timer = setInterval(() => {
    if (child.pid !== undefined && readResidentMb(child.pid) > memoryMb) end('too-large');
  }, watchEveryMs);
  return () => {
    stopClock();
    clearInterval(timer);
  };
}

/** Calls `onGone` when the child has ended and all its messages were received, which may be later than its end. */
function onceGone(child: ChildProcess, onGone: () => void): void {
  let steps = 2;
  const step = () => {
    steps -= 1;
    if (steps === 0) onGone();
  };
  child.once('exit', step).once('disconnect', step);
}

/** V8 aborts when the heap is full; any other crash of a parser is caused by the file too. */
function reasonOfEnd({ signalCode }: ChildProcess): RefusalReason {
  return signalCode === 'SIGABRT' || signalCode === 'SIGTRAP' ? 'too-large' : 'corrupt';
}
