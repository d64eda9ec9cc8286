import { availableParallelism } from 'node:os';
import { limits } from './limits.ts';
import { prepareBundledCode } from './pool/bundled-code.ts';
import { type LoadedFile, loadFile, type ReaderSource } from './pool/load-file.ts';
import { createPatience } from './pool/patience.ts';
import { closedMessage, createReaderProcess, type ReaderProcess } from './pool/reader-process.ts';
import type { ReaderOutcome, ReaderOutcomes, ReaderRequest } from './pool/reader-task.ts';
import type { ReadOutcome, ResumeOutcome } from './read-outcome.ts';
import type { UnpackOutcome } from './zip/unpack-archive.ts';

export type { ReaderSource };

export type ReaderPoolOptions = {
  /** How many files are read at the same time; by default as many as the machine has processors. */
  readonly processes?: number;
  /**
   * How many of them are started at first, by default all. A process learns its own code anew, which takes as long as to
   * read dozens of files: a caller who is busy as well is sooner done with fewer. Another one starts whenever no file was
   * done for a while.
   */
  readonly processesAtFirst?: number;
  /** That while in milliseconds; by default a second, which no file takes but scans and hostile ones. */
  readonly patienceMs?: number;
  /** Time of one file, in milliseconds; it stands still while the process waits for its turn. */
  readonly timeoutMs?: number;
  /** The same by the wall clock, which never stands still. */
  readonly ceilingMs?: number;
  /** Ceiling of one process, in megabytes. */
  readonly memoryMb?: number;
  /** Lets the rest of the machine go first, as where somebody waits for something else meanwhile. */
  readonly givesWay?: boolean;
  /**
   * Hands each process its next files while it reads one, so that it never waits for the caller; for whoever waits for
   * all files, as those behind a slow file come late.
   */
  readonly handsAhead?: boolean;
  /** Ends the processes when no file was asked for in so many milliseconds; the next one starts them again. By default they stay. */
  readonly idleMs?: number | null;
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
   * Starts those processes where none is yet, and lets them load what resumes need: loading takes longer than reading.
   * Resolves when they have loaded, and never rejects: what is wrong with one shows with its first file.
   */
  prepare(): Promise<void>;
  /** Unpacks an archive of documents, in the same way. */
  unpack(source: ReaderSource, signal?: AbortSignal): Promise<UnpackOutcome>;
  /** Ends all processes; reads under way are rejected. */
  close(): Promise<void>;
};

type Task = {
  readonly request: ReaderRequest;
  readonly source: ReaderSource;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (outcome: ReaderOutcome) => void;
  readonly reject: (reason: unknown) => void;
};

/** What a process was handed and did not answer yet. */
type Held = { files: number; bytes: number };

/** So many files wait in a process at most: enough for the while in which the caller hears nothing. */
const mostHanded = 8;
/** No further file is handed ahead to a process that holds so much already. */
const mostHandedBytes = 4 * 1024 ** 2;

