import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { RequestFailure } from '@winnow/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failures } from './failures.ts';
import { createQueryClient } from './query-client.ts';

function shownFailures() {
  const shown = vi.fn();
  onTestFinished(failures.subscribe(shown));
  return shown;
}

test('the defaults are those of the specification', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
});

function retriesOf(error: Error): number {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function') throw new Error('There is no rule for another try.');
  let failures = 0;
  while (retry(failures, error)) failures += 1;
  return failures;
}

test.each([
  ['a network that is down', new RequestFailure('network', 0), 2],
  ['an answer that did not come', new RequestFailure('timeout', 0), 2],
  ['a server error', new RequestFailure('answered', 500), 2],
  ['a request to slow down', new RequestFailure('answered', 429), 2],
  ['a refusal', new RequestFailure('answered', 422), 0],
  ['a session that is gone', new RequestFailure('answered', 401), 0],
])('%s is retried %#', (_, error, retries) => {
  expect(retriesOf(error)).toBe(retries);
});

test('a permanently failed request is shown once, in the words of the catalogue', async () => {
  const shown = shownFailures();
  const client = createQueryClient();
  client.setQueryDefaults(['x'], { retryDelay: 0 });
  const fails = client.fetchQuery({
    queryKey: ['x'],
    queryFn: () => Promise.reject(new RequestFailure('network', 0)),
  });
  await expect(fails).rejects.toThrow();
  expect(shown.mock.calls).toEqual([
    [{ message: 'Network error. Please check your connection.', status: 0, errors: {} }],
  ]);
});

test('a request with its own failure message is reported with it', async () => {
  const shown = shownFailures();
  const client = createQueryClient();
  const fails = client.fetchQuery({
    queryKey: ['x'],
    queryFn: () => Promise.reject(new RequestFailure('answered', 404)),
    meta: { failureWords: 'Failed to fetch profile' },
  });
  await expect(fails).rejects.toThrow();
  expect(shown.mock.calls).toEqual([[{ message: 'Failed to fetch profile', status: 404, errors: {} }]]);
});

test('a pending state is reported before the next task, so that a second click finds a disabled button', async () => {
  const client = createQueryClient();
  const sent = vi.fn(() => new Promise<void>(() => undefined));
  const observer = new MutationObserver(client, { mutationFn: sent });
  const states: string[] = [];
  // Subscribes like the library's hooks.
  observer.subscribe(notifyManager.batchCalls(({ status }) => states.push(status)));
  void observer.mutate();
  // Runs only microtasks.
  for (let turn = 0; turn < 20; turn += 1) await null;
  expect(states).toEqual(['pending']);
});
