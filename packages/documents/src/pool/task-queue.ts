import type { ReaderProcess } from './reader-process.ts';

/** What waits for a process, and which of it is next. */
export type TaskQueue<Turn> = {
  /** Puts one more in the queue. Throws where it has no room for it. */
  add(task: Waiting<Turn>): void;
  /** What may begin now: whether there is such a task, and whether somebody waits for it who should not wait long. */
  look(): 'nothing' | 'next' | 'urgent';
  /** Takes out what is next, which begins now. */
  next(): Waiting<Turn> | undefined;
  /** Takes out one that nobody waits for any more. */
  remove(task: Waiting<Turn>): void;
  /** A task that begun has ended. */
  ended(task: Waiting<Turn>, end: TaskEnd): void;
  /** Takes out all. */
  clear(): readonly Waiting<Turn>[];
  /** How many wait. */
  count(): number;
};

export type Waiting<Turn> = {
  /** Whose turn it is, and what for. */
  readonly turn: Turn;
  /** Has it performed by a process that is free. */
  readonly begin: (reader: ReaderProcess) => void;
  readonly reject: (reason: unknown) => void;
};

export type TaskEnd = {
  /** Milliseconds that it used. */
  readonly usedMs: number;
  /** `cut`: its process ended before it came to an answer. `left`: nobody waited for it any more. */
  readonly how: 'answered' | 'cut' | 'left';
};

/** First come, first served. */
export function createQueueInOrder(): TaskQueue<unknown> {
  const waiting: Waiting<unknown>[] = [];
  return {
    add: (task) => void waiting.push(task),
    look: () => (waiting.length > 0 ? 'next' : 'nothing'),
    next: () => waiting.shift(),
    remove(task) {
      const place = waiting.indexOf(task);
      if (place >= 0) waiting.splice(place, 1);
    },
    ended: () => {},
    clear: () => waiting.splice(0),
    count: () => waiting.length,
  };
}
