import { pathNames } from '@winnow/contracts';
import { SignJWT } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { honoPath } from '../platform/http/mount.ts';
import { answerOf, callRoute } from '../testing/access/call-route.ts';
import { accessOf, describedCalls, listAccess, namesThings } from '../testing/access/list-access.ts';
import { makeOwnThings } from '../testing/access/own-things.ts';
import type { OwnThings } from '../testing/access/route-access.ts';
import { createAuthClient } from '../testing/auth-client.ts';
import { type SignedUp, signUp } from '../testing/sign-up.ts';
import { sharedSecret, startTestServer, type TestServer } from '../testing/start-test-server.ts';

/** What answers without the contract: addresses of pages, of other protocols, and of machines. */
const routesOfTheirOwn: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /dev/outbox',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/style.css',
  'GET /api/docs/:page',
  // Known by Stripe's signature; mounted with its key alone.
  'POST /api/billing/webhook',
  // Has its own matrix, in features/identity/authorisation.test.ts.
  '/auth/v1/',
  // Has its own tests, in features/identity/profile.test.ts.
  '/rest/v1/',
  // Known by the token of a directory; has its own tests, in features/scim.
  '/scim/v2/',
  // Known by the token of an email, which is in its address.
  'GET /api/unsubscribe/:token',
  'POST /api/unsubscribe/:token',
  'GET /api/consent/:token',
  'POST /api/consent/:token/:answer',
  'GET /.well-known/security.txt',
  // The description of the authorization server, which names no one.
  'GET /.well-known/oauth-authorization-server/auth/v1',
  'GET /.well-known/openid-configuration/auth/v1',
  'GET /.well-known/oauth-authorization-server',
  // Where assistants ask for access to the tools; names no one.
  'GET /.well-known/oauth-protected-resource/mcp',
  'GET /.well-known/oauth-protected-resource',
  'GET /robots.txt',
  'GET /sitemap.xml',
  // The files of the web.
  'GET *',
  'GET /*',
  // Answers API keys and assistants alone; its tools make the calls of the contract, which check (`features/mcp`).
  'POST /mcp',
  // The public pages of jobs, known by their unguessable address, and feeds of what is published there.
  'GET /apply/feeds/:file',
  'GET /apply/receipt/:receipt',
  'POST /apply/receipt/:receipt',
  'POST /apply/receipt/:receipt/answers',
  'GET /apply/:slug',
  'POST /apply/:slug',
  'GET /apply/:slug/thanks',
  'POST /apply/:slug/answers',
  'GET /apply/:slug/image.png',
  'GET /apply/:slug/embed',
  'POST /apply/:slug/embed',
  'GET /apply/:slug/embed/thanks',
  'POST /apply/:slug/embed/answers',
];

const said = await listAccess();
const accessByRoute = Object.fromEntries(describedCalls.map((call) => [call.route, accessOf(call, said)]));

let server: TestServer;
let anna: SignedUp;
let boris: SignedUp;
let own: OwnThings;
/** Invalid tokens. */
let badTokens: Readonly<Record<string, { token: string | null; status: number }>>;

type Operation = { readonly 'x-access': string };

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  [anna, boris] = [await signUp(server), await signUp(server)];
  const [signedOut, deleted, twofold] = [await signUp(server), await signUp(server), await signUp(server)];
  await fetch(`${server.url}/auth/v1/logout`, { method: 'POST', headers: bearer(signedOut.token) });
  await server.services.identity.admin.remove(claimsOf(deleted.token).sub, false);
  own = await makeOwnThings(server, boris);
  badTokens = {
    nobody: { token: null, status: 401 },
    'an invented token': { token: 'x.y.z', status: 401 },
    'the anonymous key': { token: await sign({ role: 'anon' }), status: 401 },
    'the service key': { token: await sign({ role: 'service_role' }), status: 401 },
    'an expired token': { token: await sign({ ...claimsOf(anna.token), exp: 1_000_000_000 }), status: 401 },
    'a token without an end': { token: await sign({ ...claimsOf(anna.token), exp: undefined }), status: 401 },
    'a token of another issuer': {
      token: await sign({ ...claimsOf(anna.token), iss: 'https://elsewhere.example/auth/v1' }),
      status: 401,
    },
    'a token for another audience': {
      token: await sign({ ...claimsOf(anna.token), aud: 'somebody-else' }),
      status: 401,
    },
    'somebody signed out': { token: signedOut.token, status: 401 },
    'somebody deleted': { token: deleted.token, status: 401 },
    'half of a twofold sign-in': { token: await halfSignIn(twofold), status: 403 },
  };
});

afterAll(() => server.stop());

