import { Worker } from 'node:worker_threads';

export type GuessQuestion = {
  readonly id: number;
  readonly password: string;
  /** Likely guesses for this user, such as their name. */
  readonly hints: readonly string[];
};

export type GuessAnswer = {
  readonly id: number;
  /** zxcvbn's score from 0 to 4; below 2, a million guesses are enough. */
  readonly score: number;
};

/** Strength of a password. @throws Error if the thread ended meanwhile */
export type GuessPassword = (password: string, hints: readonly string[]) => Promise<number>;

type Waiting = { resolve(score: number): void; reject(reason: unknown): void };

/** How long the thread is kept: the dictionaries take 40 MB, and sign-ups come in bursts. */
const idleMs = 60_000;

/** Scores passwords in a thread that starts on first use and ends after an idle minute. */
export function createGuessPassword(): GuessPassword {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;

  function open(): Worker {
    if (worker) return worker;
    const opened = new Worker(new URL('./guess-worker.ts', import.meta.url), { name: 'guess-passwords' });
    // Doesn't keep the process alive.
    opened.unref();
    opened.on('message', ({ id, score }: GuessAnswer) => {
      waiting.get(id)?.resolve(score);
      waiting.delete(id);
      if (waiting.size === 0) rest(opened);
    });
    opened.on('error', (error) => abandon(opened, error));
    opened.on('exit', () => abandon(opened, new Error('The thread that guesses passwords has ended.')));
    worker = opened;
    return opened;
  }

  function rest(opened: Worker): void {
    opened.unref();
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (worker !== opened || waiting.size > 0) return;
      worker = null;
      void opened.terminate();
    }, idleMs).unref();
  }

  /** Rejects pending calls; the next one starts another thread. */
  function abandon(ended: Worker, reason: Error): void {
    if (worker !== ended) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  return (password, hints) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const id = asked++;
    waiting.set(id, { resolve, reject });
    const opened = open();
    opened.ref();
    opened.postMessage({ id, password, hints } satisfies GuessQuestion);
    return promise;
  };
}
