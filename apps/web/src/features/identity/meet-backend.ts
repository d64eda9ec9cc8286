import { getMe, signIn, signUp } from '@winnow/contracts';
import { api } from '../../lib/api-client.ts';

/** Tells the backend of a new account of the identity service. */
export async function tellSignUp(account: {
  name: string;
  email: string;
  supabaseId: string;
}): Promise<void> {
  await api.call(signUp, account);
}

/** Signs in at the backend as well; whether it gave a token. A second factor may still be wanted. */
export async function signInAtBackend(credentials: { email: string; password: string }): Promise<boolean> {
  const { data } = await api.call(signIn, credentials);
  return data.token !== '';
}

/** Lets the backend see who is signed in, without a password: whether it knows them now. */
export async function meetBackend(): Promise<boolean> {
  const { data } = await api.call(getMe);
  return data.id !== '';
}
