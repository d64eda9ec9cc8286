import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findKeptDraft, useKeptDraft } from './kept-draft.ts';
import { session } from './session/session.ts';
import type { SessionState } from './session/session-store.ts';

afterEach(() => vi.restoreAllMocks());

function signIn(id: string | null): void {
  const user = id === null ? null : ({ id } as SessionState['user']);
  const state = { user, isAuthenticated: id !== null, isLoading: false, error: null, awaitsCode: false };
  vi.spyOn(session, 'state').mockReturnValue(state);
}

test('what was typed when the session ended is there for the same person, and for nobody else', () => {
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

test('whoever leaves by themselves leaves nothing behind', () => {
  signIn('ada');
  renderHook(() => useKeptDraft('letter', 'Dear')).unmount();
  expect(findKeptDraft('letter')).toBeNull();
});

test('what was paid for is kept for as long as it is unsaved', () => {
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
