import { ApiError } from '@winnow/contracts';

/** Limits how many expensive operations run at once; the others wait. */
export type Semaphore = {
  /** @throws ApiError `unavailable` if too many are waiting, and any error of the work */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

export function createSemaphore({
  atOnce,
  maxWaiting,
}: {
  readonly atOnce: number;
  readonly maxWaiting: number;
}): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function acquire(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) {
      const busy = 'The server is busy. Please try again in a moment.';
      throw new ApiError('unavailable', busy, { retryAfterSeconds: 5 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Passes the slot to the longest waiting, or frees it. */
  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
