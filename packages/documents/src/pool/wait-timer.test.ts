import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWaitTimer } from './wait-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('starting again while waiting does not restart the wait', () => {
  const onExhausted = vi.fn();
  const waitTimer = createWaitTimer(100, onExhausted);
  for (let files = 0; files < 5; files += 1) {
    waitTimer.begin();
    vi.advanceTimersByTime(30);
  }
  expect(onExhausted).toHaveBeenCalledTimes(1);
});

test('an event in time ends the wait, and the next wait has its full length', () => {
  const onExhausted = vi.fn();
  const waitTimer = createWaitTimer(100, onExhausted);
  waitTimer.begin();
  vi.advanceTimersByTime(90);
  waitTimer.end();
  waitTimer.begin();
  vi.advanceTimersByTime(90);
  expect(onExhausted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(onExhausted).toHaveBeenCalledTimes(1);
  waitTimer.begin();
  vi.advanceTimersByTime(110);
  expect(onExhausted).toHaveBeenCalledTimes(2);
});
