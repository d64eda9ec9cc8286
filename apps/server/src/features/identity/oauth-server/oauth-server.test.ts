import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const serviceKey = 'opens-everything-for-these-tests-alone';
const redirectUri = 'https://calendar.example/callback?from=winnow';
let server: TestServer;
let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
const passTime = (ms: number) => {
  aheadMs += ms;
};

beforeAll(async () => {
  server = await startTestServer({ clock }, { autoConfirm: true, limitFactor: 1000, serviceKey });
});

afterAll(() => server.stop());

type Json = Record<string, unknown>;
type App = { readonly id: string; readonly secret: string | null };
type Person = Awaited<ReturnType<typeof join>>;

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/auth/v1${path}`, { redirect: 'manual', ...init });

async function join() {
  const client = createAuthClient(server);
  const email = newAddress();
  const { data } = await client.signUp({
    email,
    password: 'violet harbour lantern',
    options: { data: { name: 'Mara Vale' } },
  });
  return { client, email, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
}

async function register(fields: Json = {}): Promise<App> {
  const body = JSON.stringify({
    client_name: 'Calendar',
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'none',
    ...fields,
  });
  const answer = await call('/oauth/clients/register', { method: 'POST', body });
  expect(answer.status).toBe(201);
  const { client_id: id, client_secret: secret } = (await answer.json()) as Json;
  return { id: String(id), secret: secret === undefined ? null : String(secret) };
}

function pkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

function authorize(app: App, challenge: string, changes: Record<string, string> = {}) {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: app.id,
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state: 'a b&c=d',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  });
  return call(`/oauth/authorize?${query}`);
}

/** Starts a request; returns its id. */
async function ask(app: App, challenge = pkce().challenge, changes: Record<string, string> = {}) {
  const answer = await authorize(app, challenge, changes);
  expect(answer.status).toBe(302);
  const target = new URL(answer.headers.get('location') ?? '');
  expect(`${target.origin}${target.pathname}`).toBe(`${server.url}/oauth/consent`);
  return target.searchParams.get('authorization_id') ?? '';
}

async function allow(person: Person, id: string): Promise<string> {
  await person.client.oauth.getAuthorizationDetails(id);
  const { data, error } = await person.client.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
  expect(error).toBeNull();
  return new URL(data?.redirect_url ?? '').searchParams.get('code') ?? '';
}

function exchange(app: App, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const given = { grant_type: 'authorization_code', client_id: app.id, redirect_uri: redirectUri };
  return call('/oauth/token', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...given, ...fields }),
  });
}

function refresh(app: App, token: unknown) {
  const fields = { grant_type: 'refresh_token', client_id: app.id, refresh_token: String(token) };
  return call('/oauth/token', { method: 'POST', body: new URLSearchParams(fields) });
}

const userInfo = (token: unknown) =>
  call('/oauth/userinfo', { headers: { authorization: `Bearer ${token}` } });

async function connect(person: Person, app: App) {
  const { verifier, challenge } = pkce();
  const code = await allow(person, await ask(app, challenge));
  const answer = await exchange(app, { code, code_verifier: verifier });
  expect(answer.status).toBe(200);
  return { code, verifier, tokens: (await answer.json()) as Json };
}

async function expectRefused(answer: Response, error: string, status = 400) {
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error, error_description: expect.any(String) });
}

async function eventsOf(person: Person) {
  const { database } = server.platform.openDatabase;
  const rows = await queryRows<{ event: string }>(
    database,
    sql`select event from identity_audit where user_id = ${person.id} and event like 'app-%' order by happened_at`,
  );
  return rows.map(({ event }) => event);
}

test('an app gets tokens for what a person allowed, and nothing more', async () => {
  const [person, app] = [await join(), await register()];
  const { verifier, challenge } = pkce();
  const id = await ask(app, challenge, { nonce: 'n-1' });
  const { data: details } = await person.client.oauth.getAuthorizationDetails(id);
  expect(details).toEqual({
    authorization_id: id,
    redirect_uri: redirectUri,
    client: { id: app.id, name: 'Calendar', uri: '', logo_uri: '' },
    user: { id: person.id, email: person.email },
    scope: 'openid profile email',
  });
  const { data } = await person.client.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
  const target = new URL(data?.redirect_url ?? '');
  expect(target.href).toMatch(/^https:\/\/calendar\.example\/callback\?from=winnow&code=/);
  expect(target.searchParams.get('state')).toBe('a b&c=d');
  expect(target.searchParams.get('iss')).toBe(`${server.url}/auth/v1`);
  const answer = await exchange(app, {
    code: target.searchParams.get('code') ?? '',
    code_verifier: verifier,
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const tokens = (await answer.json()) as Json;
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'openid profile email' });
  expect(decodeJwt(String(tokens['access_token']))).toMatchObject({
    sub: person.id,
    aud: `${server.url}/auth/v1`,
    client_id: app.id,
    scope: 'openid profile email',
  });
  const keySet = createRemoteJWKSet(new URL(`${server.url}/auth/v1/.well-known/jwks.json`));
  const { payload } = await jwtVerify(String(tokens['id_token']), keySet, {
    audience: app.id,
    issuer: `${server.url}/auth/v1`,
    currentDate: clock.now(),
  });
  expect(payload).toMatchObject({ sub: person.id, nonce: 'n-1', email: person.email, name: 'Mara Vale' });
  expect(await (await userInfo(tokens['access_token'])).json()).toMatchObject({
    sub: person.id,
    email: person.email,
    name: 'Mara Vale',
  });
  expect(await eventsOf(person)).toEqual(['app-connected']);
});

test('scopes decide what an app learns', async () => {
  const [person, app] = [await join(), await register()];
  const { verifier, challenge } = pkce();
  const code = await allow(person, await ask(app, challenge, { scope: 'email' }));
  const tokens = (await (await exchange(app, { code, code_verifier: verifier })).json()) as Json;
  expect(tokens).not.toHaveProperty('id_token');
  const told = await (await userInfo(tokens['access_token'])).json();
  expect(told).toEqual({ sub: person.id, email: person.email, email_verified: true });
});

test('tokens of an app open neither the API nor the account', async () => {
  const [person, app] = [await join(), await register()];
  const { tokens } = await connect(person, app);
  for (const name of ['access_token', 'id_token', 'refresh_token']) {
    const headers = { authorization: `Bearer ${tokens[name]}` };
    const isAccess = name === 'access_token';
    for (const path of ['/user', '/job-descriptions', '/user/sessions']) {
      const answer = await fetch(`${server.url}/api${path}`, { headers });
      expect(answer.status, `${name} at ${path}`).toBe(isAccess ? 403 : 401);
      if (isAccess) expect(await answer.text()).toContain('connected app');
    }
    expect((await call('/user', { headers })).status).toBe(403);
    expect((await call('/admin/users', { headers })).status).toBe(403);
    expect((await call('/user/oauth/grants', { headers })).status).toBe(403);
  }
  const asSession = await call('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: tokens['refresh_token'] }),
  });
  expect(asSession.status).toBe(400);
  expect((await userInfo(person.token)).status).toBe(401);
});

test('a code is taken once, and its second use ends the tokens of the first', async () => {
  const [person, app] = [await join(), await register()];
  const { code, verifier, tokens } = await connect(person, app);
  await expectRefused(await exchange(app, { code, code_verifier: verifier }), 'invalid_grant');
  expect((await userInfo(tokens['access_token'])).status).toBe(401);
  await expectRefused(await refresh(app, tokens['refresh_token']), 'invalid_grant');
  expect(await eventsOf(person)).toEqual(['app-connected', 'app-code-reused']);
});

test('a code with a wrong verifier, address or resource is refused and spent', async () => {
  const [person, app] = [await join(), await register()];
  const wrong: Record<string, string>[] = [
    { code_verifier: pkce().verifier },
    { redirect_uri: 'https://calendar.example/callback' },
    { resource: 'https://other.example/' },
  ];
  for (const fields of wrong) {
    const { verifier, challenge } = pkce();
    const code = await allow(person, await ask(app, challenge));
    const error = 'resource' in fields ? 'invalid_target' : 'invalid_grant';
    await expectRefused(await exchange(app, { code, code_verifier: verifier, ...fields }), error);
    await expectRefused(await exchange(app, { code, code_verifier: verifier }), 'invalid_grant');
  }
});

test('a code is not for another app, and that does not spend it', async () => {
  const [person, app, other] = [await join(), await register(), await register()];
  const { verifier, challenge } = pkce();
  const code = await allow(person, await ask(app, challenge));
  await expectRefused(await exchange(other, { code, code_verifier: verifier }), 'invalid_grant');
  expect((await exchange(app, { code, code_verifier: verifier })).status).toBe(200);
});

test('a code lives five minutes', async () => {
  const [person, app] = [await join(), await register()];
  const { verifier, challenge } = pkce();
  const code = await allow(person, await ask(app, challenge));
  passTime(5 * 60_000 + 1000);
  await expectRefused(await exchange(app, { code, code_verifier: verifier }), 'invalid_grant');
});

test('what an app does wrong is told to the app, at its registered address only', async () => {
  const app = await register();
  const { challenge } = pkce();
  const errors: [Record<string, string>, string][] = [
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: '' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid jobs:everything' }, 'invalid_scope'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ prompt: 'none' }, 'interaction_required'],
  ];
  for (const [changes, error] of errors) {
    const answer = await authorize(app, challenge, changes);
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.origin).toBe('https://calendar.example');
    expect(target.searchParams.get('error')).toBe(error);
    expect(target.searchParams.get('state')).toBe('a b&c=d');
  }
  const foreign = [
    'https://calendar.example/callback',
    'https://calendar.example/callback?from=winnow&x=1',
    'https://calendar.example:443/callback?from=winnow',
    'https://CALENDAR.example/callback?from=winnow',
    'https://calendar.example/callback/../callback?from=winnow',
    'https://calendar.example.evil.example/callback?from=winnow',
    'https://calendar.example@evil.example/callback?from=winnow',
    '//evil.example',
    '',
  ];
  for (const address of foreign) {
    const answer = await authorize(app, challenge, { redirect_uri: address });
    expect(answer.status, address).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  }
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '']) {
    const answer = await authorize({ ...app, id }, challenge);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'oauth_client_not_found' });
  }
});

test('a request belongs to who opened it, is answered once, and goes after half an hour', async () => {
  const [person, other, app] = [await join(), await join(), await register()];
  const id = await ask(app);
  const unseen = await person.client.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
  expect(unseen.error?.status).toBe(404);
  await person.client.oauth.getAuthorizationDetails(id);
  for (const attempt of [
    other.client.oauth.getAuthorizationDetails(id),
    other.client.oauth.approveAuthorization(id, { skipBrowserRedirect: true }),
    other.client.oauth.denyAuthorization(id, { skipBrowserRedirect: true }),
    other.client.oauth.getAuthorizationDetails('made-up'),
  ]) {
    expect((await attempt).error).toMatchObject({ status: 404, code: 'oauth_authorization_not_found' });
  }
  await allow(person, id);
  const again = await person.client.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
  expect(again.error?.status).toBe(400);
  const late = await ask(app);
  await person.client.oauth.getAuthorizationDetails(late);
  passTime(30 * 60_000 + 1000);
  expect((await person.client.oauth.getAuthorizationDetails(late)).error?.status).toBe(404);
});

test('who denies sends the app away without a code', async () => {
  const [person, app] = [await join(), await register()];
  const id = await ask(app);
  await person.client.oauth.getAuthorizationDetails(id);
  const { data } = await person.client.oauth.denyAuthorization(id, { skipBrowserRedirect: true });
  const target = new URL(data?.redirect_url ?? '');
  expect(target.searchParams.get('error')).toBe('access_denied');
  expect(target.searchParams.get('state')).toBe('a b&c=d');
  expect(target.searchParams.get('code')).toBeNull();
  expect((await person.client.oauth.listGrants()).data).toEqual([]);
  expect(await eventsOf(person)).toEqual(['app-refused']);
});

test('a refresh token is renewed each time, and an old one ends the access', async () => {
  const [person, app] = [await join(), await register()];
  const { tokens } = await connect(person, app);
  const second = (await (await refresh(app, tokens['refresh_token'])).json()) as Json;
  expect(second['refresh_token']).not.toBe(tokens['refresh_token']);
  const repeated = (await (await refresh(app, tokens['refresh_token'])).json()) as Json;
  expect(repeated['refresh_token'], 'a lost answer, asked for again at once').toBe(second['refresh_token']);
  await expectRefused(await refresh(await register(), second['refresh_token']), 'invalid_grant');
  passTime(60_000);
  await expectRefused(await refresh(app, tokens['refresh_token']), 'invalid_grant');
  await expectRefused(await refresh(app, second['refresh_token']), 'invalid_grant');
  expect((await userInfo(second['access_token'])).status).toBe(401);
  await expectRefused(await refresh(app, 'made-up'), 'invalid_grant');
  expect(await eventsOf(person)).toContain('app-token-reused');
});

test('a person sees their apps and takes access back at once', async () => {
  const [person, other, app] = [await join(), await join(), await register()];
  const { tokens } = await connect(person, app);
  const { tokens: othersTokens } = await connect(other, app);
  const pending = pkce();
  const openCode = await allow(person, await ask(app, pending.challenge));
  const { data: grants } = await person.client.oauth.listGrants();
  expect(grants).toMatchObject([
    { client: { id: app.id, name: 'Calendar' }, scopes: ['email', 'openid', 'profile'] },
  ]);
  expect((await person.client.oauth.revokeGrant({ clientId: app.id })).error).toBeNull();
  expect((await userInfo(tokens['access_token'])).status).toBe(401);
  await expectRefused(await refresh(app, tokens['refresh_token']), 'invalid_grant');
  await expectRefused(
    await exchange(app, { code: openCode, code_verifier: pending.verifier }),
    'invalid_grant',
  );
  expect((await userInfo(othersTokens['access_token'])).status).toBe(200);
  expect((await person.client.oauth.revokeGrant({ clientId: app.id })).error).toMatchObject({
    status: 404,
    code: 'oauth_consent_not_found',
  });
});

test('an app ends its own tokens and no others', async () => {
  const [person, app, other] = [await join(), await register(), await register()];
  const { tokens } = await connect(person, app);
  const revoke = (by: App, token: unknown) =>
    call('/oauth/revoke', {
      method: 'POST',
      body: new URLSearchParams({ client_id: by.id, token: String(token) }),
    });
  expect((await revoke(other, tokens['refresh_token'])).status).toBe(200);
  expect((await revoke(app, 'made-up')).status).toBe(200);
  expect((await userInfo(tokens['access_token'])).status).toBe(200);
  expect((await revoke(app, tokens['access_token'])).status).toBe(200);
  expect((await userInfo(tokens['access_token'])).status).toBe(401);
  await expectRefused(await refresh(app, tokens['refresh_token']), 'invalid_grant');
});

test('an app with a secret proves itself as it is registered', async () => {
  const person = await join();
  const app = await register({ token_endpoint_auth_method: 'client_secret_basic' });
  const { verifier, challenge } = pkce();
  const code = await allow(person, await ask(app, challenge));
  const fields = { code, code_verifier: verifier };
  const basic = (secret: string) => ({
    authorization: `Basic ${Buffer.from(`${app.id}:${secret}`).toString('base64')}`,
  });
  await expectRefused(await exchange(app, fields), 'invalid_client', 401);
  await expectRefused(
    await exchange(app, { ...fields, client_secret: app.secret ?? '' }),
    'invalid_client',
    401,
  );
  const wrong = await exchange(app, fields, basic('wrong'));
  expect(wrong.headers.get('www-authenticate')).toContain('Basic');
  await expectRefused(wrong, 'invalid_client', 401);
  const { database } = server.platform.openDatabase;
  const stored = await queryRows<{ row: string }>(
    database,
    sql`select c::text as row from identity_oauth_clients c where id = ${app.id}`,
  );
  expect(stored[0]?.row).not.toContain(app.secret);
  const renewed = await call(`/admin/oauth/clients/${app.id}/regenerate_secret`, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceKey}` },
  });
  const { client_secret: secret } = (await renewed.json()) as Json;
  await expectRefused(await exchange(app, fields, basic(app.secret ?? '')), 'invalid_client', 401);
  expect((await exchange(app, fields, basic(String(secret)))).status).toBe(200);
});

