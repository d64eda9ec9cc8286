import { signOnProvider } from '@winnow/contracts';
import { session } from '../../../lib/session/session.ts';
import { keepReturnPath } from '../session/kept-return-path.ts';
import { keepSignOn } from '../session/kept-sign-on.ts';

/** Goes to the identity provider of an organization. Returns the error that kept it from leaving. */
export async function leaveForSignOn(
  connectionId: string,
  { email, returnPath }: { readonly email?: string; readonly returnPath: string },
): Promise<unknown> {
  keepReturnPath(returnPath);
  keepSignOn(connectionId);
  try {
    const { error } = await (await session.client()).signInWithOAuth({
      // The client's types know the names of public providers alone.
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
