import { RequestFailure } from '@winnow/contracts';
import { expect, test } from 'vitest';
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
