import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the current work comes from; every log line within it has these ids. */
export type Origin = {
  /** Of the request that asked for the work, also in tasks that it queued. */
  readonly requestId?: string;
  /** Of the task that does it. */
  readonly taskId?: string;
};

const origins = new AsyncLocalStorage<Origin>();

/** The origin of the current work; empty for what the server does by itself. */
export function currentOrigin(): Origin {
  return origins.getStore() ?? {};
}

/** Runs work under an origin, with everything that it starts. */
export function withOrigin<Result>(origin: Origin, work: () => Result): Result {
  return origins.run(origin, work);
}
