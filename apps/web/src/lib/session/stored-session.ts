import type { Session, SupportedStorage } from '@supabase/auth-js';
import { storageKeys } from '@winnow/contracts';
import { type SessionUser, sessionUserOf } from './session-user.ts';

/** Storage key of the identity client's session, with tokens and their expiry. */
export const sessionKey = 'auth_session';

const verifierEnding = '-code-verifier';

type StoredSession = {
  readonly accessToken: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
};

/**
 * Storage for the identity client. Also keeps the token and the user under their own keys, so that the three can't
 * disagree.
 */
export const sessionStorageOfClient: SupportedStorage = {
  getItem: (key) => kept.read(key),
  setItem(key, value) {
    kept.write(key, value);
    if (key.endsWith(verifierEnding)) return;
    const session = JSON.parse(value) as Session;
    kept.write(storageKeys.authToken, session.access_token);
    kept.write(storageKeys.userData, JSON.stringify(sessionUserOf(session.user)));
  },
  removeItem(key) {
    kept.remove(key);
    if (key.endsWith(verifierEnding)) return;
    kept.remove(storageKeys.authToken);
    kept.remove(storageKeys.userData);
  },
};

/** Token and expiry of the stored session; `null` without a session. */
export function readStoredSession(): StoredSession | null {
  const session = readJson(sessionKey) as Partial<Session> | null;
  if (typeof session?.access_token !== 'string') return null;
  return { accessToken: session.access_token, expiresAt: session.expires_at ?? 0 };
}

/** The user signed in when this browser last checked, without a request. */
export function readStoredUser(): SessionUser | null {
  if (readStoredSession() === null) return null;
  const user = readJson(storageKeys.userData) as Partial<SessionUser> | null;
  // The stored value may come from an older release or another script.
  const isWhole = typeof user?.name === 'string' && typeof user.email === 'string';
  return isWhole ? (user as SessionUser) : null;
}

export function clearStoredSession(): void {
  sessionStorageOfClient.removeItem(sessionKey);
  kept.remove(`${sessionKey}${verifierEnding}`);
}

/** Calls back when another tab signed in or out. */
export function onStoredSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === sessionKey || key === storageKeys.userData) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(kept.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Local storage; if it is forbidden, the session lasts until the page is left. */
const kept = {
  inMemory: new Map<string, string>(),
  read(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? this.inMemory.get(key) ?? null;
    } catch {
      return this.inMemory.get(key) ?? null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      this.inMemory.set(key, value);
    }
  },
  remove(key: string): void {
    this.inMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing could be written there either.
    }
  },
};
