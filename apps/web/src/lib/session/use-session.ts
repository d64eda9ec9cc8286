import { useEffect, useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { SessionState } from './session-store.ts';
import type { SessionUser } from './session-user.ts';
import { onStoredSessionChange, readStoredUser } from './stored-session.ts';

/** The signed-in user, requested from the identity service when the first screen needs it. */
export function useSession(): SessionState {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useEffect(() => void session.open(), []);
  return state;
}

/** The signed-in user according to this browser. For public screens: makes no request. */
export function useStoredUser(): SessionUser | null {
  const json = useSyncExternalStore(subscribeToUser, storedUserJson, () => 'null');
  return JSON.parse(json);
}

function subscribeToUser(listener: () => void): () => void {
  const stops = [session.subscribe(listener), onStoredSessionChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The current state takes precedence over the stored one, which may lag right after signing in or out. */
function storedUserJson(): string {
  const { user, isAuthenticated, isLoading, error } = session.state();
  if (isLoading || error !== null) return JSON.stringify(readStoredUser());
  return JSON.stringify(isAuthenticated ? user : null);
}
