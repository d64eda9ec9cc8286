import { AuthClient, type User } from '@supabase/auth-js';
import { storageKeys } from '@winnow/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createIdentityFetch } from './identity-fetch.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { sessionKey, sessionStorageOfClient } from './stored-session.ts';

beforeEach(() => localStorage.clear());

type Answer = { readonly status?: number; readonly body?: unknown } | 'unreachable';

const ada = {
  id: '0191c7a2-5a3e-7c7e-9d55-0a5c3e1f7a10',
  email: 'ada@example.test',
  email_confirmed_at: '2026-11-21T08:00:00Z',
  app_metadata: { provider: 'email' },
  user_metadata: { name: 'Ada Example', isVerified: false },
} as unknown as User;

function tokenOf(claims: object): string {
  return ['{}', JSON.stringify(claims), 'x'].map((part) => btoa(part)).join('.');
}

function sessionOf(user: User, { aal = 'aal1', livesSeconds = 3_600 } = {}) {
  return {
    access_token: tokenOf({ aal, livesSeconds }),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: livesSeconds,
    expires_at: Math.floor(Date.now() / 1_000) + livesSeconds,
    user,
  };
}

let made = 0;

/** A session store whose identity service gives these responses, by the last part of the path. */
function startStore(answers: Record<string, Answer> = {}) {
  const asked: string[] = [];
  made += 1;
  const storageKey = `${sessionKey}-${made}`;
  const answer: typeof fetch = async (input) => {
    const { pathname, search } = new URL(String(input));
    asked.push(`${pathname.split('/').at(-1)}${search}`);
    const found = answers[pathname.split('/').at(-1) ?? ''] ?? { status: 404, body: {} };
    if (found === 'unreachable') throw new TypeError('Failed to fetch');
    const status = found.status ?? 200;
    const body = status === 204 ? null : JSON.stringify(found.body ?? {});
    return new Response(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });
  };
  const load = vi.fn(
    async () =>
      new AuthClient({
        url: 'http://localhost/auth/v1',
        storageKey,
        // Each client of a test has its own name; the storage has one session.
        storage: {
          getItem: (key) => sessionStorageOfClient.getItem(key.replace(storageKey, sessionKey)),
          setItem: (key, value) => sessionStorageOfClient.setItem(key.replace(storageKey, sessionKey), value),
          removeItem: (key) => sessionStorageOfClient.removeItem(key.replace(storageKey, sessionKey)),
        },
        fetch: createIdentityFetch(answer),
        flowType: 'pkce',
        detectSessionInUrl: false,
        autoRefreshToken: false,
      }),
  );
  return { store: createSessionStore(load), load, asked };
}

function keep(session: object): void {
  sessionStorageOfClient.setItem(sessionKey, JSON.stringify(session));
}

function openedAs({ store }: { store: SessionStore }) {
  return store.open().then(() => store.state());
}

test('the state is loading until it is known', () => {
  expect(startStore().store.state()).toEqual({
    user: null,
    isAuthenticated: false,
    isLoading: true,
    error: null,
    awaitsCode: false,
  });
});

test('without a stored session no one is signed in, and the identity client is not loaded', async () => {
  const started = startStore();
  expect(await openedAs(started)).toMatchObject({ user: null, isAuthenticated: false, isLoading: false });
  expect(started.load).not.toHaveBeenCalled();
});

test('a stored session is opened by loading the user from the service', async () => {
  keep(sessionOf({ ...ada, user_metadata: { name: 'Old Name' } }));
  const started = startStore({ user: { body: ada } });
  expect(await openedAs(started)).toEqual({
    user: {
      id: ada.id,
      userId: null,
      email: 'ada@example.test',
      name: 'Ada Example',
      googleSignIn: false,
      isVerified: true,
      profileImage: null,
    },
    isAuthenticated: true,
    isLoading: false,
    error: null,
    awaitsCode: false,
  });
});

test('a session unknown to the service is dropped', async () => {
  keep(sessionOf(ada));
  const started = startStore({ user: { status: 403, body: { code: 'user_not_found', message: 'Gone' } } });
  expect(await openedAs(started)).toMatchObject({ user: null, isAuthenticated: false, error: null });
  expect(localStorage).toHaveLength(0);
});

