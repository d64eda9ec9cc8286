import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../testing/auth-client.ts';
import { sharedSecret, startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { identityRoutes } from './identity-routes.ts';

/** Who may call what. A route that is missing here fails the test below. */
const accessByRoute: Readonly<Record<string, 'public' | 'user' | 'service'>> = {
  'GET /health': 'public',
  'GET /settings': 'public',
  'GET /.well-known/jwks.json': 'public',
  'GET /authorize': 'public',
  'GET /callback': 'public',
  'POST /sso': 'public',
  'POST /signup': 'public',
  'POST /token': 'public',
  'POST /otp': 'public',
  'POST /magiclink': 'public',
  'POST /recover': 'public',
  'POST /resend': 'public',
  'POST /verify': 'public',
  'GET /verify': 'public',
  'GET /user': 'user',
  'PUT /user': 'user',
  'POST /logout': 'user',
  'GET /reauthenticate': 'user',
  'GET /user/identities/authorize': 'user',
  'DELETE /user/identities/:id': 'user',
  'POST /factors': 'user',
  'POST /factors/:id/challenge': 'user',
  'POST /factors/:id/verify': 'user',
  'DELETE /factors/:id': 'user',
  'GET /recovery-codes': 'user',
  'POST /recovery-codes': 'user',
  'POST /recovery-codes/verify': 'user',
  'GET /admin/users': 'service',
  'POST /admin/users': 'service',
  'GET /admin/users/:id': 'service',
  'PUT /admin/users/:id': 'service',
  'DELETE /admin/users/:id': 'service',
  'GET /admin/users/:id/factors': 'service',
  'DELETE /admin/users/:id/factors/:factor': 'service',
  'POST /invite': 'service',
  'POST /admin/generate_link': 'service',
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

test('every route says who may call it', () => {
  const routes = identityRoutes(server.services.identity);
  const access = Object.fromEntries(routes.map((route) => [`${route.method} ${route.path}`, route.access]));
  expect(access).toEqual(accessByRoute);
});

const guarded = Object.entries(accessByRoute).filter(([, access]) => access !== 'public');

test.each(guarded)('%s opens to nobody but its %s', async (route, access) => {
  const [method = '', path = ''] = route.split(' ');
  for (const [who, token] of Object.entries(tokens)) {
    if (access === 'user' && who === 'somebody signed in') continue;
    const response = await fetch(`${server.url}/auth/v1${path.replace(/:\w+/g, someId)}`, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    expect([401, 403], `${who} at ${route}`).toContain(response.status);
  }
});
