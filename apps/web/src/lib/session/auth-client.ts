import type { GoTrueClient, GoTrueClientOptions } from '@supabase/auth-js';
import { createIdentityFetch } from './identity-fetch.ts';
import { sessionKey, sessionStorageOfClient } from './stored-session.ts';

/** Fetches the official client, and points it at the identity service that this server names. */
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
  // Fetched with the client: the header of every page knows the session, but few pages speak to the identity service.
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
    // Each screen that a link leads to reads its address itself, and says what went wrong.
    detectSessionInUrl: false,
  });
}
