import type { ChildProcess } from 'node:child_process';
import type { RefusalReason } from '../read-outcome.ts';
import { startFileClock, type TimeLimits } from './file-clock.ts';
import type { ProcessAnswer } from './process-answer.ts';
import { readResidentMb } from './resident-memory.ts';
import { readWaitingMs } from './waiting-time.ts';

export type HandOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for this task, where it has fewer than others; and the same by the wall clock. */
  readonly timeoutMs?: number | undefined;
  readonly ceilingMs?: number | undefined;
};

export type ReadingLimits = TimeLimits & { readonly memoryMb: number };

/**
 * The tasks that one child was handed and has not answered yet. It performs them one after the other, so the first is
 * under way, and the time and the memory that are used are its own; those behind it only wait.
 */
export type HandedTasks = {
  /**
   * Hands over one more. Rejects with `ReadingEnded` when it ended the child or must end it, with `NotBegun` when
   * another one did, and with the signal's reason.
   */
  hand(task: object, options?: HandOptions): Promise<ProcessAnswer>;
  /** Whether the child has answered all. */
  isEmpty(): boolean;
  /** Rejects all that is left as not begun: the child is about to be ended. */
  giveBack(): void;
};

/** The child ended over a file, or the file has used up its time or its memory. */
export class ReadingEnded extends Error {
  readonly reason: RefusalReason;
  /** Milliseconds since the child began with it, without those in which the system let it wait. */
  readonly usedMs: number;
  constructor(reason: RefusalReason, usedMs: number) {
    super(reason);
    this.reason = reason;
    this.usedMs = usedMs;
  }
}

/** The child ended before it came to this task: another child can be asked. */
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

  /** Watches over the task that is first, if there is one. */
  function watchFirst(): void {
    stopWatching?.();
    const [first] = handed;
    usedSince = startCounting(child);
    stopWatching = first ? watch(child, { ...limits, ...first.limits }, end) : null;
  }

  /** The first task is to blame, the others were not begun. */
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
        // It stays in its place until the child is ended: the child may be at it.
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

/** Counts the milliseconds in which a child works, or could. */
function startCounting({ pid }: ChildProcess): () => number {
  const waitingMs = () => (pid === undefined ? 0 : readWaitingMs(pid));
  const begunAt = performance.now();
  const waitedBefore = waitingMs();
  // The system reports nothing for a child that has ended.
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

/** Calls `onGone` when the child has ended and all it said before has been heard: its end may be known before that. */
function onceGone(child: ChildProcess, onGone: () => void): void {
  let steps = 2;
  const step = () => {
    steps -= 1;
    if (steps === 0) onGone();
  };
  child.once('exit', step).once('disconnect', step);
}

/** V8 aborts when the heap is full; everything else that ends a parser is caused by the file as well. */
function reasonOfEnd({ signalCode }: ChildProcess): RefusalReason {
  return signalCode === 'SIGABRT' || signalCode === 'SIGTRAP' ? 'too-large' : 'corrupt';
}
