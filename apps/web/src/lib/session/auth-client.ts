import type { GoTrueClient } from '@supabase/auth-js';
import { createIdentityFetch } from './identity-fetch.ts';
import { sessionKey, sessionStorageOfClient } from './stored-session.ts';

/** Fetches the official client, and points it at the identity service that this server names. */
export async function loadAuthClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: sessionKey,
    storage: sessionStorageOfClient,
    fetch: createIdentityFetch(fetch),
    flowType: 'pkce',
    // Each screen that a link leads to reads its address itself, and says what went wrong.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
  });
}
