import { AsyncLocalStorage } from 'node:async_hooks';

/** The origin of the current work; its log lines have these ids. */
export type Origin = {
  /** Id of the request, also in tasks that it enqueued. */
  readonly requestId?: string;
  /** Id of the task. */
  readonly taskId?: string;
};

const origins = new AsyncLocalStorage<Origin>();

/** The origin of the current work; empty for the server's own work. */
export function currentOrigin(): Origin {
  return origins.getStore() ?? {};
}

/** Runs work, and everything that it starts, with an origin. */
export function withOrigin<Result>(origin: Origin, work: () => Result): Result {
  return origins.run(origin, work);
}
