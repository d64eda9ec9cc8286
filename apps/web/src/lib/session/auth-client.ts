import type { GoTrueClient, GoTrueClientOptions } from '@supabase/auth-js';
import { createIdentityFetch } from './identity-fetch.ts';
import { sessionKey, sessionStorageOfClient } from './stored-session.ts';

/** Loads the official client, configured for the identity service of this installation. */
export function loadAuthClient(): Promise<GoTrueClient> {
  return loadClient({
    storageKey: sessionKey,
    storage: sessionStorageOfClient,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
  });
}

/** A second client: its sign-in is not stored, and screens don't see it. */
export function loadSeparateClient(): Promise<GoTrueClient> {
  return loadClient({
    storageKey: `${sessionKey}_separate`,
    flowType: 'implicit',
    autoRefreshToken: false,
    persistSession: false,
  });
}

async function loadClient(options: GoTrueClientOptions): Promise<GoTrueClient> {
  // Loaded with the client: every page knows the session, but few pages call the identity service.
  const [{ AuthClient }, { identity }] = await Promise.all([
    import('@supabase/auth-js'),
    import('./site.ts').then(({ fetchSite }) => fetchSite()),
  ]);
  const { publicKey } = identity;
  return new AuthClient({
    ...options,
    experimental: { passkey: true },
    url: `${identity.url || window.location.origin}/auth/v1`,
    headers: publicKey === '' ? {} : { apikey: publicKey, authorization: `Bearer ${publicKey}` },
    fetch: createIdentityFetch((input, init) => fetch(input, init)),
    // Screens that emails link to read their URL themselves, and show what went wrong.
    detectSessionInUrl: false,
  });
}
