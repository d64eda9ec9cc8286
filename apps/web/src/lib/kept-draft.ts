import { useEffect, useRef, useState } from 'react';
import { draftOwner, findDraft, forgetDraft, keepDraft } from './drafts.ts';
import { session } from './session/session.ts';

/** Owner id of drafts on pages that open without an account. */
const visitor = 'visitor';

/** The signed-in user's draft with a name; `null` if there is none. */
export function findKeptDraft<Value>(name: string): Value | null {
  return findDraft<Value>(draftOwner() ?? visitor, name);
}

/**
 * Stores unsaved input in this browser while it is typed: it survives a closed tab, a crash, an unavailable server and
 * a new login of the same user. Navigating to another screen discards it, except with `beyond: 'leaving'`.
 * @param value JSON value to store; `null` while nothing is unsaved
 */
export function useKeptDraft(
  name: string,
  value: unknown,
  { beyond = 'session' }: { readonly beyond?: 'session' | 'leaving' } = {},
): void {
  const ownerId = useRef<string | null>(null);
  const serial = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    // After signing out it still belongs to the user who typed it.
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

/** Name of a draft that is being saved after its form was closed; the form opens with it again if saving fails. */
export const sentDraft = (name: string) => `${name}-sent`;

/**
 * A state that is stored like `useKeptDraft` while it differs from its initial value, and starts with the stored value.
 * @param first initial JSON value
 */
export function useKeptState<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const sent = sentDraft(name);
  const [value, setValue] = useState(() => findKeptDraft<Value>(name) ?? findKeptDraft<Value>(sent) ?? first);
  useKeptDraft(name, JSON.stringify(value) === JSON.stringify(first) ? null : value);
  // A reopened draft is stored as unsaved input again.
  useEffect(() => forgetDraft(draftOwner() ?? visitor, sent), [sent]);
  return [value, setValue];
}