test('every call of the contract is answered, by those whom it names', async () => {
  const answered = (await listOperations()).map(([route, operation]) => [route, operation['x-access']]);
  expect(Object.fromEntries(answered)).toEqual(
    Object.fromEntries(describedCalls.map(({ route, access }) => [route, access])),
  );
});

test('what features say of their routes is true of the contract', () => {
  const lines = Object.entries(said.access).map(([route, who]) => [
    route,
    typeof who === 'string' ? who : 'signed-in',
  ]);
  const contract = new Map(describedCalls.map(({ route, access }) => [route, access]));
  expect(Object.fromEntries(lines)).toEqual(
    Object.fromEntries(lines.map(([route = '']) => [route, contract.get(route)])),
  );
});

test('a feature says which of its routes are open to anyone, and which are of operators but not below /admin', () => {
  const unsaid = describedCalls.filter(
    ({ route, path, access }) =>
      said.access[route] === undefined &&
      (access === 'anyone' || (access === 'operator') !== path.startsWith('/admin/')),
  );
  expect(unsaid.map(({ route }) => route)).toEqual([]);
});

test('a route that names a thing says whose it is', () => {
  const naming = describedCalls.filter((call) => pathNames(call.path).length > 0 || namesThings(call));
  const unsaid = naming.filter(({ route }) => accessByRoute[route] === 'signed-in');
  expect(unsaid.map(({ route }) => route)).toEqual([]);
  expect(naming.length).toBeGreaterThan(70);
});

test('nothing answers beside the contract but what is listed', () => {
  const app = createApp(server.platform, server.services, () => false);
  const known = new Set(Object.keys(accessByRoute).map((route) => inHono(route)));
  const unknown = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !known.has(route))
    .filter((route) => !routesOfTheirOwn.some((own) => route === own || route.includes(` ${own}`)));
  expect(unknown).toEqual([]);
});

const guarded = Object.entries(accessByRoute).filter(([, who]) => who !== 'anyone');

test.each(guarded)('%s opens to nobody without a sign-in that holds', async (route, who) => {
  for (const [name, { token, status }] of Object.entries(badTokens)) {
    const response = await call(route, token);
    expect(response.status, `${name} at ${route}`).toBe(status);
    if (status === 403) expect(await response.json()).toMatchObject({ code: 'second-factor-required' });
  }
  if (who === 'operator') expect((await call(route, boris.token)).status).toBe(403);
});

test.each(guarded)(
  '%s answers for an organization of others as for one that does not exist',
  async (route) => {
    const ask = async (organization: string) => {
      return answerOf(await call(route, anna.token, {}, undefined, organization));
    };
    const [another, nobodys] = [await ask(boris.organizationId), await ask(crypto.randomUUID())];
    expect(another).toEqual(nobodys);
    expect(another).toMatchObject({ status: 404, body: expect.stringContaining('no-such-organization') });
  },
);

const owned = guarded.flatMap(([route, who]) =>
  typeof who === 'string' ? [] : [who].flat().map((one) => [route, one] as const),
);

test.for(owned)("%s answers for another's thing as for one that does not exist", async ([route, who]) => {
  const ids = await who.make(server, anna);
  const invented = Object.fromEntries(Object.keys(ids).map((name) => [name, crypto.randomUUID()]));
  const [another, nobodys] = [await ask(boris.token, ids), await ask(boris.token, invented)];
  expect(another).toEqual(nobodys);
  expect(another.status).toBe(who.status ?? 404);
  // An answer that is the same for all users would prove nothing.
  if (another.status !== 404) expect(await ask(anna.token, ids)).not.toEqual(another);

  async function ask(token: string, given: Readonly<Record<string, string>>) {
    const input = typeof who.input === 'function' ? who.input(given, own) : who.input;
    return answerOf(await call(route, token, given, input));
  }
});

async function listOperations(): Promise<[route: string, Operation][]> {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

function call(
  route: string,
  token: string | null,
  values: Readonly<Record<string, string>> = {},
  input?: Readonly<Record<string, unknown>>,
  organization?: string,
): Promise<Response> {
  return callRoute(server, route, { token, values, input, organization });
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function inHono(route: string): string {
  const [method = '', path = ''] = route.split(' ');
  return `${method} ${honoPath(path)}`;
}

function sign(claims: object): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(sharedSecret));
}

function claimsOf(token: string): { sub: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
}

/** Adds a second factor and signs in again with the password alone. */
async function halfSignIn({ email, password }: SignedUp): Promise<string> {
  const client = createAuthClient(server);
  await client.signInWithPassword({ email, password });
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (error) throw error;
  const code = new TOTP({ secret: data.totp.secret }).generate();
  await client.mfa.challengeAndVerify({ factorId: data.id, code });
  const again = await client.signInWithPassword({ email, password });
  return again.data.session?.access_token ?? '';
}
