// @vitest-environment jsdom
import { storageKeys } from '@winnow/contracts';
import { beforeEach, expect, test } from 'vitest';
import { readStoredUser, sessionKey } from './stored-session.ts';

beforeEach(() => localStorage.clear());

const ada = { id: '1', userId: null, email: 'ada@example.test', name: 'Ada Example' };

test('the signed-in user is known if there is a session', () => {
  localStorage.setItem(storageKeys.userData, JSON.stringify(ada));
  expect(readStoredUser()).toBeNull();
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: 'a', expires_at: 1 }));
  expect(readStoredUser()).toEqual(ada);
});

test.each([
  '',
  'null',
  '[]',
  '{"email":"ada@example.test"}',
  '{"name":7,"email":"ada@example.test"}',
  '{"na',
])('the stored value %j is no user', (kept) => {
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: 'a', expires_at: 1 }));
  localStorage.setItem(storageKeys.userData, kept);
  expect(readStoredUser()).toBeNull();
});
