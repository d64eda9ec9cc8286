import type * as z from 'zod';

/** Work for later, as a value: its name, what it is told, how often it may fail. */
export type Task<Payload extends object = object> = {
  readonly name: string;
  /** Ids, not contents: what stands in the database may have changed by the time the task runs. */
  readonly payload: z.ZodType<Payload>;
  /** Tries after the first; then the task is laid with the dead letters. */
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

/** For what waits for somebody else's server, which may be down for a night: the last try comes after 17 to 34 hours. */
export const overnight = { retries: 12, retryDelaySeconds: 30 } as const;
