import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { type ReadOutcome, type RefusalReason, refuse } from '../read-outcome.ts';
import type { UnpackOutcome } from '../zip/unpack-archive.ts';
import { readResidentMb } from './resident-memory.ts';

/** One child process that reads one file at a time. It starts with the first file, and again after it was ended. */
export type ReaderProcess = {
  /** Never throws for what a file does. Rejects when it is closed meanwhile or the signal is aborted. */
  run<Kind extends keyof ReaderOutcomes>(
    task: ReaderTask<Kind>,
    signal?: AbortSignal,
  ): Promise<ReaderOutcomes[Kind]>;
  close(): Promise<void>;
};

export type ReaderProcessOptions = {
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** At a lower priority than this process. */
  readonly givesWay: boolean;
};

/** What a child can do with bytes, and what it says of them. */
export type ReaderOutcomes = { readonly read: ReadOutcome; readonly unpack: UnpackOutcome };

/** What the child is asked. */
export type ReaderTask<Kind extends keyof ReaderOutcomes = keyof ReaderOutcomes> = {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
};

/** What the child answers: the outcome, and how much memory it holds after it. */
export type ReaderAnswer = {
  readonly outcome: ReaderOutcomes[keyof ReaderOutcomes];
  readonly residentMb: number;
};

export const closedMessage = 'The reader pool is closed.';

const entry = path.join(import.meta.dirname, 'reader-child.ts');
const watchEveryMs = 40;
/** A child that still holds this share of its ceiling after a file is replaced, or the next file would pay for it. */
const replaceAboveShare = 0.6;
/** Share of the ceiling for JavaScript objects; the rest is for code, buffers and the process itself. */
const heapShare = 0.7;

export function createReaderProcess({ timeoutMs, memoryMb, givesWay }: ReaderProcessOptions): ReaderProcess {
  let child: ChildProcess | null = null;
  let isClosed = false;

  function start(): ChildProcess {
    const started = fork(entry, [], {
      execArgv: [
        ...permissions,
        `--max-old-space-size=${Math.floor(memoryMb * heapShare)}`,
        '--disable-warning=ExperimentalWarning',
      ],
      env: environment,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    if (givesWay) giveWay(started);
    return started;
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
      if (isClosed) throw new Error(closedMessage);
      child ??= start();
      const reader = child;
      hold(reader);
      try {
        const { outcome, residentMb } = await ask(reader, task, { timeoutMs, memoryMb, signal });
        if (residentMb > memoryMb * replaceAboveShare) await end();
        // The child answers what it was asked.
        return outcome as ReaderOutcomes[typeof task.kind];
      } catch (error) {
        await end();
        if (isClosed) throw new Error(closedMessage);
        if (error instanceof ReadingEnded) return refuse(error.reason);
        throw error;
      } finally {
        release(reader);
      }
    },
    close() {
      isClosed = true;
      return end();
    },
  };
}

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
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

type Watch = Omit<ReaderProcessOptions, 'givesWay'> & { readonly signal: AbortSignal | undefined };

function ask(
  child: ChildProcess,
  task: ReaderTask,
  { timeoutMs, memoryMb, signal }: Watch,
): Promise<ReaderAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new ReadingEnded('timeout'))), timeoutMs);
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
      clearTimeout(timer);
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

/** The child may read this package and what it depends on, may write nothing and may start nothing. */
const permissions = [
  '--permission',
  ...[path.join(import.meta.dirname, '../..'), ...dependencyFolders()].map(
    (folder) => `--allow-fs-read=${folder}`,
  ),
];

function dependencyFolders(): string[] {
  const folders: string[] = [];
  for (let folder = import.meta.dirname; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules');
    if (existsSync(candidate)) folders.push(candidate);
  }
  return folders;
}
