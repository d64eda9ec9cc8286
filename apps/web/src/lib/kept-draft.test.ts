import { act, renderHook } from '@testing-library/react';
import { storageKeys } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { findKeptDraft, useKeptDraft, useKeptState } from './kept-draft.ts';
import { session } from './session/session.ts';
import type { SessionState } from './session/session-store.ts';
import { sessionKey } from './session/stored-session.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function signIn(id: string | null): void {
  const user = id === null ? null : ({ id } as SessionState['user']);
  const state = { user, isAuthenticated: id !== null, isLoading: false, error: null, awaitsCode: false };
  vi.spyOn(session, 'state').mockReturnValue(state);
}

test('text typed when the session ended is restored for the same user only', () => {
  signIn('ada');
  const screen = renderHook(({ text }) => useKeptDraft('letter', text), { initialProps: { text: 'Dear' } });
  screen.rerender({ text: 'Dear all' });
  signIn(null);
  screen.unmount();
  expect(findKeptDraft('letter')).toBeNull();
  signIn('zoe');
  expect(findKeptDraft('letter')).toBeNull();
  signIn('ada');
  expect(findKeptDraft('letter')).toBe('Dear all');
});

test('on a page that did not load the user, the one known to the browser is used', () => {
  const loading = { user: null, isAuthenticated: false, isLoading: true, error: null, awaitsCode: false };
  const state = vi.spyOn(session, 'state').mockReturnValue(loading);
  const stored = { access_token: 'x', expires_at: 0 };
  localStorage.setItem(sessionKey, JSON.stringify(stored));
  localStorage.setItem(
    storageKeys.userData,
    JSON.stringify({ id: 'ada', name: 'Ada', email: 'ada@example.com' }),
  );
  const screen = renderHook(() => useKeptDraft('letter', 'Dear'));
  localStorage.removeItem(sessionKey);
  state.mockReturnValue({ ...loading, isLoading: false });
  screen.unmount();
  signIn('ada');
  expect(findKeptDraft('letter')).toBe('Dear');
});

test('signing out on purpose leaves nothing behind', () => {
  signIn('ada');
  renderHook(() => useKeptDraft('letter', 'Dear')).unmount();
  expect(findKeptDraft('letter')).toBeNull();
});

test('paid content is kept for as long as it is unsaved', () => {
  signIn('ada');
  const screen = renderHook(({ text }) => useKeptDraft('advert', text, { beyond: 'leaving' }), {
    initialProps: { text: 'Written' as string | null },
  });
  screen.unmount();
  expect(findKeptDraft('advert')).toBe('Written');
  const again = renderHook(() => useKeptDraft('advert', null, { beyond: 'leaving' }));
  again.unmount();
  expect(findKeptDraft('advert')).toBeNull();
});

test('text typed when the tab was closed is restored, and removed when it is saved', () => {
  signIn('ada');
  // A closed tab unmounts nothing.
  const screen = renderHook(({ text }) => useKeptDraft('letter', text), {
    initialProps: { text: 'Dear' as string | null },
  });
  expect(findKeptDraft('letter')).toBe('Dear');
  screen.rerender({ text: 'Dear all' });
  expect(findKeptDraft('letter')).toBe('Dear all');
  screen.rerender({ text: null });
  expect(findKeptDraft('letter')).toBeNull();
});

test('a visitor without an account has separate drafts', () => {
  signIn(null);
  renderHook(() => useKeptDraft('comment', 'Call her', { beyond: 'leaving' }));
  expect(findKeptDraft('comment')).toBe('Call her');
  signIn('ada');
  expect(findKeptDraft('comment')).toBeNull();
});

test('a state starts with the stored value, and is stored while it differs from the initial one', () => {
  signIn('ada');
  const open = () => renderHook(() => useKeptState('name', 'Baker'));
  const first = open();
  expect(first.result.current[0]).toBe('Baker');
  act(() => first.result.current[1]('Baker, nights'));
  expect(findKeptDraft('name')).toBe('Baker, nights');
  // The tab is closed and opened again.
  const again = open();
  expect(again.result.current[0]).toBe('Baker, nights');
  act(() => again.result.current[1]('Baker'));
  expect(findKeptDraft('name')).toBeNull();
});
