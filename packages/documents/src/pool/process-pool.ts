import { limits } from '../limits.ts';
import type { Refusal } from '../read-outcome.ts';
import { prepareBundledCode } from './bundled-code.ts';
import { type LoadedFile, loadFile, type ReaderSource } from './load-file.ts';
import { closedMessage, createReaderProcess, type ReaderProcess, type TaskResult } from './reader-process.ts';
import type { ReadingProgram } from './reading-program.ts';
import type { TaskQueue, Waiting } from './task-queue.ts';
import { createWaitTimer } from './wait-timer.ts';

export type ProcessPoolOptions<Turn> = {
  readonly program: ReadingProgram;
  readonly queue: TaskQueue<Turn>;
  /** How many tasks are performed at the same time. */
  readonly processes: number;
  /**
   * How many processes are started at first, by default all. A new process loads its own code, which takes as long as to
   * read dozens of files: a caller who is busy as well is sooner done with fewer. Another one starts whenever no task was
   * done for a while.
   */
  readonly processesAtFirst?: number;
  /** That while in milliseconds; by default a second, which no file takes but scans and hostile ones. */
  readonly growAfterMs?: number;
  /**
   * Milliseconds without a finished task before another process starts; by default a second, which only scans and
   * hostile files exceed.
   */
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
  /** Ends the processes when nothing was asked for in so many milliseconds; the next task starts them again. By default they stay. */
  readonly idleMs?: number | null;
  /** Where the code of the processes is kept, in few modules and without its types, so that they start at once; by default nowhere. */
  readonly codeFolder?: string | null;
};

export type Work<Turn> = {
  /** The input of the program; anything that can be copied. */
  readonly request: object;
  readonly turn: Turn;
  /** A file to send along, as `bytes` and `name`; loaded when the task begins. */
  readonly source?: ReaderSource | undefined;
  /** Of that file; by default the limit of a document. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Is not aborted once it has begun: to end its process would take longer. */
  readonly isShort?: boolean;
  /** Milliseconds for this task, where it has fewer than others; and the same by the wall clock. */
  readonly timeoutMs?: number | undefined;
  readonly ceilingMs?: number | undefined;
};

/** Child processes that run one program, and a queue for them. A hostile task ends one child and nothing else. */
export type ProcessPool<Turn> = {
  /**
   * What the program answers, or a refusal where it came to no answer. Rejects with the signal's reason when it is
   * aborted, with the queue's error when there is no room, and with an error when the pool is closed.
   */
  run(work: Work<Turn>): Promise<unknown | Refusal>;
  /** Starts the processes ahead of their tasks. Resolves when they are started, not when they have loaded. */
  start(): Promise<void>;
  /** Has every process perform a request, where none is started yet; never rejects. */
  warmUp(request: object, turn: Turn): Promise<void>;
  /** Ends all processes; what is under way is rejected. */
  close(): Promise<void>;
};

/** What a process was handed and did not answer yet. */
type Load = { tasks: number; bytes: number };

/** So many tasks wait in a process at most: enough for the while in which the caller hears nothing. */
const maxHanded = 8;
/** Nothing further is handed ahead to a process that holds so much already. */
const maxHandedBytes = 4 * 1024 ** 2;

/** Processes start when the first tasks arrive, or `start` is called, and are used again: creating the pool starts none. */
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
  /** With what each was handed and did not answer yet. */
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

  /** The process for the next task. Fewer are handed ahead of the last ones, so that none waits while a process is idle. */
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
    // Nothing is handed over behind a file that is still being loaded.
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
