import { storageKeys } from '@winnow/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, listDrafts } from '../../../lib/drafts.ts';
import { session } from '../../../lib/session/session.ts';
import { sessionKey } from '../../../lib/session/stored-session.ts';
import { signOut, signOutQuestion } from './sign-out.ts';

beforeEach(() => {
  localStorage.clear();
  signOutQuestion.close();
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: 'x', expires_at: 4_000_000_000 }));
  const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com' };
  localStorage.setItem(storageKeys.userData, JSON.stringify(ada));
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
});

test('a user with unsaved text is asked before it is deleted, and stays signed in until then', async () => {
  keepDraft('ada', 'notes-1', { text: 'Call', before: '' });
  const leave = vi.spyOn(session, 'signOut').mockResolvedValue({ error: null });
  await signOut();
  expect(signOutQuestion.count()).toBe(1);
  expect(leave).not.toHaveBeenCalled();
  expect(listDrafts('ada')).toEqual(['notes-1']);
  await signOut({ isConfirmed: true });
  expect(leave).toHaveBeenCalledWith('local');
  expect(listDrafts('ada')).toEqual([]);
  leave.mockRestore();
});

test('a user without unsaved text is not asked', async () => {
  const leave = vi.spyOn(session, 'signOut').mockResolvedValue({ error: null });
  await signOut();
  expect(signOutQuestion.count()).toBeNull();
  expect(leave).toHaveBeenCalledWith('local');
  leave.mockRestore();
});
