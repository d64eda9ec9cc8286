import type { GoTrueClient } from '@supabase/auth-js';
import { createIdentityFetch } from './identity-fetch.ts';
import { sessionKey, sessionStorageOfClient } from './stored-session.ts';

/** Fetches the official client, and points it at the identity service that this server names. */
export async function loadAuthClient(): Promise<GoTrueClient> {
  // Fetched with the client: the header of every page knows the session, but few pages speak to the identity service.
  const [{ AuthClient }, { identity }] = await Promise.all([
    import('@supabase/auth-js'),
    import('./site.ts').then(({ fetchSite }) => fetchSite()),
  ]);
  const { publicKey } = identity;
  return new AuthClient({
    url: `${identity.url || window.location.origin}/auth/v1`,
    headers: publicKey === '' ? {} : { apikey: publicKey, authorization: `Bearer ${publicKey}` },
    storageKey: sessionKey,
    storage: sessionStorageOfClient,
    fetch: createIdentityFetch((input, init) => fetch(input, init)),
    flowType: 'pkce',
    // Each screen that a link leads to reads its address itself, and says what went wrong.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
  });
}