test('addresses that run code, read files or leave the machine in the clear are not registered', async () => {
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://calendar.example/callback',
    'https://calendar.example/callback#fragment',
    'https://user:secret@calendar.example/',
    'https://calendar.example/a b',
    '/callback',
    '',
  ];
  for (const address of bad) {
    const body = JSON.stringify({ redirect_uris: [address] });
    const answer = await call('/oauth/clients/register', { method: 'POST', body });
    expect(answer.status, address).toBe(400);
  }
  const pictures = JSON.stringify({ redirect_uris: [redirectUri], logo_uri: 'javascript:alert(1)' });
  expect((await call('/oauth/clients/register', { method: 'POST', body: pictures })).status).toBe(400);
  await register({ redirect_uris: ['http://127.0.0.1:4711/callback', 'calendar-app://sign-in'] });
});

test('an app that could use more kinds of grants is told which of them are served', async () => {
  const given = (fields: Json) => ({
    method: 'POST',
    body: JSON.stringify({ redirect_uris: [redirectUri], token_endpoint_auth_method: 'none', ...fields }),
  });
  const deviceCode = 'urn:ietf:params:oauth:grant-type:device_code';
  const wide = { grant_types: ['refresh_token', 'authorization_code', deviceCode], response_types: ['code'] };
  const answer = await call('/oauth/clients/register', given(wide));
  expect(await answer.json()).toMatchObject({ grant_types: ['authorization_code', 'refresh_token'] });
  for (const fields of [{ grant_types: [deviceCode] }, { response_types: ['token'] }]) {
    expect((await call('/oauth/clients/register', given(fields))).status).toBe(400);
  }
});

