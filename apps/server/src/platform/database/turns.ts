import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs one piece of work after another. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

const background = new AsyncLocalStorage<true>();
/** So that background work goes on while the requests never end. */
const mostUrgentInARow = 20;

/** Marks work, and all that it begins, as nothing that somebody waits for in this moment. */
export function inBackground<Result>(work: () => Result): Result {
  return background.run(true, work);
}

/** Whoever waits for an answer goes before background work, each in the order of coming. */
export function createTurns(): Turns {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isTaken = false;
  let urgentInARow = 0;

  function callNext(): void {
    const isUrgent = urgent.length > 0 && (others.length === 0 || urgentInARow < mostUrgentInARow);
    urgentInARow = isUrgent ? urgentInARow + 1 : 0;
    const next = (isUrgent ? urgent : others).shift();
    if (next) next();
    else isTaken = false;
  }

  return async (work) => {
    if (isTaken) {
      await new Promise<void>((resolve) => (background.getStore() ? others : urgent).push(resolve));
    }
    isTaken = true;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
