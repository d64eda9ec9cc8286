import { getMe, RequestFailure, signIn, signUp } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';
import { failures } from '../../../lib/requests/failures.ts';
import { session } from '../../../lib/session/session.ts';
import { keepInMetadata } from '../../../lib/session/session-metadata.ts';

/** Reports a new account of the identity service to the backend. */
export async function reportSignUp(account: {
  name: string;
  email: string;
  supabaseId: string;
}): Promise<void> {
  await api.call(signUp, account);
}

/**
 * Signs in at the backend as well, after the identity service. Returns whether it issued a token: the API uses those
 * of the identity service, so the backend's session is ended again and doesn't appear in the list of sessions.
 */
export async function signInAtBackend(credentials: { email: string; password: string }): Promise<boolean> {
  try {
    const { data } = await api.call(signIn, credentials);
    if (data.token === '') return false;
    if (data.user) void keepInMetadata(data.user);
    const identity = await session.client();
    identity.admin.signOut(data.token, 'local').catch(() => undefined);
    return true;
  } catch (error) {
    // A response in another format counts as one without a token.
    if (!(error instanceof RequestFailure && error.kind === 'unexpected')) throw error;
    failures.settle(error);
    return false;
  }
}

/** Registers a sign-in without a password at the backend. Returns whether it knows the user now. */
export async function meetBackend(): Promise<boolean> {
  const { data } = await api.call(getMe);
  void keepInMetadata(data);
  return data.id !== '';
}
