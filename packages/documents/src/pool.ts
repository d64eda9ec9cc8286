import { availableParallelism } from 'node:os';
import { limits } from './limits.ts';
import { type LoadedFile, loadFile, type ReaderSource } from './pool/load-file.ts';
import {
  closedMessage,
  createReaderProcess,
  type ReaderOutcomes,
  type ReaderProcess,
} from './pool/reader-process.ts';
import type { ReadOutcome } from './read-outcome.ts';
import type { UnpackOutcome } from './zip/unpack-archive.ts';

export type { ReaderSource };

export type ReaderPoolOptions = {
  /** How many files are read at the same time; by default as many as the machine has processors. */
  readonly processes?: number;
  /** Wall clock of one file, in milliseconds. */
  readonly timeoutMs?: number;
  /** Ceiling of one process, in megabytes. */
  readonly memoryMb?: number;
  /** Lets the rest of the machine go first, as where somebody waits for something else meanwhile. */
  readonly givesWay?: boolean;
};

/** Reads documents in child processes, so that a hostile file can end one child and nothing else. */
export type ReaderPool = {
  /**
   * Reads one document. Whatever the file does, the outcome is a value, and files are read once only. Rejects with
   * the signal's reason when it is aborted, and with an error when the pool is closed.
   */
  read(source: ReaderSource, signal?: AbortSignal): Promise<ReadOutcome>;
  /** Unpacks an archive of documents, in the same way. */
  unpack(source: ReaderSource, signal?: AbortSignal): Promise<UnpackOutcome>;
  /** Ends all processes; reads under way are rejected. */
  close(): Promise<void>;
};

type Task = {
  readonly kind: keyof ReaderOutcomes;
  readonly source: ReaderSource;
  /** Bytes of the file at most. */
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (outcome: ReaderOutcomes[keyof ReaderOutcomes]) => void;
  readonly reject: (reason: unknown) => void;
};

/** Processes start when the first files arrive and are used again; nothing is started by creating the pool. */
export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const {
    processes = availableParallelism(),
    timeoutMs = limits.child.timeoutMs,
    memoryMb = limits.child.memoryMb,
    givesWay = false,
  } = options;
  const queue: Task[] = [];
  const idle: ReaderProcess[] = [];
  const busy = new Set<ReaderProcess>();
  let isClosed = false;

  function startNext(): void {
    while (queue.length > 0 && busy.size < processes) {
      const task = queue.shift();
      if (!task) return;
      const reader = idle.pop() ?? createReaderProcess({ timeoutMs, memoryMb, givesWay });
      busy.add(reader);
      void run(task, reader).then(() => {
        busy.delete(reader);
        if (isClosed) void reader.close();
        else idle.push(reader);
        startNext();
      });
    }
  }

  function add(task: Omit<Task, 'resolve' | 'reject'>): Promise<ReaderOutcomes[keyof ReaderOutcomes]> {
    return new Promise((resolve, reject) => {
      if (isClosed) reject(closedError());
      else {
        queue.push({ ...task, resolve, reject });
        startNext();
      }
    });
  }

  return {
    // The outcomes are of the kind that was asked for.
    read: (source, signal) =>
      add({ kind: 'read', maxBytes: limits.fileBytes, source, signal }) as Promise<ReadOutcome>,
    unpack: (source, signal) =>
      add({ kind: 'unpack', maxBytes: limits.archiveBytes, source, signal }) as Promise<UnpackOutcome>,
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.reject(closedError());
      await Promise.all([...idle.splice(0), ...busy].map((reader) => reader.close()));
    },
  };
}

const closedError = (): Error => new Error(closedMessage);

async function run(task: Task, reader: ReaderProcess): Promise<void> {
  try {
    task.signal?.throwIfAborted();
    const file: LoadedFile = await loadFile(task.source, task.maxBytes);
    task.signal?.throwIfAborted();
    const { kind } = task;
    task.resolve(file.ok ? await reader.run({ kind, bytes: file.bytes }, task.signal) : file);
  } catch (error) {
    task.reject(error);
  }
}
