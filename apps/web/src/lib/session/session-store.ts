import type { AuthChangeEvent, GoTrueClient as AuthClient, Session, User } from '@supabase/auth-js';
import { sessionRefresh } from '@winnow/contracts';
import { createListeners } from '../listeners.ts';
import { formatError } from '../requests/request-words.ts';
import { isTemporaryError, temporaryErrorText } from './identity-fetch.ts';
import { type SessionUser, sessionUserOf } from './session-user.ts';
import { clearStoredSession, onStoredSessionChange, readStoredSession } from './stored-session.ts';

export type SessionState = {
  readonly user: SessionUser | null;
  readonly isAuthenticated: boolean;
  /** True until it is known whether a user is signed in. */
  readonly isLoading: boolean;
  /** Why a stored session couldn't be opened; the session is kept, and a retry may succeed. */
  readonly error: string | null;
  /** The password was correct, and the account requires a code of an authenticator app. */
  readonly awaitsCode: boolean;
};

export type SignOutScope = 'local' | 'global' | 'others';

export type SessionStore = {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Reads the stored session and, if there is one, loads the user. Idempotent. */
  open(): Promise<void>;
  /** Retries after `error`. */
  reopen(): Promise<void>;
  /** The identity client, loaded on first use. */
  client(): Promise<AuthClient>;
  /** A valid access token, refreshed if needed; `null` when signed out. */
  accessToken(): Promise<string | null>;
  /** `others` keeps this session. The other two end it here even if the server can't be reached. */
  signOut(scope: SignOutScope): Promise<{ readonly error: string | null }>;
  /** Drops the local session without informing the server. */
  forget(): void;
  /** Drops the session because the server refuses it, which leads to the login. */
  refuse(): void;
  /** Calls back when the server refused the session. */
  onRefused(listener: () => void): () => void;
};

const waiting: SessionState = {
  user: null,
  isAuthenticated: false,
  isLoading: true,
  error: null,
  awaitsCode: false,
};
const signedOut: SessionState = { ...waiting, isLoading: false };

/** The signed-in user of this tab, synchronized with other tabs. */
export function createSessionStore(loadClient: () => Promise<AuthClient>): SessionStore {
  let state = waiting;
  let opening: Promise<void> | null = null;
  let loading: Promise<AuthClient> | null = null;
  const { subscribe, notify } = createListeners();
  const refusals = createListeners();

  function show(next: SessionState): void {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    notify();
  }

  /** Shows who is signed in; not if the session was dropped while the service answered. */
  function adopt(session: Pick<Session, 'access_token'>, user: User): void {
    if (readStoredSession() === null) {
      show(signedOut);
      return;
    }
    const awaitsCode = lacksSecondFactor(session, user);
    show({ ...signedOut, user: sessionUserOf(user), isAuthenticated: !awaitsCode, awaitsCode });
  }

  function onEvent(event: AuthChangeEvent, session: Session | null): void {
    if (event === 'SIGNED_OUT') show(signedOut);
    // The initial session is only what was stored: `open` asks the service whether it still holds.
    else if (session && event !== 'INITIAL_SESSION') adopt(session, session.user);
  }

  function client(): Promise<AuthClient> {
    loading ??= loadClient().then(
      (loaded) => {
        loaded.onAuthStateChange(onEvent);
        return loaded;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  async function read(): Promise<void> {
    if (readStoredSession() === null) return show(signedOut);
    const identity = await client();
    const { data, error } = await identity.getSession();
    if (!data.session) return error && isTemporaryError(error) ? show(failed(error)) : show(signedOut);
    const answer = await identity.getUser();
    if (answer.data.user) return adopt(data.session, answer.data.user);
    if (answer.error && isTemporaryError(answer.error)) return show(failed(answer.error));
    forget();
  }

  function open(): Promise<void> {
    opening ??= read().catch((error: unknown) => show(failed(error)));
    return opening;
  }

  function forget(): void {
    clearStoredSession();
    show(signedOut);
  }

  async function reportSignOut(scope: SignOutScope): Promise<string | null> {
    try {
      const { error } = await (await client()).signOut({ scope });
      return error && wordsOf(error);
    } catch (error) {
      return wordsOf(error);
    }
  }

  // A tab that hasn't loaded the client only learns of other tabs through storage events.
  if (typeof window !== 'undefined') {
    onStoredSessionChange(() => {
      if (readStoredSession() === null) show(signedOut);
      else if (opening && !state.user) {
        opening = null;
        void open();
      }
    });
  }

  return {
    state: () => state,
    subscribe,
    open,
    reopen() {
      opening = null;
      show(waiting);
      return open();
    },
    client,
    async accessToken() {
      const stored = readStoredSession();
      if (stored === null) return null;
      const leftMs = stored.expiresAt * 1_000 - Date.now();
      if (leftMs > sessionRefresh.tickMs * sessionRefresh.thresholdTicks) return stored.accessToken;
      const { data } = await (await client()).getSession();
      return data.session?.access_token ?? null;
    },
    async signOut(scope) {
      const error = await reportSignOut(scope);
      if (scope !== 'others') forget();
      return { error };
    },
    forget,
    refuse() {
      forget();
      refusals.notify();
    },
    onRefused: refusals.subscribe,
  };
}

function failed(error: unknown): SessionState {
  return { ...signedOut, error: wordsOf(error) };
}

function wordsOf(error: unknown): string {
  if (error instanceof Error && isTemporaryError(error)) return temporaryErrorText(error);
  return formatError(error).message;
}

function lacksSecondFactor({ access_token }: Pick<Session, 'access_token'>, user: User): boolean {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  return hasFactor && claimsOf(access_token)['aal'] !== 'aal2';
}

/** Unverified claims of a token: used only to choose which screen is shown. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, body = ''] = token.split('.');
    return JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}
