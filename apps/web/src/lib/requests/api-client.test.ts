import { endpoint, storageKeys } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { session } from '../session/session.ts';
import { sessionKey } from '../session/stored-session.ts';
import { createApiClient } from './api-client.ts';

const read = endpoint({
  method: 'GET',
  path: '/x',
  access: 'signed-in',
  permission: 'own-account',
  summary: '',
  output: z.object({}),
});

afterEach(() => localStorage.clear());

function answer(status: number) {
  const body = JSON.stringify({ status, message: 'No.' });
  return createApiClient({ fetch: async () => new Response(body, { status }) });
}

function beSignedIn(): void {
  const session = { access_token: 'token', expires_at: Date.now() / 1_000 + 3_600, user: { id: 'a' } };
  localStorage.setItem(sessionKey, JSON.stringify(session));
  localStorage.setItem(storageKeys.authToken, 'token');
  localStorage.setItem(storageKeys.userData, '{}');
  localStorage.setItem(storageKeys.theme, 'dark');
}

test('a response that the session has ended ends it here, regardless of the caller, and keeps unrelated data', async () => {
  beSignedIn();
  const reported = vi.fn();
  const stop = session.subscribe(reported);
  await expect(answer(401).call(read)).rejects.toThrow();
  stop();
  expect(reported).toHaveBeenCalled();
  expect(session.state()).toMatchObject({ isAuthenticated: false, isLoading: false });
  expect(localStorage.getItem(storageKeys.authToken)).toBeNull();
  expect(localStorage.getItem(storageKeys.userData)).toBeNull();
  expect(localStorage.getItem(storageKeys.theme)).toBe('dark');
});

test('a refusal for another reason does not affect the session', async () => {
  beSignedIn();
  await expect(answer(403).call(read)).rejects.toThrow();
  expect(localStorage.getItem(storageKeys.authToken)).toBe('token');
});
