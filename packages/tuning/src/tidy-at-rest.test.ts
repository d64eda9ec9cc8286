import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tidyAtRest } from './tidy-at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Each number is the processor share of one minute, from 0 to 1; returns the number of collections after each minute.
 */
function tidyingsAfter(minutes: readonly number[]): number[] {
  let processorMs = 5_000;
  let tidyings = 0;
  // Collecting garbage is work too, but needs no collection afterwards.
  const collect = () => {
    tidyings += 1;
    processorMs += 5_000;
  };
  const stop = tidyAtRest(collect, () => ({ user: processorMs * 600, system: processorMs * 400 }));
  const counts = minutes.map((share) => {
    for (let second = 0; second < 60; second += 1) {
      processorMs += share * 1000;
      vi.advanceTimersByTime(1000);
    }
    return tidyings;
  });
  stop();
  vi.advanceTimersByTime(600_000);
  expect(tidyings).toBe(counts.at(-1));
  return counts;
}

test('a process collects garbage once after its start and once after work, and not while there is work', () => {
  expect(tidyingsAfter([0.6, 0.6, 0.01, 0.01, 0.01])).toEqual([0, 0, 1, 1, 1]);
  expect(tidyingsAfter([0.01, 0.01, 0.5, 0.2, 0.01, 0.01])).toEqual([1, 1, 1, 1, 2, 2]);
});

test('a process that cannot collect garbage continues without', () => {
  const stop = tidyAtRest(undefined, () => ({ user: 0, system: 0 }));
  expect(() => vi.advanceTimersByTime(600_000)).not.toThrow();
  stop();
});
