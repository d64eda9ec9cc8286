import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress, newestEmail } from '../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

/** Refusals that clients distinguish by status, code and message. */
const serviceKey = 'opens-everything-for-these-tests-alone';
const password = 'violet harbour lantern';
const another = 'a quiet orchard in may';
const minute = 60_000;
const day = 24 * 60 * minute;
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  const identity = { serviceKey, limitFactor: 100, emailCooldownSeconds: 0, emailLinks: 'verify' } as const;
  server = await startTestServer({ clock }, identity);
});

afterAll(() => server.stop());

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

async function call(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function signIn() {
  const email = newAddress();
  await call('POST', '/admin/users', { email, password, email_confirm: true }, serviceKey);
  const { body } = await call('POST', '/token?grant_type=password', { email, password });
  return { email, token: String(body['access_token']), refreshToken: String(body['refresh_token']) };
}

/** The code in a browser's redirect, and the verifier that its client keeps. */
async function askForCode() {
  const { email } = await signIn();
  const verifier = randomUUID().repeat(2);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  await call('POST', '/otp', { email, code_challenge: challenge, code_challenge_method: 's256' });
  const { link } = await newestEmail(server, email);
  const { headers } = await fetch(link, { redirect: 'manual' });
  return { code: new URL(headers.get('location') ?? '').searchParams.get('code'), verifier };
}

function exchange(code: string | null, verifier: string) {
  return call('POST', '/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
}

function refused(status: number, code: string, message?: string | RegExp) {
  const words = message instanceof RegExp ? expect.stringMatching(message) : message;
  return { status, body: { code, error_code: code, message: words ?? expect.any(String) } };
}

test('a sign-in code is refused without its verifier, and afterwards for everyone', async () => {
  const { code, verifier } = await askForCode();
  expect(await exchange(code, randomUUID().repeat(2))).toEqual(
    refused(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),
  );
  expect(await exchange(code, verifier)).toEqual(
    refused(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  );
});

test('a sign-in code is valid for five minutes', async () => {
  const { code, verifier } = await askForCode();
  now += 5 * minute + 1_000;
  expect(await exchange(code, verifier)).toEqual(refused(422, 'flow_state_expired'));
});

test('an incomplete code exchange is refused', async () => {
  const words = 'invalid request: both auth code and code verifier should be non-empty';
  expect(await exchange('', 'x')).toEqual(refused(400, 'validation_failed', words));
});

test('a continually refreshed session ends after ninety days', async () => {
  const { refreshToken } = await signIn();
  const body = { refresh_token: refreshToken };
  now += 90 * day + minute;
  const answer = await call('POST', '/token?grant_type=refresh_token', body);
  expect(answer).toEqual(refused(400, 'session_expired', /^Invalid Refresh Token: Session Expired/));
  expect(await call('POST', '/token?grant_type=refresh_token', body)).toEqual(
    refused(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found'),
  );
});

test('a refresh without a token is refused in the format of OAuth', async () => {
  const answer = await call('POST', '/token?grant_type=refresh_token', { refresh_token: '' });
  const words = { error: 'invalid_request', error_description: 'refresh_token required' };
  expect(answer).toEqual({ status: 400, body: words });
});

test('an older session needs an emailed code to change the password', async () => {
  const { email, refreshToken } = await signIn();
  now += day + minute;
  const body = { refresh_token: refreshToken };
  const token = String((await call('POST', '/token?grant_type=refresh_token', body)).body['access_token']);
  const change = (nonce?: string) =>
    call('PUT', '/user', { password: another, ...(nonce && { nonce }) }, token);
  expect(await change()).toEqual(refused(400, 'reauthentication_needed'));
  await call('GET', '/reauthenticate', undefined, token);
  const { code } = await newestEmail(server, email);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await change(wrong)).toEqual(
    refused(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  );
  expect(await change(code)).toMatchObject({ status: 200, body: { email } });
});

test("a change of the user's own record is refused with its reason", async () => {
  const { token } = await signIn();
  const change = (body: object) => call('PUT', '/user', body, token);
  expect(await change({ password: another, current_password: 'not this' })).toEqual(
    refused(400, 'current_password_invalid'),
  );
  expect(await change({ app_metadata: { role: 'admin' } })).toEqual(refused(403, 'not_admin'));
});

test('factors have unique names, and there are at most ten', async () => {
  const { token } = await signIn();
  const enroll = (name: string) =>
    call('POST', '/factors', { factor_type: 'totp', friendly_name: name }, token);
  expect((await enroll('phone 0')).status).toBe(200);
  expect(await enroll('phone 0')).toEqual(refused(422, 'mfa_factor_name_conflict'));
  for (let count = 1; count < 10; count += 1) expect((await enroll(`phone ${count}`)).status).toBe(200);
  expect(await enroll('phone 10')).toEqual(refused(422, 'too_many_enrolled_mfa_factors'));
});

test('an invalid factor is refused with its error code', async () => {
  const { token } = await signIn();
  const post = (path: string, body: object) => call('POST', path, body, token);
  expect(await post('/factors', { factor_type: 'pigeon' })).toEqual(
    refused(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'),
  );
  expect(await post(`/factors/${randomUUID()}/challenge`, {})).toEqual(
    refused(404, 'mfa_factor_not_found', 'Factor not found'),
  );
  expect(await post('/factors/none/challenge', {})).toEqual(refused(404, 'validation_failed'));
  const { body } = await post('/factors', { factor_type: 'totp' });
  const path = `/factors/${String(body['id'])}/verify`;
  expect(await post(path, { challenge_id: randomUUID(), code: '' })).toEqual(
    refused(400, 'validation_failed', 'Code needs to be non-empty'),
  );
  expect(await post(path, { challenge_id: randomUUID(), code: '123456' })).toEqual(
    refused(422, 'mfa_factor_not_found'),
  );
});

test.each([
  ['POST', '/verify', { email: 'a@example.org', token: '1' }, 'Verify requires a verification type'],
  [
    'POST',
    '/verify',
    { type: 'signup', email: 'a@example.org' },
    'Verify requires either a token or a token hash',
  ],
  [
    'POST',
    '/verify',
    { type: 'signup', email: 'a@example.org', token_hash: 'x' },
    'Only the token_hash and type should be provided',
  ],
  [
    'POST',
    '/resend',
    { email: 'a@example.org' },
    'Missing one of these types: signup, email_change, sms, phone_change',
  ],
  ['POST', '/resend', { type: 'signup' }, 'Missing email address or phone number'],
  ['POST', '/otp', {}, 'One of email or phone must be set'],
  ['POST', '/signup', { email: 'a@example.org' }, 'Signup requires a valid password'],
  [
    'POST',
    '/signup',
    { email: 'a@example.org', phone: '15550001111', password },
    'Only an email address or phone number should be provided on signup.',
  ],
  [
    'POST',
    '/recover',
    { email: 'a@example.org', code_challenge: 'x'.repeat(43) },
    'PKCE flow requires code_challenge_method and code_challenge',
  ],
  ['GET', '/admin/users?page=none', undefined, /^Bad Pagination Parameters/],
])("%s %s with %j is refused with the protocol's message", async (method, path, body, words) => {
  expect(await call(method, path, body, serviceKey)).toEqual(refused(400, 'validation_failed', words));
});
