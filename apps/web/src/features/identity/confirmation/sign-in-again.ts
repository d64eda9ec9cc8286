import type { AuthError, GoTrueClient, Session } from '@supabase/auth-js';
import { loadSeparateClient } from '../../../lib/session/auth-client.ts';
import { session } from '../../../lib/session/session.ts';

type SignedIn = { readonly data: { readonly session: Session | null }; readonly error: AuthError | null };

/**
 * Signs in next to the current session, and then replaces it, so that screens never see a half-completed sign-in.
 * @throws the identity client's errors
 */
export async function signInAgain(signIn: (client: GoTrueClient) => Promise<SignedIn>): Promise<void> {
  const { data, error } = await signIn(await loadSeparateClient());
  if (error) throw error;
  if (!data.session) throw new Error('No user data received');
  const client = await session.client();
  const before = (await client.getSession()).data.session;
  const { access_token, refresh_token } = data.session;
  const taken = await client.setSession({ access_token, refresh_token });
  if (taken.error) throw taken.error;
  // Otherwise this browser would appear in the list of sessions twice.
  if (before) client.admin.signOut(before.access_token, 'local').catch(() => undefined);
}

/** Sends a code that signs in. @throws the identity client's errors */
export async function sendCode(email: string): Promise<void> {
  const client = await loadSeparateClient();
  // The service then says in the email what the code is for.
  const options = { shouldCreateUser: false, data: { purpose: 'confirmation' } };
  const { error } = await client.signInWithOtp({ email, options });
  if (error) throw error;
}
