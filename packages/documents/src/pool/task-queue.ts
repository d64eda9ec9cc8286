import type { ReaderProcess } from './reader-process.ts';

/** Tasks that wait for a process, and their order. */
export type TaskQueue<Turn> = {
  /** Throws if the queue is full. */
  add(task: Waiting<Turn>): void;
  /** Whether a task may start now; `urgent` if it should not wait long for a process. */
  peek(): 'nothing' | 'next' | 'urgent';
  /** Removes and returns the task that starts now. */
  next(): Waiting<Turn> | undefined;
  /** Removes a waiting task that is no longer needed. */
  remove(task: Waiting<Turn>): void;
  /** Reports the end of a task that `next` returned. */
  ended(task: Waiting<Turn>, end: TaskEnd): void;
  /** Removes and returns all tasks. */
  clear(): readonly Waiting<Turn>[];
  /** Number of waiting tasks. */
  count(): number;
};

export type Waiting<Turn> = {
  /** The owner of the task. */
  readonly turn: Turn;
  /** Hands the task to a free process. */
  readonly begin: (reader: ReaderProcess) => void;
  readonly reject: (reason: unknown) => void;
};

export type TaskEnd = {
  /** Milliseconds of work. */
  readonly usedMs: number;
  /** `cut`: its process ended without an answer. `left`: it was aborted. */
  readonly how: 'answered' | 'cut' | 'left';
};

/** First come, first served. */
export function createQueueInOrder(): TaskQueue<unknown> {
  const waiting: Waiting<unknown>[] = [];
  return {
    add: (task) => void waiting.push(task),
    peek: () => (waiting.length > 0 ? 'next' : 'nothing'),
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
