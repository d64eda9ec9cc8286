import { prepareBundledCode } from '@winnow/tuning/bundle';
import { limits } from '../limits.ts';
import type { Refusal } from '../read-outcome.ts';
import { type LoadedFile, loadFile, type ReaderSource } from './load-file.ts';
import { closedMessage, createReaderProcess, type ReaderProcess, type TaskResult } from './reader-process.ts';
import type { ReadingProgram } from './reading-program.ts';
import type { TaskQueue, Waiting } from './task-queue.ts';
import { createWaitTimer } from './wait-timer.ts';

export type ProcessPoolOptions<Turn> = {
  readonly program: ReadingProgram;
  readonly queue: TaskQueue<Turn>;
  /** Number of tasks performed at the same time. */
  readonly processes: number;
  /**
   * Number of processes started at first; by default all. Loading the code of a process takes as long as reading dozens
   * of files, so a busy caller finishes sooner with fewer. Another process starts whenever no task was finished for
   * `growAfterMs`.
   */
  readonly processesAtFirst?: number;
  /**
   * Milliseconds without a finished task before another process starts; by default a second, which only scans and
   * hostile files exceed.
   */
  readonly growAfterMs?: number;
  /** Same as `growAfterMs`, while an urgent task is waiting. */
  readonly urgentGrowAfterMs?: number;
  /** Milliseconds for one task, excluding time in which the system does not schedule the process. */
  readonly timeoutMs?: number;
  /** Milliseconds for one task in wall-clock time. */
  readonly ceilingMs?: number;
  /** Memory limit of one process, in megabytes. */
  readonly memoryMb?: number;
  /** Runs the processes at low priority, for background work. */
  readonly givesWay?: boolean;
  /**
   * Sends each process its next files while it reads one, so that it never waits for the caller. Only for callers that
   * wait for all files, since those behind a slow file come late.
   */
  readonly handsAhead?: boolean;
  /**
   * Milliseconds without tasks after which the processes end; the next task starts them again. By default they stay.
   */
  readonly idleMs?: number | null;
  /** Folder for the bundled code of the processes, so that they start faster; by default none. */
  readonly codeFolder?: string | null;
};

export type Work<Turn> = {
  /** The input of the program; must be serializable. */
  readonly request: object;
  readonly turn: Turn;
  /** A file to send along, as `bytes` and `name`; loaded when the task begins. */
  readonly source?: ReaderSource | undefined;
  /** Maximum size of that file; by default the limit of a document. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether the task runs to its end even when aborted, since ending its process would take longer. */
  readonly isShort?: boolean;
  /** Milliseconds for this task, if fewer than the default, without and with time waiting to be scheduled. */
  readonly timeoutMs?: number | undefined;
  readonly ceilingMs?: number | undefined;
};

/** Child processes that run one program, with a queue. A hostile task ends only one child. */
export type ProcessPool<Turn> = {
  /**
   * Resolves with the program's answer, or a refusal if there is none. Rejects with the signal's reason when it is
   * aborted, with the queue's error when the queue is full, and with an error when the pool is closed.
   */
  run(work: Work<Turn>): Promise<unknown | Refusal>;
  /** Starts the processes ahead of their tasks. Resolves when they are started, not when they have loaded. */
  start(): Promise<void>;
  /** Makes every process perform a request, starting missing ones; never rejects. */
  warmUp(request: object, turn: Turn): Promise<void>;
  count(): PoolCounts;
  /** Ends all processes; tasks in progress are rejected. */
  close(): Promise<void>;
};

export type PoolCounts = {
  readonly processes: number;
  /** Number of processes that are working. */
  readonly busy: number;
  /** Number of tasks waiting for a process. */
  readonly waiting: number;
};

/** Tasks sent to a process that it has not answered yet. */
type Load = { tasks: number; bytes: number };

/** Maximum number of tasks waiting in a process: enough to cover the round trip to the caller. */
const maxHanded = 8;
/** Bytes in a process from which on no further tasks are sent ahead. */
const maxHandedBytes = 4 * 1024 ** 2;