test('a session dropped while the service responds stays dropped', async () => {
  keep(sessionOf(ada));
  const opened = startStore({
    get user() {
      opened.store.refuse();
      return { body: ada };
    },
  });
  expect(await openedAs(opened)).toMatchObject({ user: null, isAuthenticated: false, isLoading: false });
});

test('offline, no one is signed in, the session is kept, and a retry succeeds', async () => {
  keep(sessionOf(ada));
  const answers: Record<string, Answer> = { user: 'unreachable' };
  const started = startStore(answers);
  expect(await openedAs(started)).toMatchObject({
    isAuthenticated: false,
    error: 'Network error. Please check your connection.',
  });
  answers['user'] = { body: ada };
  await started.store.reopen();
  expect(started.store.state()).toMatchObject({ isAuthenticated: true, error: null });
});

test('signing in stores the token and the user under their keys', async () => {
  const session = sessionOf(ada);
  const { store } = startStore({ token: { body: session } });
  await store.open();
  await (await store.client()).signInWithPassword({ email: ada.email ?? '', password: 'x' });
  expect(store.state()).toMatchObject({ isAuthenticated: true, user: { name: 'Ada Example' } });
  expect(localStorage.getItem(storageKeys.authToken)).toBe(session.access_token);
  expect(localStorage.getItem(storageKeys.userData)).toContain('ada@example.test');
});

test('a password alone does not sign in a user with an authenticator app', async () => {
  const user = { ...ada, factors: [{ id: 'factor', status: 'verified', factor_type: 'totp' }] } as User;
  keep(sessionOf(user));
  expect(await openedAs(startStore({ user: { body: user } }))).toMatchObject({
    isAuthenticated: false,
    awaitsCode: true,
  });
  keep(sessionOf(user, { aal: 'aal2' }));
  expect(await openedAs(startStore({ user: { body: user } }))).toMatchObject({
    isAuthenticated: true,
    awaitsCode: false,
  });
});

test.each<[string, Answer]>([
  ['the service agrees', { status: 204 }],
  ['the service fails', { status: 500 }],
  ['nobody can be reached', 'unreachable'],
])('signing out clears all local data when %s', async (_, logout) => {
  keep(sessionOf(ada));
  localStorage.setItem(storageKeys.theme, 'dark');
  const { store } = startStore({ user: { body: ada }, logout });
  await store.open();
  await store.signOut('local');
  expect(store.state()).toMatchObject({ user: null, isAuthenticated: false });
  expect(Object.keys(localStorage)).toEqual([storageKeys.theme]);
});

test('signing out other sessions keeps this one, and reports a failure', async () => {
  keep(sessionOf(ada));
  const answers: Record<string, Answer> = { user: { body: ada }, logout: { status: 204 } };
  const { store, asked } = startStore(answers);
  await store.open();
  expect(await store.signOut('others')).toEqual({ error: null });
  expect(asked.at(-1)).toBe('logout?scope=others');
  answers['logout'] = 'unreachable';
  expect((await store.signOut('others')).error).toBe('Network error. Please check your connection.');
  expect(store.state().isAuthenticated).toBe(true);
});

test('a valid token is returned without loading the client, and one about to expire is renewed first', async () => {
  const session = sessionOf(ada);
  keep(session);
  const started = startStore();
  expect(await started.store.accessToken()).toBe(session.access_token);
  expect(started.load).not.toHaveBeenCalled();

  const renewed = { ...sessionOf(ada, { aal: 'aal2' }), refresh_token: 'next' };
  keep(sessionOf(ada, { livesSeconds: 60 }));
  expect(await startStore({ token: { body: renewed } }).store.accessToken()).toBe(renewed.access_token);
  expect(localStorage.getItem(storageKeys.authToken)).toBe(renewed.access_token);
});

test('without a user there is no token', async () => {
  expect(await startStore().store.accessToken()).toBeNull();
});

test('a tab follows a sign-out in another one', async () => {
  keep(sessionOf(ada));
  const { store } = startStore({ user: { body: ada } });
  await store.open();
  const reported = vi.fn();
  store.subscribe(reported);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  expect(store.state()).toMatchObject({ user: null, isAuthenticated: false });
  expect(reported).toHaveBeenCalledOnce();
});
