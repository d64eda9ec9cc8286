import type * as z from 'zod';

/** A type of task: its name, payload and retries. */
export type Task<Payload extends object = object> = {
  readonly name: string;
  /** Ids, not contents: rows may have changed by the time the task runs. */
  readonly payload: z.ZodType<Payload>;
  /** Retries after the first attempt; then the task becomes a dead letter. */
  readonly retries: number;
  /** Seconds before the first retry; the delay doubles with each retry, minus up to half at random. */
  readonly retryDelaySeconds: number;
  /** Seconds after which an attempt times out and is retried. */
  readonly expireSeconds: number;
};

/** Does the work. Must be idempotent for the same payload. */
export type TaskHandler<Payload extends object> = (payload: Payload) => Promise<void>;

/** Thrown by a handler to run the task again later, without a failure. */
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

/** Retries for work that needs another server, which may be down overnight: the last is after 17 to 34 hours. */
export const overnight = { retries: 12, retryDelaySeconds: 30 } as const;
