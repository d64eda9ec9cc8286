import type * as z from 'zod';

/** A type of task: its name, payload and retries. */
export type Task<Payload extends object = object> = {
  readonly name: string;
  /** Ids, not contents: rows may have changed by the time the task runs. */
  readonly payload: z.ZodType<Payload>;
  /** Retries after the first try; then the task goes to the dead letters. */
  readonly retries: number;
  /** Seconds before the first retry; each later wait doubles, less up to half of it by chance. */
  readonly retryDelaySeconds: number;
  /** Seconds after which a run is given up and tried again. */
  readonly expireSeconds: number;
};

/** Does the work. Running it twice with the same payload must do no harm. */
export type TaskHandler<Payload extends object> = (payload: Payload) => Promise<void>;

/** Thrown by a handler: nothing failed, and the same is to be tried again, later. */
export class Postponed extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Postponed for ${seconds} seconds.`);
    this.name = 'Postponed';
    this.seconds = seconds;
  }
}

/** Describes a task. */
export function task<Payload extends object>(
  description: Pick<Task<Payload>, 'name' | 'payload'> & Partial<Task<Payload>>,
): Task<Payload> {
  return { retries: 2, retryDelaySeconds: 5, expireSeconds: 120, ...description };
}

/** For work that needs another server, which may be down overnight: the last try comes after 17 to 34 hours. */
export const overnight = { retries: 12, retryDelaySeconds: 30 } as const;
