import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatience } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('who begins anew while waiting waits no longer for it', () => {
  const onExhausted = vi.fn();
  const patience = createPatience(100, onExhausted);
  for (let files = 0; files < 5; files += 1) {
    patience.begin();
    vi.advanceTimersByTime(30);
  }
  expect(onExhausted).toHaveBeenCalledTimes(1);
});

test('what comes in time ends the wait, and the next one is whole', () => {
  const onExhausted = vi.fn();
  const patience = createPatience(100, onExhausted);
  patience.begin();
  vi.advanceTimersByTime(90);
  patience.end();
  patience.begin();
  vi.advanceTimersByTime(90);
  expect(onExhausted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(onExhausted).toHaveBeenCalledTimes(1);
  patience.begin();
  vi.advanceTimersByTime(110);
  expect(onExhausted).toHaveBeenCalledTimes(2);
});
