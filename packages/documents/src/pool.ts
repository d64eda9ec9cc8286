import { availableParallelism } from 'node:os';
import { limits } from './limits.ts';
import type { ReaderSource } from './pool/load-file.ts';
import { createProcessPool, type ProcessPoolOptions } from './pool/process-pool.ts';
import type { ReaderOutcomes, ReaderRequest } from './pool/reader-task.ts';
import { documentProgram } from './pool/reading-program.ts';
import { createQueueInOrder } from './pool/task-queue.ts';
import type { ReadOutcome, ResumeOutcome } from './read-outcome.ts';
import type { UnpackOutcome } from './zip/unpack-archive.ts';

/** By default one process per processor. */
export type ReaderPoolOptions = Partial<Omit<ProcessPoolOptions<unknown>, 'program' | 'queue'>>;

/** Reads documents in child processes, so that a hostile file ends only one child. */
export type ReaderPool = {
  /**
   * Reads one document, once. Never rejects because of a file: errors are part of the outcome. Rejects with the
   * signal's reason when it is aborted, and with an error when the pool is closed.
   */
  read(source: ReaderSource, signal?: AbortSignal): Promise<ReadOutcome>;
  /**
   * Reads one document and the facts of its resume, in the same way.
   * @param today `YYYY-MM-DD`
   */
  readResume(source: ReaderSource, today: string, signal?: AbortSignal): Promise<ResumeOutcome>;
  /**
   * Starts the processes ahead of the files, so that they load in the background. Resolves when they are started, not
   * when they have loaded.
   */
  start(): Promise<void>;
  /**
   * Starts missing processes and loads what resumes need, which takes longer than reading. Resolves when they have
   * loaded, and never rejects: a broken process fails with its first file.
   */
  prepare(): Promise<void>;
  /** Unpacks an archive of documents, in the same way. */
  unpack(source: ReaderSource, signal?: AbortSignal): Promise<UnpackOutcome>;
  /** Ends all processes; reads in progress are rejected. */
  close(): Promise<void>;
};

/** Creates a pool. Processes start with the first files or with `start`, and are reused. */
export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const { processes = availableParallelism(), ...rest } = options;
  const program = documentProgram();
  const pool = createProcessPool({ ...rest, processes, program, queue: createQueueInOrder() });

  async function ask<Request extends ReaderRequest>(
    request: Request,
    source: ReaderSource,
    signal: AbortSignal | undefined,
  ): Promise<ReaderOutcomes[Request['kind']]> {
    const maxBytes = request.kind === 'unpack' ? limits.archiveBytes : undefined;
    const outcome = await pool.run({ request, source, maxBytes, signal, turn: null });
    // The program answers each kind of request with its own outcome.
    return outcome as ReaderOutcomes[Request['kind']];
  }

  return {
    read: (source, signal) => ask({ kind: 'read' }, source, signal),
    readResume: (source, today, signal) => ask({ kind: 'resume', today }, source, signal),
    unpack: (source, signal) => ask({ kind: 'unpack' }, source, signal),
    start: pool.start,
    prepare: () => pool.warmUp({ kind: 'prepare' }, null),
    close: pool.close,
  };
}
