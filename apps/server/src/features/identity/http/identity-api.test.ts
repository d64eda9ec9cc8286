import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100, emailCooldownSeconds: 0 });
});

afterAll(() => server.stop());

function post(path: string, body: string, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', ...headers };
  return fetch(`${server.url}/auth/v1${path}`, { method: 'POST', body, headers: all });
}

test('the service reports its name and settings', async () => {
  const health = await (await fetch(`${server.url}/auth/v1/health`)).json();
  expect(health).toMatchObject({ name: 'GoTrue', version: '0.0.0-test' });
  const settings = await (await fetch(`${server.url}/auth/v1/settings`)).json();
  expect(settings).toMatchObject({
    external: { email: true, phone: false, google: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
});

test('public keys have no private part, and the key file is readable only by its owner', async () => {
  const response = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  const { keys } = (await response.json()) as { keys: Record<string, string>[] };
  expect(keys).toMatchObject([
    { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) },
  ]);
  expect(keys[0]).not.toHaveProperty('d');
  const path = join(server.platform.dataFolder, 'identity-keys.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    signingKeys: [{ d: expect.any(String) }],
  });
});

test('errors have the format that the client requests', async () => {
  const body = JSON.stringify({ email: 'a', password: 'a long and quiet river' });
  const message = 'Unable to validate email address: invalid format';
  const old = await post('/signup', body);
  expect(old.status).toBe(400);
  expect(await old.json()).toEqual({ code: 400, error_code: 'validation_failed', msg: message });
  const current = await post('/signup', body, { 'x-supabase-api-version': '2024-01-01' });
  expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(current.headers.get('x-sb-error-code')).toBe('validation_failed');
  expect(await current.json()).toMatchObject({ code: 'validation_failed', message });
});

test.each(['', 'moon', '9', '2023-12-31', '2024-02-30'])(
  'the version "%s" is answered as of old',
  async (version) => {
    const response = await post('/signup', '{', { 'x-supabase-api-version': version });
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'bad_json' });
    expect(response.headers.get('x-supabase-api-version')).toBeNull();
  },
);

test.each([
  ['not JSON', '{', 'bad_json', 400],
  ['a list', '[]', 'bad_json', 400],
  ['a wrong type', '{"email":7,"password":{}}', 'validation_failed', 400],
  [
    'a key of the prototype',
    '{"email":"a@example.org","password":"long enough it is","data":{"__proto__":{"x":1}}}',
    'validation_failed',
    400,
  ],
  [
    'a zero character',
    '{"email":"a@example.org","password":"long enough it is","data":{"name":"a\\u0000b"}}',
    'validation_failed',
    400,
  ],
  [
    'half a character',
    '{"email":"a@example.org","password":"long enough it is","data":{"name":"\\ud800"}}',
    'validation_failed',
    400,
  ],
  ['two megabytes', JSON.stringify({ email: 'x'.repeat(2_000_000) }), 'request_entity_too_large', 413],
  ['no password', '{"email":"a@example.org"}', 'validation_failed', 400],
  ['a weak password', '{"email":"a@example.org","password":"password1"}', 'weak_password', 422],
  [
    'half of PKCE',
    '{"email":"a@example.org","password":"long enough it is","code_challenge":"x"}',
    'validation_failed',
    400,
  ],
  ['a phone', '{"phone":"+4366012345678","password":"long enough it is"}', 'phone_provider_disabled', 400],
  ['nobody', '{"data":{}}', 'anonymous_provider_disabled', 422],
])("a sign-up with %s is refused with the protocol's message", async (_, body, code, status) => {
  const response = await post('/signup', body);
  expect(await response.json()).toMatchObject({ error_code: code });
  expect(response.status).toBe(status);
});

test.each([
  ['POST', '/token?grant_type=moon', 400, 'invalid_credentials'],
  ['POST', '/token?grant_type=constructor', 400, 'invalid_credentials'],
  ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
  ['POST', '/token?grant_type=id_token', 400, 'validation_failed'],
  ['POST', '/sso', 404, 'saml_provider_disabled'],
  ['GET', '/authorize?provider=google', 400, 'validation_failed'],
  ['GET', '/nothing', 404, 'validation_failed'],
  ['GET', '/user', 401, 'no_authorization'],
  ['PUT', '/user', 401, 'no_authorization'],
  ['POST', '/logout', 401, 'no_authorization'],
  ['GET', '/reauthenticate', 401, 'no_authorization'],
])('%s %s is refused', async (method, path, status, code) => {
  const response = await fetch(`${server.url}/auth/v1${path}`, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error_code: code });
});

test('long passwords with spaces and emoji are accepted, and differ if their ends differ', async () => {
  const { passwordsDiffer } = await tryLongPasswords();
  expect(passwordsDiffer).toBe(true);
});

async function tryLongPasswords() {
  const own = await startTestServer({}, { autoConfirm: true });
  const url = `${own.url}/auth/v1`;
  const email = newAddress();
  const long = `${'🌲 forest '.repeat(7)}`;
  const send = (path: string, password: string) =>
    fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify({ email, password }) });
  expect((await send('/signup', `${long}a`)).status).toBe(200);
  const wrong = await send('/token?grant_type=password', `${long}b`);
  const right = await send('/token?grant_type=password', `${long}a`);
  await own.stop();
  return { passwordsDiffer: wrong.status === 400 && right.status === 200 };
}