test('a token can be for an address of this server, and only there', async () => {
  const [person, app] = [await join(), await register()];
  const { verifier, challenge } = pkce();
  const resource = `${server.url}/calendars`;
  const code = await allow(person, await ask(app, challenge, { resource }));
  const tokens = (await (await exchange(app, { code, code_verifier: verifier, resource })).json()) as Json;
  expect(decodeJwt(String(tokens['access_token'])).aud).toBe(resource);
});

test('scopes of assistants are for their resource alone, and are not allowed without an organization', async () => {
  const [person, app] = [await join(), await register()];
  const refusalOf = async (changes: Record<string, string>) => {
    const target = new URL((await authorize(app, pkce().challenge, changes)).headers.get('location') ?? '');
    return target.searchParams.get('error');
  };
  const mcp = `${server.url}/mcp`;
  expect(await refusalOf({ scope: 'jobs:read', resource: `${server.url}/calendars` })).toBe('invalid_target');
  expect(await refusalOf({ scope: 'email', resource: mcp })).toBe('invalid_scope');
  expect(await refusalOf({ scope: 'jobs:read audit:read', resource: mcp })).toBe('invalid_scope');
  for (const changes of [{ scope: 'jobs:read' }, { scope: '', resource: mcp }]) {
    const id = await ask(app, pkce().challenge, changes);
    const { data } = await person.client.oauth.getAuthorizationDetails(id);
    expect(data).toMatchObject({ scope: expect.stringMatching(/^jobs:read/) });
    const { error } = await person.client.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
    expect(error?.message).toContain('/api/assistants');
  }
});

