import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs one piece of work after another. */
export type PriorityMutex = <Result>(work: () => Promise<Result>) => Promise<Result>;

const background = new AsyncLocalStorage<true>();
/** So that background work goes on while the requests never end. */
const maxUrgentInARow = 20;

/** Marks work, and all that it begins, as nothing that somebody waits for in this moment. */
export function inBackground<Result>(work: () => Result): Result {
  return background.run(true, work);
}

/**
 * Whoever waits for an answer goes before background work, each in the order of coming. The embedded database answers
 * without ever leaving the processor to anybody else; so before each turn of background work new requests are heard.
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
