import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('every listener is called until its subscription ends', () => {
  const { subscribe, notify } = createListeners();
  const [first, second] = [vi.fn(), vi.fn()];
  const end = subscribe(first);
  subscribe(second);
  notify();
  end();
  notify();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('a listener may end its own subscription while it is called', () => {
  const { subscribe, notify } = createListeners();
  const after = vi.fn();
  const end = subscribe(() => end());
  subscribe(after);
  notify();
  notify();
  expect(after).toHaveBeenCalledTimes(2);
});
