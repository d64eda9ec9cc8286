import { RequestFailure } from '@winnow/contracts';
import { expect, test, vi } from 'vitest';
import { fetchCode } from './fetch-code.ts';

test('code that loads is returned', async () => {
  expect(await fetchCode(async () => 'words')).toBe('words');
});

test('code that fails to load is reported as a network failure', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await fetchCode(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestFailure);
  expect(failure).toMatchObject({ kind: 'network', cause });
});

test('offline, no code is requested, so that the browser still requests it later', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => 'words');
  await expect(fetchCode(load)).rejects.toMatchObject({ kind: 'network' });
  expect(load).not.toHaveBeenCalled();
  onLine.mockRestore();
  expect(await fetchCode(load)).toBe('words');
});
