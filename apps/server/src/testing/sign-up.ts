import { type Client, createClient } from '@winnow/contracts';
import { createAuthClient, newAddress } from './auth-client.ts';
import { operatorEmail, type TestServer } from './start-test-server.ts';

/** Somebody who is signed in, through the identity service itself. */
export type SignedUp = {
  /** Calls the API in their name. */
  readonly client: Client;
  readonly token: string;
  readonly email: string;
  /** Of our own tables. */
  readonly userId: string;
  readonly password: string;
};

const password = 'a long and quiet river';

/** Gives a test's server a new person with a proved address, signed in. */
export async function signUp(server: TestServer, email: string = newAddress()): Promise<SignedUp> {
  const { admin } = server.services.identity;
  await admin.create({ email, password, confirmEmail: true, userMetadata: { name: 'Anna Example' } });
  const { data, error } = await createAuthClient(server).signInWithPassword({ email, password });
  if (error) throw error;
  const token = data.session.access_token;
  const { userId } = await server.services.accounts.identifyCaller(token);
  const client = createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
  return { client, token, email, userId, password };
}

/** As `signUp`, for the one operator that a test's server has. */
export function signUpOperator(server: TestServer): Promise<SignedUp> {
  return signUp(server, operatorEmail);
}
