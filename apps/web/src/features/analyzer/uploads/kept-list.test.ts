import { expect, test, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { keepList, readKeptList } from './kept-list.ts';

function signIn(id: string | null) {
  const state = { ...session.state(), user: id === null ? null : { id } };
  vi.spyOn(session, 'state').mockReturnValue(state as ReturnType<typeof session.state>);
}

test('the list of a person is restored only for them', () => {
  signIn('anna');
  keepList(['one', 'two']);
  expect(readKeptList()).toEqual(['one', 'two']);
  signIn('boris');
  expect(readKeptList()).toEqual([]);
  signIn(null);
  expect(readKeptList()).toEqual([]);
});

test('an empty list leaves nothing in the browser', () => {
  signIn('anna');
  keepList(['one']);
  keepList([]);
  expect(sessionStorage.length).toBe(0);
});
