import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { programStarter } from '@winnow/tuning/bundle';
import { flagsFor, heapLimit } from '@winnow/tuning/measures';
import { type Refusal, refuse } from '../read-outcome.ts';
import {
  createHandedTasks,
  type HandedTasks,
  type HandOptions,
  NotBegun,
  ReadingEnded,
  type ReadingLimits,
} from './handed-tasks.ts';
import { findNetworkIsolation, type NetworkIsolation } from './network-isolation.ts';
import type { ProcessAnswer } from './process-answer.ts';
import { type ReadingProgram, readableBy } from './reading-program.ts';

/** The program's answer, or the reason why there is none. */
export type TaskResult = {
  readonly outcome: unknown | Refusal;
  /** Milliseconds of work. */
  readonly usedMs: number;
  /** Whether the process ended before it answered. */
  readonly isCut: boolean;
};

/** One child process that performs one task at a time. It starts with the first file, and again after it was ended. */
export type ReaderProcess = {
  /**
   * Never throws because of a file. Rejects when the process is closed or the signal is aborted. A task sent while
   * another is in progress is sent at once and performed next.
   */
  run(task: object, options?: HandOptions): Promise<TaskResult>;
  /** Starts the child ahead of its first file. */
  start(): Promise<void>;
  close(): Promise<void>;
};

export type ReaderProcessOptions = ReadingLimits & {
  readonly program: ReadingProgram;
  /** At a lower priority than this process. */
  readonly givesWay: boolean;
  /** The file with the modules made of the process's sources; `null` takes the sources. */
  readonly bundledCode: () => Promise<string | null>;
};

export const closedMessage = 'The reader pool is closed.';

/** A child that still uses this share of its memory limit after a file is replaced, so that the next file has room. */
const replaceAboveShare = 0.6;
/** Share of the memory limit for JavaScript objects; the rest is for code, buffers and the process itself. */
const heapShare = 0.7;

type Child = { readonly process: ChildProcess; readonly tasks: HandedTasks };

/** A reading process that starts with its first file and is replaced when it ends, hangs or has grown. */
export function createReaderProcess({
  program,
  givesWay,
  bundledCode,
  ...readingLimits
}: ReaderProcessOptions): ReaderProcess {
  const { memoryMb } = readingLimits;
  let child: Child | null = null;
  let isClosed = false;

  function begin(code: string | null, isolation: NetworkIsolation): Child {
    const isOffline = isolation.kind === 'namespace';
    const begun = fork(programStarter, code === null ? [program.entry] : [program.entry, code], {
      // It executes Node in an empty network namespace: the process and its channel to this one stay the same.
      execPath: isOffline ? isolation.command : process.execPath,
      execArgv: [
        ...(isOffline ? [...isolation.args, process.execPath] : []),
        ...permissions(program, code),
        heapLimit(memoryMb * heapShare),
        ...flagsFor('reading'),
        '--disable-warning=ExperimentalWarning',
      ],
      env: environment,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const forget = () => {
      if (child?.process === begun) child = null;
    };
    begun.once('exit', forget).once('error', forget);
    if (givesWay) giveWay(begun);
    release(begun);
    return { process: begun, tasks: createHandedTasks(begun, readingLimits) };
  }

  async function started(): Promise<Child> {
    const [code, isolation] = await Promise.all([bundledCode(), findNetworkIsolation()]);
    if (isClosed) throw new Error(closedMessage);
    child ??= begin(code, isolation);
    return child;
  }

  async function end(ending: Child): Promise<void> {
    if (child === ending) child = null;
    ending.tasks.giveBack();
    const { process } = ending;
    if (process.exitCode !== null || process.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      process.once('exit', () => resolve());
      process.ref();
      process.kill('SIGKILL');
    });
  }

  /** Runs a task in one child, which is ended if the task was aborted, if it failed, or if it uses too much memory. */
  async function ask(reader: Child, task: object, options: HandOptions): Promise<ProcessAnswer> {
    hold(reader.process);
    try {
      const answer = await reader.tasks.hand(task, options);
      if (answer.residentMb > memoryMb * replaceAboveShare) await end(reader);
      return answer;
    } catch (error) {
      await end(reader);
      throw error;
    } finally {
      if (reader.tasks.isEmpty()) release(reader.process);
    }
  }

  async function run(task: object, options: HandOptions = {}): Promise<TaskResult> {
    const reader = await started();
    options.signal?.throwIfAborted();
    try {
      const { outcome, usedMs } = await ask(reader, task, options);
      return { outcome, usedMs, isCut: false };
    } catch (error) {
      if (isClosed) throw new Error(closedMessage);
      if (error instanceof NotBegun) return run(task, options);
      if (error instanceof ReadingEnded)
        return { outcome: refuse(error.reason), usedMs: error.usedMs, isCut: true };
      throw error;
    }
  }

  return {
    run,
    async start() {
      await started();
    },
    async close() {
      isClosed = true;
      if (child) await end(child);
    },
  };
}

/**
 * A `nice` value with half the processor share of others. With less, a scan on a busy machine would reach its time
 * limit.
 */
const lowerPriority = 3;
const lowestPriority = constants.priority.PRIORITY_LOW;

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + lowerPriority, lowestPriority));
  } catch {
    // The process has already ended, or the system has no priorities; reading works without.
  }
}

/** An idle child must not keep this process alive; a busy one must. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

/** The environment is withheld from untrusted files; Windows cannot start a process without SystemRoot. */
const environment = process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {};

/** The child may read code, but not write files or start processes. */
function permissions(program: ReadingProgram, code: string | null): string[] {
  return ['--permission', ...readableBy(program, code).map((place) => `--allow-fs-read=${place}`)];
}
