import type { GoTrueClient } from '@supabase/auth-js';
import { type Client, createClient, type OrganizationId } from '@winnow/contracts';
import { TOTP } from 'otpauth';
import { createAuthClient, newAddress } from './auth-client.ts';
import { operatorEmail, type TestServer } from './start-test-server.ts';

/** A signed-in user, through the identity service. */
export type SignedUp = {
  /** Client of the API, signed in as this user. */
  readonly client: Client;
  readonly token: string;
  readonly email: string;
  /** Id in our own tables. */
  readonly userId: string;
  /** Personal organization. */
  readonly organizationId: OrganizationId;
  readonly password: string;
};

const password = 'a long and quiet river';

/** Signs up a new user with a verified address. */
export async function signUp(server: TestServer, email: string = newAddress()): Promise<SignedUp> {
  const { admin } = server.services.identity;
  await admin.create({ email, password, confirmEmail: true, userMetadata: { name: 'Anna Example' } });
  const { data, error } = await createAuthClient(server).signInWithPassword({ email, password });
  if (error) throw error;
  return signedUp(server, { email, token: data.session.access_token });
}

/** Like `signUp`, for the operator of a test's server. */
export async function signUpOperator(server: TestServer): Promise<SignedUp> {
  await server.services.identity.admin.create({ email: operatorEmail, password, confirmEmail: true });
  const auth = await openLinkOf(server, operatorEmail);
  const { token } = await addFactor(server, auth);
  return signedUp(server, { email: operatorEmail, token });
}

/** Signs a user in by an email's link. */
export async function openLinkOf(server: TestServer, email: string): Promise<GoTrueClient> {
  const request = { type: 'magiclink', email, password: null, newEmail: null, data: {}, redirectTo: '' };
  const { hashed_token: tokenHash } = await server.services.identity.adminLinks.generate(request);
  const auth = createAuthClient(server);
  const { error } = await auth.verifyOtp({ type: 'magiclink', token_hash: String(tokenHash) });
  if (error) throw error;
  return auth;
}

/** Adds an authenticator app for a signed-in user; the token has both factors. */
export async function addFactor(
  server: TestServer,
  auth: GoTrueClient,
): Promise<{ token: string; factorId: string; secret: string }> {
  const enrolled = await auth.mfa.enroll({ factorType: 'totp' });
  if (enrolled.error) throw enrolled.error;
  const { id: factorId, totp } = enrolled.data;
  const code = new TOTP({ secret: totp.secret }).generate({
    timestamp: server.platform.clock.now().getTime(),
  });
  const { data, error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  return { token: data.access_token, factorId, secret: totp.secret };
}

async function signedUp(
  server: TestServer,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<SignedUp> {
  const { userId, organizationId } = await server.services.accounts.identifyCaller(token);
  const client = createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
  return { client, token, email, userId, organizationId, password };
}
