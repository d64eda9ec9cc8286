import { afterEach, beforeEach, expect, vi } from 'vitest';

// Unexpected console output fails the test: warnings are easily overlooked.
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const written = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(written, 'unexpected console output').toEqual([]);
});
