import { useEffect, useRef } from 'react';
import { session } from './session/session.ts';
import { readStoredUser } from './session/stored-session.ts';

type Kept = { readonly ownerId: string; readonly value: unknown };

/** In memory alone: what somebody was typing is not written to a machine that others may use. */
const kept = new Map<string, Kept>();

/** Who is signed in: a public page does not ask the service, and goes by what the browser knows. */
function ownerNow(): string | undefined {
  const { user, isLoading, error } = session.state();
  return (isLoading || error !== null ? readStoredUser() : user)?.id;
}

/** What was kept under a name for whoever is signed in; `null` where nothing was. */
export function findKeptDraft<Value>(name: string): Value | null {
  const found = kept.get(name);
  // Whoever keeps and finds under a name does so with one type.
  return found && found.ownerId === ownerNow() ? (found.value as Value) : null;
}

/**
 * Keeps what is unsaved for the same person when the screen goes away because the session ended: after signing in
 * again it is all there. With `beyond: 'leaving'` also when they only look at another screen.
 * @param value what to keep; `null` while nothing is unsaved
 */
export function useKeptDraft(
  name: string,
  value: unknown,
  { beyond = 'session' }: { readonly beyond?: 'session' | 'leaving' } = {},
): void {
  const latest = useRef({ value, ownerId: ownerNow() });
  useEffect(() => {
    latest.current = { value, ownerId: ownerNow() ?? latest.current.ownerId };
  });
  useEffect(
    () => () => {
      const { value: unsaved, ownerId } = latest.current;
      const isWanted = beyond === 'leaving' || !session.state().isAuthenticated;
      if (isWanted && unsaved !== null && ownerId !== undefined) kept.set(name, { ownerId, value: unsaved });
      else kept.delete(name);
    },
    [name, beyond],
  );
}
