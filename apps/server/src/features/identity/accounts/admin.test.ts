import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { sharedSecret, startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
const serviceKey = 'sb_secret_of_the_tests_and_of_nobody_else';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { autoConfirm: true, limitFactor: 100, serviceKey });
});

afterAll(() => server.stop());

function keyOf(role: string, secret = sharedSecret): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

test('users are created, read, changed and deleted with the service key', async () => {
  const { admin } = createAuthClient(server, { serviceKey });
  const email = newAddress();
  const { data: made, error } = await admin.createUser({
    email,
    password,
    email_confirm: true,
    app_metadata: { plan: 'pro' },
  });
  expect(error).toBeNull();
  const id = made.user?.id ?? '';
  expect(made.user).toMatchObject({
    email,
    app_metadata: { plan: 'pro', provider: 'email' },
    email_confirmed_at: expect.any(String),
  });
  expect((await admin.createUser({ email, password })).error).toMatchObject({
    code: 'email_exists',
    status: 422,
  });
  expect((await admin.getUserById(id)).data.user?.email).toBe(email);
  const client = createAuthClient(server);
  expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  await admin.updateUserById(id, { password: 'another river, as long' });
  expect((await client.getUser()).error).not.toBeNull();
  await admin.updateUserById(id, { ban_duration: '24h' });
  const banned = await client.signInWithPassword({ email, password: 'another river, as long' });
  expect(banned.error?.code).toBe('user_banned');
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('concurrent changes do not overwrite each other', async () => {
  const { admin } = server.services.identity;
  const { id } = await admin.create({ email: newAddress(), userMetadata: { name: 'Anna Example' } });
  await Promise.all([
    admin.update(String(id), { userMetadata: { language: 'de' }, appMetadata: { plan: 'pro' } }),
    admin.update(String(id), { userMetadata: { theme: 'dark' }, appMetadata: { seats: 2 } }),
  ]);
  expect(await admin.get(String(id))).toMatchObject({
    user_metadata: { name: 'Anna Example', language: 'de', theme: 'dark' },
    app_metadata: { plan: 'pro', seats: 2 },
  });
});

test('a list has pages that the client can follow', async () => {
  const { admin } = createAuthClient(server, { serviceKey });
  for (const email of [newAddress(), newAddress()]) await admin.createUser({ email });
  const { data } = await admin.listUsers({ page: 1, perPage: 1 });
  expect(data.users).toHaveLength(1);
  expect(data).toMatchObject({ nextPage: 2, aud: 'authenticated' });
  expect('total' in data && data.total).toBeGreaterThanOrEqual(2);
});

test('a service token has the same access, and nothing else does', async () => {
  const email = newAddress();
  const { data } = await createAuthClient(server).signUp({ email, password });
  const status = async (authorization: string | null) => {
    const headers: Record<string, string> = authorization === null ? {} : { authorization };
    return (await fetch(`${server.url}/auth/v1/admin/users`, { headers })).status;
  };
  expect(await status(`Bearer ${await keyOf('service_role')}`)).toBe(200);
  expect(await status(null)).toBe(401);
  expect(await status(`Bearer ${await keyOf('anon')}`)).toBe(403);
  expect(
    await status(`Bearer ${await keyOf('service_role', 'a secret that this server does not have')}`),
  ).toBe(403);
  expect(await status(`Bearer ${data.session?.access_token}`)).toBe(403);
  expect(await status(`Bearer ${serviceKey}x`)).toBe(403);
});

test.each(['signup', 'magiclink', 'recovery', 'invite'] as const)(
  'a %s link made for somebody signs them in',
  async (type) => {
    const { admin } = createAuthClient(server, { serviceKey });
    const email = newAddress();
    if (type === 'recovery') await admin.createUser({ email });
    const request = type === 'signup' ? { type, email, password } : { type, email };
    const { data, error } = await admin.generateLink(request);
    expect(error).toBeNull();
    expect(data.properties).toMatchObject({
      verification_type: type,
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    const { data: signedIn } = await createAuthClient(server).verifyOtp({
      token_hash: data.properties?.hashed_token ?? '',
      type,
    });
    expect(signedIn.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  },
);
