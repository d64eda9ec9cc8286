import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { type RefusalReason, refuse } from '../read-outcome.ts';
import { startFileClock, type TimeLimits } from './file-clock.ts';
import { readerFolders } from './reader-sources.ts';
import type { ReaderAnswer, ReaderOutcome, ReaderTask } from './reader-task.ts';
import { readResidentMb } from './resident-memory.ts';

/** One child process that reads one file at a time. It starts with the first file, and again after it was ended. */
export type ReaderProcess = {
  /** Never throws for what a file does. Rejects when it is closed meanwhile or the signal is aborted. */
  run(task: ReaderTask, signal?: AbortSignal): Promise<ReaderOutcome>;
  /** Starts the child ahead of its first file. */
  start(): Promise<void>;
  close(): Promise<void>;
};

type ReadingLimits = TimeLimits & { readonly memoryMb: number };

export type ReaderProcessOptions = ReadingLimits & {
  /** At a lower priority than this process. */
  readonly givesWay: boolean;
  /** The file with the modules made of the process's sources; `null` takes the sources. */
  readonly bundledCode: () => Promise<string | null>;
};

export const closedMessage = 'The reader pool is closed.';

const entry = path.join(import.meta.dirname, 'reader-start.js');
const watchEveryMs = 40;
/** A child that still holds this share of its ceiling after a file is replaced, or the next file would pay for it. */
const replaceAboveShare = 0.6;
/** Share of the ceiling for JavaScript objects; the rest is for code, buffers and the process itself. */
const heapShare = 0.7;

/**
 * There are as many processes as processors, so that threads of one take from the others; and room for young objects
 * spares moving them about. Together a fifth of the processor time. More room than that would only be memory. Old objects
 * are looked through only when there are many, and then at once: in small steps it takes twice as long, and nobody is
 * kept waiting.
 */
const tuning = [
  '--single-threaded',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--initial-old-space-size=96',
  '--no-incremental-marking',
];

export function createReaderProcess({
  timeoutMs,
  ceilingMs,
  memoryMb,
  givesWay,
  bundledCode,
}: ReaderProcessOptions): ReaderProcess {
  let child: ChildProcess | null = null;
  let isClosed = false;

  function begin(code: string | null): ChildProcess {
    const begun = fork(entry, code === null ? [] : [code], {
      execArgv: [
        ...permissions(code),
        `--max-old-space-size=${Math.floor(memoryMb * heapShare)}`,
        ...tuning,
        '--disable-warning=ExperimentalWarning',
      ],
      env: environment,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const forget = () => {
      if (child === begun) child = null;
    };
    begun.once('exit', forget).once('error', forget);
    if (givesWay) giveWay(begun);
    release(begun);
    return begun;
  }

  async function started(): Promise<ChildProcess> {
    const code = await bundledCode();
    if (isClosed) throw new Error(closedMessage);
    child ??= begin(code);
    return child;
  }

  function end(): Promise<void> {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      ending.once('exit', () => resolve());
      ending.ref();
      ending.kill('SIGKILL');
    });
  }

  return {
    async run(task, signal) {
      const reader = await started();
      signal?.throwIfAborted();
      hold(reader);
      try {
        const { outcome, residentMb } = await ask(reader, task, { timeoutMs, ceilingMs, memoryMb, signal });
        if (residentMb > memoryMb * replaceAboveShare) await end();
        return outcome;
      } catch (error) {
        await end();
        if (isClosed) throw new Error(closedMessage);
        if (error instanceof ReadingEnded) return refuse(error.reason);
        throw error;
      } finally {
        release(reader);
      }
    },
    async start() {
      await started();
    },
    close() {
      isClosed = true;
      return end();
    },
  };
}

/** Half the turns of others. With fewer, a scan on a busy machine would reach the ceiling of its time. */
const lowerPriority = 3;

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, lowerPriority);
  } catch {
    // It has ended already, or the system knows no priorities: it reads all the same.
  }
}

/** An idle child must not keep this process alive, a busy one must. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

class ReadingEnded extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

type Watch = ReadingLimits & { readonly signal: AbortSignal | undefined };

function ask(
  child: ChildProcess,
  task: ReaderTask,
  { timeoutMs, ceilingMs, memoryMb, signal }: Watch,
): Promise<ReaderAnswer> {
  return new Promise((resolve, reject) => {
    const onOver = () => finish(() => reject(new ReadingEnded('timeout')));
    const stopClock = startFileClock(child, { timeoutMs, ceilingMs }, onOver);
    const watch = setInterval(() => {
      if (child.pid !== undefined && readResidentMb(child.pid) > memoryMb) {
        finish(() => reject(new ReadingEnded('too-large')));
      }
    }, watchEveryMs);
    const onMessage = (answer: unknown) => finish(() => resolve(answer as ReaderAnswer));
    const onExit = (_code: number | null, killedBy: string | null) => {
      // V8 aborts when the heap is full; everything else that ends a parser is the fault of the file as well.
      finish(() =>
        reject(new ReadingEnded(killedBy === 'SIGABRT' || killedBy === 'SIGTRAP' ? 'too-large' : 'corrupt')),
      );
    };
    const onError = () => finish(() => reject(new ReadingEnded('corrupt')));
    const onAbort = () => finish(() => reject(signal?.reason));

    function finish(settle: () => void): void {
      stopClock();
      clearInterval(watch);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      signal?.removeEventListener('abort', onAbort);
      settle();
    }

    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    signal?.addEventListener('abort', onAbort);
    child.send(task, (error) => {
      if (error && !child.connected) onExit(child.exitCode, child.signalCode);
    });
  });
}

/** Nothing of the environment reaches strangers' files; Windows cannot start a process without its root. */
const environment = process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {};

/** The child may read the code of this package and what it depends on, may write nothing and may start nothing. */
function permissions(code: string | null): string[] {
  const readable = [...readerFolders(), ...dependencyFolders(), ...(code === null ? [] : [code])];
  return ['--permission', ...readable.map((place) => `--allow-fs-read=${place}`)];
}

function dependencyFolders(): string[] {
  const folders: string[] = [];
  for (let folder = import.meta.dirname; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules');
    if (existsSync(candidate)) folders.push(candidate);
  }
  return folders;
}
