import { signOnProvider } from '@winnow/contracts';
import { session } from '../../../lib/session/session.ts';
import { keepReturnPath } from '../session/kept-return-path.ts';
import { keepSignOn } from '../session/kept-sign-on.ts';

/** Redirects to an organization's identity provider. Returns the error if that failed. */
export async function leaveForSignOn(
  connectionId: string,
  { email, returnPath }: { readonly email?: string; readonly returnPath: string },
): Promise<unknown> {
  keepReturnPath(returnPath);
  keepSignOn(connectionId);
  try {
    const { error } = await (await session.client()).signInWithOAuth({
      // The client's types only know public providers.
      provider: signOnProvider(connectionId) as 'google',
      options: {
        redirectTo: `${window.location.origin}/auth/callback`,
        ...(email && { queryParams: { login_hint: email } }),
      },
    });
    return error;
  } catch (error) {
    return error;
  }
}
