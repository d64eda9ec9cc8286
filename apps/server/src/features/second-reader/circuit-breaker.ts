import type { Clock } from '../../platform/clock/clock.ts';

/** Keeps a process from asking a service that only fails. */
export type CircuitBreaker = {
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
};

const failuresInARow = 3;
const restMs = 60_000;

/** Opens after three failures in a row. A minute later one call may try, and another failure opens it again. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let until = 0;
  return {
    isOpen: () => clock.now().getTime() < until,
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresInARow) until = clock.now().getTime() + restMs;
    },
  };
}
