import {
  changePassword,
  createClient,
  exportPersonalData,
  getMe,
  getSite,
  getUser,
  refreshToken,
  signIn,
  signOut,
  signUp,
  updateProfile,
} from '@winnow/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { SignJWT } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { type SpawnedIdentity, spawnIdentity } from '../../../testing/spawn-identity.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

/** Starting another process can take long on a slow machine; nothing here is about speed. */
vi.setConfig({ hookTimeout: 180_000 });

const password = 'a long and quiet river';
const serviceKey = 'sb_secret_of_the_tests_and_of_nobody_else';
const jwtSecret = 'a legacy secret of the tests, long enough to sign';
let now = Date.now();
let project: SpawnedIdentity;
let server: TestServer;

beforeAll(async () => {
  project = await spawnIdentity({
    IDENTITY_AUTO_CONFIRM: 'on',
    IDENTITY_SERVICE_KEY: serviceKey,
    IDENTITY_SHARED_SECRET: jwtSecret,
    IDENTITY_LIMIT_FACTOR: '1000',
    IDENTITY_HASH_MEMORY_KIB: '64',
    IDENTITY_HASH_PASSES: '1',
  });
  const hostedIdentity = { url: project.url, publicKey: 'sb_publishable_x', serviceKey, jwtSecret };
  server = await startTestServer({ hostedIdentity, clock: { now: () => new Date(now) } });
});

afterAll(async () => {
  await server.stop();
  await project.stop();
});

/** A user of the project, signed in by its own client. */
async function someone() {
  const email = newAddress();
  const auth = createAuthClient(project);
  const { data, error } = await auth.signUp({ email, password, options: { data: { name: 'Anna' } } });
  if (error || !data.session) throw error ?? new Error('There is no session.');
  const token = data.session.access_token;
  return { email, auth, token, ...callingWith(token) };
}

function callingWith(token: string) {
  const headers = () => ({ authorization: `Bearer ${token}` });
  return { client: createClient({ baseUrl: `${server.url}/api`, headers }) };
}

function claimsOf(token: string): Record<string, unknown> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Record<string, unknown>;
}

function sign(claims: Record<string, unknown>, secret = jwtSecret): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

const statusOf = async (token: string) =>
  (await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;

test('browsers get the URL of the project and its public key, and no secret key', async () => {
  const { data } = await server.client.call(getSite);
  expect(data.identity).toEqual({ url: project.url, publicKey: 'sb_publishable_x' });
  expect(JSON.stringify(data)).not.toContain(serviceKey);
  const page = await fetch(`${server.url}/api/config`);
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${project.url}`);
});

test('the service inside this server does not answer', async () => {
  expect((await fetch(`${server.url}/auth/v1/settings`)).status).toBe(404);
  const signup = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST', body: '{}' });
  expect(signup.status).toBe(404);
});

test('a token of the project identifies its user, who is created once', async () => {
  const { email, token, client } = await someone();
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.call(getMe)));
  expect(answers[0]?.data).toMatchObject({ email, name: 'Anna', isVerified: true, googleSignIn: false });
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(answers[0]?.data.supabaseId).toBe(claimsOf(token)['sub']);
});

test('the project’s legacy secret verifies as well', async () => {
  const { token } = await someone();
  expect(await statusOf(await sign(claimsOf(token)))).toBe(200);
});

test.each<[string, (claims: Record<string, unknown>) => Promise<string>]>([
  ['another secret', (claims) => sign(claims, 'another secret that is as long as the first')],
  ['another issuer', (claims) => sign({ ...claims, iss: 'https://elsewhere.example/auth/v1' })],
  ['another audience', (claims) => sign({ ...claims, aud: 'anon' })],
  ['no end', (claims) => sign({ ...claims, exp: undefined })],
  ['an end in the past', (claims) => sign({ ...claims, exp: Math.floor(now / 1000) - 1 })],
  ['no session', (claims) => sign({ ...claims, session_id: undefined })],
  ['a session that is not there', (claims) => sign({ ...claims, session_id: crypto.randomUUID() })],
  ['a person who is not there', (claims) => sign({ ...claims, sub: crypto.randomUUID() })],
  ['no signature', async (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['an unknown key', async (claims) => `${encode({ alg: 'ES256', kid: 'x' })}.${encode(claims)}.AAAA`],
  ['no form', async () => 'x'],
])('a token with %s is nobody’s', async (_, forge) => {
  const { token } = await someone();
  expect(await statusOf(await forge(claimsOf(token)))).toBe(401);
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a sign-in without its second factor is refused', async () => {
  const { auth, email } = await someone();
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (error) throw error;
  const code = new TOTP({ secret: data.totp.secret }).generate();
  const lifted = await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  expect(await statusOf(lifted.data?.access_token ?? '')).toBe(200);
  const again = await auth.signInWithPassword({ email, password });
  expect(await statusOf(again.data.session?.access_token ?? '')).toBe(403);
});

test('a sign-out elsewhere takes effect within a second, one through our API immediately', async () => {
  const [elsewhere, here] = [await someone(), await someone()];
  expect([await statusOf(elsewhere.token), await statusOf(here.token)]).toEqual([200, 200]);
  await elsewhere.auth.signOut();
  await here.client.call(signOut);
  expect(await statusOf(here.token)).toBe(401);
  now += 1_001;
  expect(await statusOf(elsewhere.token)).toBe(401);
});

test('the API signs users up, in and out and refreshes tokens at the project', async () => {
  const email = newAddress();
  const made = await server.client.call(signUp, { name: 'Boris', email, password });
  const { data } = await server.client.call(signIn, { email, password });
  expect(data.user).toMatchObject({ id: made.data.id, name: 'Boris', email });
  const { client } = callingWith(data.token);
  await client.call(updateProfile, { role: 'Recruiter' });
  expect((await client.call(getUser)).data.profile).toMatchObject({ role: 'Recruiter' });
  const change = { currentPassword: password, newPassword: 'another river, as long' };
  await client.call(changePassword, change);
  const refreshed = await server.client.call(refreshToken, { refreshToken: data.refreshToken });
  expect(refreshed.data.user?.id).toBe(made.data.id);
});

test('the export contains the project’s data, and fails if the project does not provide it', async () => {
  const { email, client, token } = await someone();
  const { blob } = await client.download(exportPersonalData, {});
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const told = JSON.parse(strFromU8(files['sign-in.json'] ?? new Uint8Array()));
  expect(told).toMatchObject({ user: { email }, profile: [{ id: claimsOf(token)['sub'] }] });
  const hostedIdentity = { url: project.url, publicKey: 'x', serviceKey: 'a key of nobody', jwtSecret };
  const refused = await startTestServer({ hostedIdentity });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${refused.url}/api/user/export`, { headers });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('What is held of your sign-in cannot be read');
  await refused.stop();
});

test('an unreachable project makes the API unavailable, and signs nobody out', async () => {
  const { token } = await someone();
  const away = { url: 'http://127.0.0.1:9', publicKey: 'x', serviceKey, jwtSecret: null };
  const lonely = await startTestServer({ hostedIdentity: away });
  const response = await fetch(`${lonely.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(503);
  await lonely.stop();
});
