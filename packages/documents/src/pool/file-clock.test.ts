import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFileClock } from './file-clock.ts';
import { readWaitingMs } from './waiting-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { timeoutMs: 10_000, ceilingMs: 25_000 };

/**
 * Milliseconds until the clock of a file runs out, for a process that waits to be scheduled for a share of the time.
 */
function overAfter(shareWaiting: number, { isStopped = false } = {}): number | null {
  const begunAt = performance.now();
  let overAt: number | null = null;
  const stop = startFileClock(
    { pid: 1 },
    limits,
    () => {
      overAt = performance.now() - begunAt;
    },
    () => 5_000 + (performance.now() - begunAt) * shareWaiting,
  );
  if (isStopped) stop();
  vi.advanceTimersByTime(60_000);
  return overAt && Math.round(overAt / 100) * 100;
}

test('a process that is never kept waiting gets its time in wall-clock time', () => {
  expect(overAfter(0)).toBe(10_000);
});

test('the clock of a file stops while its process waits to be scheduled', () => {
  expect(overAfter(0.5)).toBe(20_000);
});

test('no file takes longer than the ceiling, however long its process waited', () => {
  expect(overAfter(0.9)).toBe(25_000);
});

test('a stopped clock never runs out', () => {
  expect(overAfter(0, { isStopped: true })).toBeNull();
});

test('without a report of waiting time, none is assumed', () => {
  expect(readWaitingMs(process.pid)).toBeGreaterThanOrEqual(0);
  expect(readWaitingMs(2 ** 30)).toBe(0);
});