test('the description of the server is where both standards look for it', async () => {
  for (const path of [
    '/.well-known/oauth-authorization-server/auth/v1',
    '/.well-known/openid-configuration/auth/v1',
    '/.well-known/oauth-authorization-server',
    '/auth/v1/.well-known/oauth-authorization-server',
    '/auth/v1/.well-known/openid-configuration',
  ]) {
    const answer = await fetch(`${server.url}${path}`);
    expect(await answer.json(), path).toMatchObject({
      issuer: `${server.url}/auth/v1`,
      token_endpoint: `${server.url}/auth/v1/oauth/token`,
      code_challenge_methods_supported: ['S256'],
    });
  }
});

test('with an account its grants go, and with an app the access it had', async () => {
  const [person, other, app] = [await join(), await join(), await register()];
  const { tokens } = await connect(person, app);
  const { tokens: othersTokens } = await connect(other, app);
  const { admin } = createAuthClient(server, { serviceKey });
  await admin.deleteUser(person.id);
  expect((await userInfo(tokens['access_token'])).status).toBe(401);
  expect((await userInfo(othersTokens['access_token'])).status).toBe(200);
  await admin.updateUserById(other.id, { ban_duration: '1h' });
  expect((await userInfo(othersTokens['access_token'])).status).toBe(401);
  await admin.updateUserById(other.id, { ban_duration: 'none' });
  expect((await admin.oauth.deleteClient(app.id)).error).toBeNull();
  expect((await userInfo(othersTokens['access_token'])).status).toBe(401);
});
