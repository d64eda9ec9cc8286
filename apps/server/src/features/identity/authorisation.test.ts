import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../testing/auth-client.ts';
import { sharedSecret, startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openIdentityApi } from './identity-routes.ts';

/** Who may call each route. A route that is missing here fails the test below. */
const accessByRoute: Readonly<Record<string, 'anyone' | 'signed-in' | 'service'>> = {
  'GET /health': 'anyone',
  'GET /settings': 'anyone',
  'GET /.well-known/jwks.json': 'anyone',
  'GET /authorize': 'anyone',
  'GET /callback': 'anyone',
  'POST /sso': 'anyone',
  'POST /signup': 'anyone',
  'POST /token': 'anyone',
  'POST /otp': 'anyone',
  'POST /magiclink': 'anyone',
  'POST /recover': 'anyone',
  'POST /resend': 'anyone',
  'POST /verify': 'anyone',
  'GET /verify': 'anyone',
  'GET /user': 'signed-in',
  'PUT /user': 'signed-in',
  'POST /logout': 'signed-in',
  'GET /reauthenticate': 'signed-in',
  'GET /user/identities/authorize': 'signed-in',
  'DELETE /user/identities/{id}': 'signed-in',
  'POST /factors': 'signed-in',
  'POST /factors/{id}/challenge': 'signed-in',
  'POST /factors/{id}/verify': 'signed-in',
  'DELETE /factors/{id}': 'signed-in',
  'GET /recovery-codes': 'signed-in',
  'POST /recovery-codes': 'signed-in',
  'POST /recovery-codes/verify': 'signed-in',
  'POST /passkeys/registration/options': 'signed-in',
  'POST /passkeys/registration/verify': 'signed-in',
  'POST /passkeys/authentication/options': 'anyone',
  'POST /passkeys/authentication/verify': 'anyone',
  'GET /passkeys': 'signed-in',
  'PATCH /passkeys/{id}': 'signed-in',
  'DELETE /passkeys/{id}': 'signed-in',
  'GET /admin/users/{id}/passkeys': 'service',
  'DELETE /admin/users/{id}/passkeys/{passkey}': 'service',
  'GET /admin/users': 'service',
  'POST /admin/users': 'service',
  'GET /admin/users/{id}': 'service',
  'PUT /admin/users/{id}': 'service',
  'DELETE /admin/users/{id}': 'service',
  'GET /admin/users/{id}/factors': 'service',
  'DELETE /admin/users/{id}/factors/{factor}': 'service',
  'POST /invite': 'service',
  'POST /admin/generate_link': 'service',
  'GET /.well-known/oauth-authorization-server': 'anyone',
  'GET /.well-known/openid-configuration': 'anyone',
  'POST /oauth/clients/register': 'anyone',
  'GET /oauth/authorize': 'anyone',
  'POST /oauth/token': 'anyone',
  'POST /oauth/revoke': 'anyone',
  // Accepts the token of an app, which isn't a session.
  'GET /oauth/userinfo': 'anyone',
  'GET /oauth/authorizations/{id}': 'signed-in',
  'POST /oauth/authorizations/{id}/consent': 'signed-in',
  'GET /user/oauth/grants': 'signed-in',
  'DELETE /user/oauth/grants': 'signed-in',
  'GET /admin/oauth/clients': 'service',
  'POST /admin/oauth/clients': 'service',
  'GET /admin/oauth/clients/{id}': 'service',
  'PUT /admin/oauth/clients/{id}': 'service',
  'DELETE /admin/oauth/clients/{id}': 'service',
  'POST /admin/oauth/clients/{id}/regenerate_secret': 'service',
};

const someId = '00000000-0000-4000-8000-000000000000';
const password = 'a long and quiet river';
const serviceKey = 'sb_secret_of_the_tests_and_of_nobody_else';
let server: TestServer;
let tokens: Readonly<Record<string, string | null>>;

beforeAll(async () => {
  server = await startTestServer({}, { autoConfirm: true, limitFactor: 1000, serviceKey });
  const sign = (claims: object) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(sharedSecret));
  const signUp = async () => {
    const client = createAuthClient(server);
    const { data } = await client.signUp({ email: newAddress(), password });
    return { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
  };
  const [signedOut, deleted, present] = [await signUp(), await signUp(), await signUp()];
  await signedOut.client.signOut();
  await createAuthClient(server, { serviceKey }).admin.deleteUser(deleted.id);
  const claims = JSON.parse(Buffer.from(present.token.split('.')[1] ?? '', 'base64url').toString()) as object;
  tokens = {
    nobody: null,
    'the anonymous key': await sign({ role: 'anon' }),
    'an expired token': await sign({ ...claims, exp: 1_000_000_000 }),
    'somebody signed out': signedOut.token,
    'somebody deleted': deleted.token,
    'somebody signed in': present.token,
  };
});

afterAll(() => server.stop());

test('every endpoint says who may call it', () => {
  const { endpoints } = openIdentityApi(server.services.identity);
  const access = Object.fromEntries(endpoints.map((each) => [`${each.method} ${each.path}`, each.access]));
  expect(access).toEqual(accessByRoute);
});

const guarded = Object.entries(accessByRoute).filter(([, access]) => access !== 'anyone');

test.each(guarded)('%s opens to nobody but its %s', async (route, access) => {
  const [method = '', path = ''] = route.split(' ');
  for (const [who, token] of Object.entries(tokens)) {
    if (access === 'signed-in' && who === 'somebody signed in') continue;
    const response = await fetch(`${server.url}/auth/v1${path.replace(/\{\w+\}/g, someId)}`, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    expect([401, 403], `${who} at ${route}`).toContain(response.status);
  }
});
