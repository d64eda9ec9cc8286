import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  server = await startTestServer({ clock }, { autoConfirm: true, limitFactor: 100 });
});

afterAll(() => server.stop());

async function signUp() {
  const client = createAuthClient(server);
  const email = newAddress();
  const { data, error } = await client.signUp({ email, password, options: { data: { name: 'Zoë' } } });
  if (error || !data.session) throw error ?? new Error('There is no session.');
  return { client, email, session: data.session, user: data.session.user };
}

async function refresh(token: string) {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: token }),
  });
  const body = (await response.json()) as Record<string, string>;
  return {
    status: response.status,
    code: body['code'],
    token: body['refresh_token'] ?? '',
    access: body['access_token'],
  };
}

test('signing up signs the user in, with the given profile', async () => {
  const { client, email, user } = await signUp();
  expect(user).toMatchObject({
    email,
    phone: '',
    role: 'authenticated',
    aud: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Zoë', email, email_verified: true, sub: user.id },
    identities: [{ provider: 'email', id: user.id, user_id: user.id }],
    is_anonymous: false,
  });
  expect(JSON.stringify(user)).not.toContain('argon2');
  expect((await client.getUser()).data.user?.id).toBe(user.id);
});

test('tokens are verified by the public keys alone', async () => {
  const { client, user } = await signUp();
  const { data } = await client.getClaims();
  expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(data?.claims).toMatchObject({
    sub: user.id,
    iss: `${server.url}/auth/v1`,
    aal: 'aal1',
    amr: [{ method: 'password' }],
  });
});

test('a user signs in again, and a wrong password does not', async () => {
  const { email, user } = await signUp();
  const client = createAuthClient(server);
  const wrong = await client.signInWithPassword({ email, password: 'not this one' });
  const nobody = await client.signInWithPassword({ email: newAddress(), password });
  for (const { error } of [wrong, nobody]) {
    expect(error).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      status: 400,
    });
  }
  const right = await client.signInWithPassword({ email: email.toUpperCase(), password });
  expect(right.data.user?.id).toBe(user.id);
});

test('an address can sign up once', async () => {
  const { client, email } = await signUp();
  const { error } = await client.signUp({ email, password });
  expect(error).toMatchObject({ code: 'user_already_exists', message: 'User already registered' });
});

test('a refresh returns new tokens for the same session', async () => {
  const { client, session } = await signUp();
  const { data } = await client.refreshSession();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  const ids = [session.access_token, data.session?.access_token ?? ''].map(sessionIdOf);
  expect(ids[0]).toBe(ids[1]);
});

test('twenty concurrent refreshes keep one session', async () => {
  const { session } = await signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
  expect(new Set(answers.map(({ access }) => sessionIdOf(access ?? ''))).size).toBe(1);
  expect((await refresh(answers[0]?.token ?? '')).status).toBe(200);
});

test('a client that missed the response gets the current token again', async () => {
  const { session } = await signUp();
  const second = await refresh(session.refresh_token);
  now += 60_000;
  expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, token: second.token });
});

test('an old token is accepted within the window, and afterwards ends the session', async () => {
  const { session, client } = await signUp();
  const second = await refresh(session.refresh_token);
  const third = await refresh(second.token);
  expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, token: third.token });
  now += 11_000;
  expect(await refresh(session.refresh_token)).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
  });
  expect(await refresh(third.token)).toMatchObject({ status: 400, code: 'session_not_found' });
  expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
});

test('a modified token is not found', async () => {
  const { session } = await signUp();
  const bytes = Buffer.from(session.refresh_token, 'base64url');
  bytes.writeUInt32BE(7, 17);
  for (const token of [bytes.toString('base64url'), 'x', '٣']) {
    expect(await refresh(token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  }
  expect(await refresh('')).toMatchObject({ status: 400 });
});

test.each([
  ['global', false, false],
  ['others', true, false],
  ['local', false, true],
] as const)('signing out with scope %s ends what it says', async (scope, hereStays, thereStays) => {
  const { client: here, email } = await signUp();
  const there = createAuthClient(server);
  await there.signInWithPassword({ email, password });
  const tokens = await Promise.all(
    [here, there].map(async (client) => (await client.getSession()).data.session?.access_token),
  );
  expect((await here.signOut({ scope })).error).toBeNull();
  const statuses = await Promise.all(tokens.map((token) => getUser(token ?? '')));
  expect(statuses.map((status) => status === 200)).toEqual([hereStays, thereStays]);
});

test('an unknown scope is refused', async () => {
  const { session } = await signUp();
  const response = await fetch(`${server.url}/auth/v1/logout?scope=moon`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ msg: 'Unsupported logout scope "moon"' });
});

test('a changed password ends other sessions and keeps this one', async () => {
  const { client: here, email } = await signUp();
  const there = createAuthClient(server);
  await there.signInWithPassword({ email, password });
  const same = await here.updateUser({ password });
  expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
  expect((await here.updateUser({ password: 'another river, as long' })).error).toBeNull();
  expect((await here.getUser()).error).toBeNull();
  expect((await there.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await there.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
});

test('profile data is merged, and users cannot change their roles', async () => {
  const { client, session } = await signUp();
  const { data } = await client.updateUser({ data: { name: null, town: 'Graz', role: 'service_role' } });
  expect(data.user?.user_metadata).toMatchObject({ town: 'Graz' });
  expect(data.user?.user_metadata).not.toHaveProperty('name');
  expect(data.user?.role).toBe('authenticated');
  const response = await fetch(`${server.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ app_metadata: { plan: 'enterprise' } }),
  });
  expect(response.status).toBe(403);
});

async function getUser(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/auth/v1/user`, { headers })).status;
}

function sessionIdOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { session_id: string }).session_id;
}