/** Creates a pool. Processes start with the first tasks or with `start`, and are reused. */
export function createProcessPool<Turn>({
  program,
  queue,
  processes,
  processesAtFirst = processes,
  growAfterMs = 1000,
  urgentGrowAfterMs = growAfterMs,
  timeoutMs = limits.child.timeoutMs,
  ceilingMs = limits.child.ceilingMs,
  memoryMb = limits.child.memoryMb,
  givesWay = false,
  handsAhead = false,
  idleMs = null,
  codeFolder = null,
}: ProcessPoolOptions<Turn>): ProcessPool<Turn> {
  /** Each with the tasks that it was sent and has not answered yet. */
  const readers = new Map<ReaderProcess, Load>();
  let wanted = processesAtFirst;
  const waitTimer = createWaitTimer(growAfterMs, addWanted);
  const urgentWaitTimer = createWaitTimer(urgentGrowAfterMs, addWanted);
  let idle: NodeJS.Timeout | null = null;
  let isClosed = false;
  let preparing: Promise<string | null> | null = null;

  function bundledCode(): Promise<string | null> {
    preparing ??= codeFolder === null ? Promise.resolve(null) : prepareBundledCode(program, codeFolder);
    return preparing;
  }

  function addWanted(): void {
    wanted = Math.min(processes, wanted + 1);
    startNext();
  }

  /**
   * Ends idle processes after `idleMs`; restarts the timer. Neither the processes nor the timer keep the caller's
   * process alive.
   */
  function waitIdle(): void {
    if (idle) clearTimeout(idle);
    idle = idleMs === null || isClosed ? null : setTimeout(endIdle, idleMs).unref();
  }

  function endIdle(): void {
    if (queue.count() > 0 || [...readers.values()].some(({ tasks }) => tasks > 0)) return;
    wanted = processesAtFirst;
    for (const reader of readers.keys()) void reader.close();
    readers.clear();
  }

  function addReader(): ReaderProcess {
    const reader = createReaderProcess({ program, timeoutMs, ceilingMs, memoryMb, givesWay, bundledCode });
    readers.set(reader, { tasks: 0, bytes: 0 });
    return reader;
  }

  /**
   * The process for the next task. Sends fewer ahead near the end of the queue, so that none waits while a process is
   * idle.
   */
  function freeReader(): ReaderProcess | null {
    const [idlest] = [...readers].sort(([, a], [, b]) => a.tasks - b.tasks);
    if (idlest?.[1].tasks === 0) return idlest[0];
    if (readers.size < wanted) return addReader();
    if (!handsAhead || !idlest) return null;
    const [reader, { tasks, bytes }] = idlest;
    const max = Math.min(maxHanded, 1 + Math.floor(queue.count() / (2 * processes)));
    return tasks < max && bytes < maxHandedBytes ? reader : null;
  }

  function startNext(): void {
    while (!isClosed && queue.peek() !== 'nothing') {
      const reader = freeReader();
      const task = reader && queue.next();
      if (!task) break;
      task.begin(reader);
    }
    const waiting = isClosed || wanted >= processes ? 'nothing' : queue.peek();
    if (waiting === 'nothing') endWaitTimers();
    else waitTimer.begin();
    if (waiting === 'urgent') urgentWaitTimer.begin();
    else urgentWaitTimer.end();
  }

  function endWaitTimers(): void {
    waitTimer.end();
    urgentWaitTimer.end();
  }

  /** Performs one task; returns its result with the time used. */
  async function perform(work: Work<Turn>, reader: ReaderProcess): Promise<TaskResult> {
    const held = readers.get(reader) ?? { tasks: 0, bytes: 0 };
    const loading = load(work);
    // Nothing is sent behind a file that is still being loaded.
    const bytes = loading instanceof Promise ? maxHandedBytes : sizeOf(loading);
    held.tasks += 1;
    held.bytes += bytes;
    try {
      work.signal?.throwIfAborted();
      const file = await loading;
      work.signal?.throwIfAborted();
      if (file && !file.ok) return { outcome: file, usedMs: 0, isCut: false };
      const task = file ? { ...work.request, bytes: file.bytes, name: file.name } : work.request;
      const { signal, isShort = false, timeoutMs, ceilingMs } = work;
      return await reader.run(task, { signal: isShort ? undefined : signal, timeoutMs, ceilingMs });
    } finally {
      held.tasks -= 1;
      held.bytes -= bytes;
    }
  }

  function run(work: Work<Turn>): Promise<unknown> {
    const { signal } = work;
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error(closedMessage));
      if (signal?.aborted) return reject(signal.reason);
      const task: Waiting<Turn> = {
        turn: work.turn,
        begin(reader) {
          signal?.removeEventListener('abort', leave);
          void follow(reader);
        },
        reject(reason) {
          signal?.removeEventListener('abort', leave);
          reject(reason);
        },
      };
      function leave(): void {
        queue.remove(task);
        reject(signal?.reason);
        startNext();
      }
      async function follow(reader: ReaderProcess): Promise<void> {
        const begunAt = performance.now();
        try {
          const { outcome, usedMs, isCut } = await perform(work, reader);
          queue.ended(task, { usedMs, how: isCut ? 'cut' : 'answered' });
          resolve(outcome);
        } catch (error) {
          queue.ended(task, { usedMs: performance.now() - begunAt, how: 'left' });
          reject(error);
        }
        endWaitTimers();
        if (isClosed) void reader.close();
        startNext();
        waitIdle();
      }
      queue.add(task);
      signal?.addEventListener('abort', leave, { once: true });
      startNext();
    });
  }

  return {
    run,
    async start() {
      const added = Array.from({ length: wanted - readers.size }, addReader);
      waitIdle();
      await Promise.all(added.map((reader) => reader.start()));
    },
    async warmUp(request, turn) {
      if (readers.size > 0) return;
      await Promise.allSettled(Array.from({ length: wanted }, () => run({ request, turn })));
    },
    count: () => ({
      processes: readers.size,
      busy: [...readers.values()].filter(({ tasks }) => tasks > 0).length,
      waiting: queue.count(),
    }),
    async close() {
      isClosed = true;
      endWaitTimers();
      if (idle) clearTimeout(idle);
      for (const task of queue.clear()) task.reject(new Error(closedMessage));
      await Promise.all([...readers.keys()].map((reader) => reader.close()));
    },
  };
}

type Loading = LoadedFile | Promise<LoadedFile> | null;

const load = <Turn>({ source, maxBytes }: Work<Turn>): Loading =>
  source === undefined ? null : loadFile(source, maxBytes);

const sizeOf = (file: LoadedFile | null): number => (file?.ok ? file.bytes.length : 0);
