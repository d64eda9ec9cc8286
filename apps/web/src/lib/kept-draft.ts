import { useEffect, useRef, useState } from 'react';
import { draftOwner, findDraft, forgetDraft, keepDraft } from './drafts.ts';
import { session } from './session/session.ts';

/** Somebody without an account who writes on a page that a link opens. */
const visitor = 'visitor';

/** What was kept under a name for whoever is signed in; `null` where nothing was. */
export function findKeptDraft<Value>(name: string): Value | null {
  return findDraft<Value>(draftOwner() ?? visitor, name);
}

/**
 * Keeps what is unsaved in this browser while it is typed: it is there again after a closed tab, a crash, a server that
 * was away, and for the same person after signing in again. Whoever goes to another screen by themselves leaves it
 * behind, except with `beyond: 'leaving'`.
 * @param value what to keep, as JSON can hold it; `null` while nothing is unsaved
 */
export function useKeptDraft(
  name: string,
  value: unknown,
  { beyond = 'session' }: { readonly beyond?: 'session' | 'leaving' } = {},
): void {
  const ownerId = useRef<string | null>(null);
  const serial = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    // Signed out meanwhile, it still belongs to whoever typed it.
    ownerId.current = draftOwner() ?? ownerId.current;
    const owner = ownerId.current ?? visitor;
    if (serial === null) forgetDraft(owner, name);
    else keepDraft(owner, name, JSON.parse(serial));
  }, [name, serial]);
  useEffect(
    () => () => {
      const { isAuthenticated } = session.state();
      const isGivenUp = beyond === 'session' && (isAuthenticated || ownerId.current === null);
      if (isGivenUp) forgetDraft(ownerId.current ?? visitor, name);
    },
    [name, beyond],
  );
}

/** Where words are kept while they are being saved and their form has closed: it opens with them again. */
export const sentDraft = (name: string) => `${name}-sent`;

/**
 * A state that is kept as `useKeptDraft` does, while it is other than at first, and starts with what was kept.
 * @param first as JSON can hold it
 */
export function useKeptState<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const sent = sentDraft(name);
  const [value, setValue] = useState(() => findKeptDraft<Value>(name) ?? findKeptDraft<Value>(sent) ?? first);
  useKeptDraft(name, JSON.stringify(value) === JSON.stringify(first) ? null : value);
  // What was sent and is open again is kept as what is typed.
  useEffect(() => forgetDraft(draftOwner() ?? visitor, sent), [sent]);
  return [value, setValue];
}
