import { useEffect, useRef } from 'react';
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
