import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDraft, forgetAllDrafts, forgetDraft, forgetOldDrafts, keepDraft, listDrafts } from './drafts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a draft is found by its owner and name until it is forgotten', () => {
  keepDraft('ada', 'notes-1', { text: 'Call' });
  expect(findDraft('ada', 'notes-1')).toEqual({ text: 'Call' });
  expect(findDraft('zoe', 'notes-1')).toBeNull();
  expect(findDraft('ada', 'notes-2')).toBeNull();
  forgetDraft('ada', 'notes-1');
  expect(findDraft('ada', 'notes-1')).toBeNull();
});

test('signing out removes everything of one user, and nothing of others', () => {
  keepDraft('ada', 'notes-1', 'one');
  keepDraft('ada', 'brief', 'two');
  keepDraft('zoe', 'notes-1', 'three');
  expect(listDrafts('ada')).toEqual(['brief', 'notes-1']);
  expect(listDrafts('ada', 'notes-')).toEqual(['notes-1']);
  forgetAllDrafts('ada');
  expect(listDrafts('ada')).toEqual([]);
  expect(findDraft('zoe', 'notes-1')).toBe('three');
});

test('a draft that is unused for a month is removed', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  keepDraft('ada', 'notes-1', 'old');
  vi.setSystemTime(new Date('2026-01-31T00:00:00Z'));
  keepDraft('ada', 'notes-2', 'new');
  forgetOldDrafts();
  expect(listDrafts('ada')).toEqual(['notes-1', 'notes-2']);
  vi.setSystemTime(new Date('2026-02-01T00:00:00Z'));
  forgetOldDrafts();
  expect(listDrafts('ada')).toEqual(['notes-2']);
  expect(localStorage.length).toBe(1);
});

test('if the browser stores nothing, a draft lasts until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft('ada', 'notes-1', 'Call');
  expect(findDraft('ada', 'notes-1')).toBe('Call');
  expect(listDrafts('ada')).toEqual(['notes-1']);
  forgetDraft('ada', 'notes-1');
  expect(listDrafts('ada')).toEqual([]);
});

test('a value written under the name by other code is not read', () => {
  localStorage.setItem('draft.1:ada:notes-1', '{"text":1}');
  localStorage.setItem('draft.1:ada:notes-2', 'x');
  expect(listDrafts('ada')).toEqual([]);
});
