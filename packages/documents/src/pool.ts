import { availableParallelism } from 'node:os';
import { limits } from './limits.ts';
import { prepareBundledCode } from './pool/bundled-code.ts';
import { type LoadedFile, loadFile, type ReaderSource } from './pool/load-file.ts';
import { closedMessage, createReaderProcess, type ReaderProcess } from './pool/reader-process.ts';
import type { ReaderOutcome, ReaderOutcomes, ReaderRequest } from './pool/reader-task.ts';
import type { ReadOutcome, ResumeOutcome } from './read-outcome.ts';
import type { UnpackOutcome } from './zip/unpack-archive.ts';

export type { ReaderSource };

export type ReaderPoolOptions = {
  /** How many files are read at the same time; by default as many as the machine has processors. */
  readonly processes?: number;
  /** Time of one file, in milliseconds; it stands still while the process waits for its turn. */
  readonly timeoutMs?: number;
  /** The same by the wall clock, which never stands still. */
  readonly ceilingMs?: number;
  /** Ceiling of one process, in megabytes. */
  readonly memoryMb?: number;
  /** Lets the rest of the machine go first, as where somebody waits for something else meanwhile. */
  readonly givesWay?: boolean;
  /**
   * Hands each process its next file while it reads one, so that it never waits for the caller; for whoever waits for
   * all files, as one behind a slow file comes late.
   */
  readonly handsAhead?: boolean;
  /** Where the code of the processes is kept, in few modules and without its types, so that they start at once; by default nowhere. */
  readonly codeFolder?: string | null;
};

/** Reads documents in child processes, so that a hostile file can end one child and nothing else. */
export type ReaderPool = {
  /**
   * Reads one document. Whatever the file does, the outcome is a value, and files are read once only. Rejects with
   * the signal's reason when it is aborted, and with an error when the pool is closed.
   */
  read(source: ReaderSource, signal?: AbortSignal): Promise<ReadOutcome>;
  /** Reads one document and the facts of the resume that it holds, in the same way. @param today `YYYY-MM-DD` */
  readResume(source: ReaderSource, today: string, signal?: AbortSignal): Promise<ResumeOutcome>;
  /**
   * Starts the processes ahead of the files, so that they load while the caller has other things to do. Resolves when
   * they are started, not when they have loaded.
   */
  start(): Promise<void>;
  /**
   * Starts the processes where none is yet, and lets them load what resumes need: loading takes longer than reading.
   * Resolves when they have loaded, and never rejects: what is wrong with one shows with its first file.
   */
  prepare(): Promise<void>;
  /** Unpacks an archive of documents, in the same way. */
  unpack(source: ReaderSource, signal?: AbortSignal): Promise<UnpackOutcome>;
  /** Ends all processes; reads under way are rejected. */
  close(): Promise<void>;
};

type Task = {
  /** Its bytes, once they were asked for. */
  loading: Promise<LoadedFile> | null;
  readonly request: ReaderRequest;
  readonly source: ReaderSource;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (outcome: ReaderOutcome) => void;
  readonly reject: (reason: unknown) => void;
};

/** Processes start when the first files arrive, or `start` is called, and are used again: creating the pool starts none. */
export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const {
    processes = availableParallelism(),
    timeoutMs = limits.child.timeoutMs,
    ceilingMs = limits.child.ceilingMs,
    memoryMb = limits.child.memoryMb,
    givesWay = false,
    handsAhead = false,
    codeFolder = null,
  } = options;
  const queue: Task[] = [];
  /** With the number of files that each has and did not answer yet. */
  const readers = new Map<ReaderProcess, number>();
  let isClosed = false;
  let preparing: Promise<string | null> | null = null;

  function bundledCode(): Promise<string | null> {
    preparing ??= codeFolder === null ? Promise.resolve(null) : prepareBundledCode(codeFolder);
    return preparing;
  }

  function addReader(): ReaderProcess {
    const reader = createReaderProcess({ timeoutMs, ceilingMs, memoryMb, givesWay, bundledCode });
    readers.set(reader, 0);
    return reader;
  }

  const withFiles = (files: number) => [...readers].find(([, count]) => count === files)?.[0] ?? null;

  /** The process for the next file. The last files are not handed ahead, so that none waits while a process is idle. */
  function freeReader(): ReaderProcess | null {
    const idle = withFiles(0);
    if (idle) return idle;
    if (readers.size < processes) return addReader();
    return handsAhead && queue.length > processes ? withFiles(1) : null;
  }

  function startNext(): void {
    while (queue.length > 0) {
      const reader = freeReader();
      const task = reader && queue.shift();
      if (!task) break;
      start(task, reader);
    }
    // What is next is loaded while the processes are busy, so that none waits for the disk.
    for (const task of queue.slice(0, processes)) void load(task);
  }

  function start(task: Task, reader: ReaderProcess): void {
    const count = (by: number) => readers.set(reader, (readers.get(reader) ?? 0) + by);
    count(1);
    void run(task, reader).then(() => {
      count(-1);
      if (isClosed) void reader.close();
      startNext();
    });
  }

  function add<Request extends ReaderRequest>(
    request: Request,
    source: ReaderSource,
    signal: AbortSignal | undefined,
  ): Promise<ReaderOutcomes[Request['kind']]> {
    return new Promise((resolve, reject) => {
      if (isClosed) reject(closedError());
      else {
        // The outcome is of the kind that is asked for.
        const settle = resolve as (outcome: ReaderOutcome) => void;
        queue.push({ loading: null, request, source, signal, resolve: settle, reject });
        startNext();
      }
    });
  }

  return {
    read: (source, signal) => add({ kind: 'read' }, source, signal),
    readResume: (source, today, signal) => add({ kind: 'resume', today }, source, signal),
    unpack: (source, signal) => add({ kind: 'unpack' }, source, signal),
    async start() {
      const added = Array.from({ length: processes - readers.size }, addReader);
      await Promise.all(added.map((reader) => reader.start()));
    },
    async prepare() {
      if (readers.size > 0) return;
      const nothing = { bytes: new Uint8Array() };
      await Promise.allSettled(
        Array.from({ length: processes }, () => add({ kind: 'prepare' }, nothing, undefined)),
      );
    },
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.reject(closedError());
      await Promise.all([...readers.keys()].map((reader) => reader.close()));
    },
  };
}

const closedError = (): Error => new Error(closedMessage);

function load(task: Task): Promise<LoadedFile> {
  const { request, source } = task;
  task.loading ??= loadFile(source, request.kind === 'unpack' ? limits.archiveBytes : limits.fileBytes);
  return task.loading;
}

async function run(task: Task, reader: ReaderProcess): Promise<void> {
  try {
    task.signal?.throwIfAborted();
    const { request, signal } = task;
    const file = await load(task);
    signal?.throwIfAborted();
    if (!file.ok) task.resolve(file);
    else task.resolve(await reader.run({ ...request, bytes: file.bytes, name: file.name }, signal));
  } catch (error) {
    task.reject(error);
  }
}
