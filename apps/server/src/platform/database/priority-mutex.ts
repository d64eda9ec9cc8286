import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs one task at a time. */
export type PriorityMutex = <Result>(work: () => Promise<Result>) => Promise<Result>;

const background = new AsyncLocalStorage<true>();
/** Requests in a row after which background work gets a turn. */
const maxUrgentInARow = 20;

/** Marks work, and everything it starts, as background work that no client waits for. */
export function inBackground<Result>(work: () => Result): Result {
  return background.run(true, work);
}

/**
 * Requests go before background work, each in order of arrival. The embedded database answers without yielding to the
 * event loop; so new requests are accepted before each turn of background work.
 */
export function createPriorityMutex(): PriorityMutex {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isTaken = false;
  let urgentInARow = 0;

  function passOn(): void {
    const isUrgent = urgent.length > 0 && (others.length === 0 || urgentInARow < maxUrgentInARow);
    if (isUrgent) callUrgent();
    else if (others.length > 0) setImmediate(callNext);
    else isTaken = false;
  }

  function callNext(): void {
    if (urgent.length > 0 && urgentInARow < maxUrgentInARow) callUrgent();
    else {
      urgentInARow = 0;
      others.shift()?.();
    }
  }

  function callUrgent(): void {
    urgentInARow += 1;
    urgent.shift()?.();
  }

  return async (work) => {
    const isInBackground = background.getStore() === true;
    if (isTaken || isInBackground) {
      await new Promise<void>((resolve) => {
        (isInBackground ? others : urgent).push(resolve);
        if (!isTaken) passOn();
        isTaken = true;
      });
    }
    isTaken = true;
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