/** Processes start when the first files arrive, or `start` is called, and are used again: creating the pool starts none. */
export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const {
    processes = availableParallelism(),
    processesAtFirst = processes,
    patienceMs = 1000,
    timeoutMs = limits.child.timeoutMs,
    ceilingMs = limits.child.ceilingMs,
    memoryMb = limits.child.memoryMb,
    givesWay = false,
    handsAhead = false,
    idleMs = null,
    codeFolder = null,
  } = options;
  const queue: Task[] = [];
  /** With what each was handed and did not answer yet. */
  const readers = new Map<ReaderProcess, Held>();
  let wanted = processesAtFirst;
  const patience = createPatience(patienceMs, () => {
    wanted += 1;
    startNext();
  });
  let idle: NodeJS.Timeout | null = null;
  let isClosed = false;
  let preparing: Promise<string | null> | null = null;

  function bundledCode(): Promise<string | null> {
    preparing ??= codeFolder === null ? Promise.resolve(null) : prepareBundledCode(codeFolder);
    return preparing;
  }

  /** Ends idle processes in a while, from now on anew. They keep nobody's process alive, and neither does the waiting. */
  function waitIdle(): void {
    if (idle) clearTimeout(idle);
    idle = idleMs === null || isClosed ? null : setTimeout(endIdle, idleMs).unref();
  }

  function endIdle(): void {
    if (queue.length > 0 || [...readers.values()].some(({ files }) => files > 0)) return;
    wanted = processesAtFirst;
    for (const reader of readers.keys()) void reader.close();
    readers.clear();
  }

  function addReader(): ReaderProcess {
    const reader = createReaderProcess({ timeoutMs, ceilingMs, memoryMb, givesWay, bundledCode });
    readers.set(reader, { files: 0, bytes: 0 });
    return reader;
  }

  /** The process for the next file. Fewer are handed ahead of the last files, so that none waits while a process is idle. */
  function freeReader(): ReaderProcess | null {
    const [least] = [...readers].sort(([, a], [, b]) => a.files - b.files);
    if (least?.[1].files === 0) return least[0];
    if (readers.size < wanted) return addReader();
    if (!handsAhead || !least) return null;
    const [reader, { files, bytes }] = least;
    const most = Math.min(mostHanded, 1 + Math.floor(queue.length / (2 * processes)));
    return files < most && bytes < mostHandedBytes ? reader : null;
  }

  function startNext(): void {
    while (queue.length > 0) {
      const reader = freeReader();
      const task = reader && queue.shift();
      if (!task) break;
      void start(task, reader);
    }
    if (queue.length > 0 && wanted < processes && !isClosed) patience.begin();
    else patience.end();
  }

  async function start(task: Task, reader: ReaderProcess): Promise<void> {
    const held = readers.get(reader) ?? { files: 0, bytes: 0 };
    const loading = load(task);
    // Nothing is handed over behind a file that is still being loaded.
    const bytes = loading instanceof Promise ? mostHandedBytes : sizeOf(loading);
    held.files += 1;
    held.bytes += bytes;
    await run(task, loading, reader);
    patience.end();
    held.files -= 1;
    held.bytes -= bytes;
    if (isClosed) void reader.close();
    startNext();
    waitIdle();
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
        queue.push({ request, source, signal, resolve: settle, reject });
        startNext();
      }
    });
  }

  return {
    read: (source, signal) => add({ kind: 'read' }, source, signal),
    readResume: (source, today, signal) => add({ kind: 'resume', today }, source, signal),
    unpack: (source, signal) => add({ kind: 'unpack' }, source, signal),
    async start() {
      const added = Array.from({ length: wanted - readers.size }, addReader);
      waitIdle();
      await Promise.all(added.map((reader) => reader.start()));
    },
    async prepare() {
      if (readers.size > 0) return;
      const nothing = { bytes: new Uint8Array() };
      await Promise.allSettled(
        Array.from({ length: wanted }, () => add({ kind: 'prepare' }, nothing, undefined)),
      );
    },
    async close() {
      isClosed = true;
      patience.end();
      if (idle) clearTimeout(idle);
      for (const task of queue.splice(0)) task.reject(closedError());
      await Promise.all([...readers.keys()].map((reader) => reader.close()));
    },
  };
}

const closedError = (): Error => new Error(closedMessage);

type Loading = LoadedFile | Promise<LoadedFile>;

const load = ({ request, source }: Task): Loading =>
  loadFile(source, request.kind === 'unpack' ? limits.archiveBytes : limits.fileBytes);

const sizeOf = (file: LoadedFile): number => (file.ok ? file.bytes.length : 0);

async function run(
  { request, signal, ...task }: Task,
  loading: Loading,
  reader: ReaderProcess,
): Promise<void> {
  try {
    signal?.throwIfAborted();
    const file = await loading;
    signal?.throwIfAborted();
    if (!file.ok) task.resolve(file);
    else task.resolve(await reader.run({ ...request, bytes: file.bytes, name: file.name }, signal));
  } catch (error) {
    task.reject(error);
  }
}
