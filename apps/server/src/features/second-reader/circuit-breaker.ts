import type { Clock } from '../../platform/clock/clock.ts';

/** Stops a process from calling a service that keeps failing. */
export type CircuitBreaker = {
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
};

const failuresInARow = 3;
const restMs = 60_000;

/** Opens after three consecutive failures. After a minute, one call may try; if it fails, the breaker opens again. */
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
