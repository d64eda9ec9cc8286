import {
  changePassword,
  forgotPassword,
  getMe,
  getUserBySupabaseId,
  refreshToken,
  resetPassword,
  signIn,
  signOut,
  signUp,
  verifyEmail,
} from '@winnow/contracts';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { signUp as signUpPerson } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  server = await startTestServer({ clock }, { limitFactor: 100, emailCooldownSeconds: 0 });
});

afterAll(() => server.stop());

const asking = (token: string) => ({ authorization: `Bearer ${token}` });

/** Status of a call with a token. */
async function statusOf(token: string): Promise<number> {
  return (await fetch(`${server.url}/api/auth/me`, { headers: asking(token) })).status;
}

test('a user signs up, confirms the address with the code in the email, and is signed in', async () => {
  const email = newAddress();
  const { data, message } = await server.client.call(signUp, { name: 'Anna Example', email, password });
  expect(message).toBe('Account created successfully!');
  await expect(server.client.call(signIn, { email, password })).rejects.toMatchObject({
    status: 400,
    message: 'Email not confirmed',
  });
  const { code } = await newestEmail(server, email);
  const verified = await server.client.call(verifyEmail, { email, code });
  expect(verified.data.user).toMatchObject({ id: data.id, name: 'Anna Example', email, isVerified: true });
  expect(await statusOf(verified.data.token)).toBe(200);
});

test('signing up at the identity service first leads to the same user', async () => {
  const email = newAddress();
  const client = createAuthClient(server);
  const { data } = await client.signUp({ email, password, options: { data: { name: 'Boris Example' } } });
  const supabaseId = data.user?.id ?? '';
  const made = await server.client.call(signUp, { name: 'Boris Example', email, supabaseId });
  const { code } = await newestEmail(server, email);
  const verified = await client.verifyOtp({ email, token: code, type: 'signup' });
  const { userId } = await server.services.accounts.identifyCaller(verified.data.session?.access_token ?? '');
  expect(userId).toBe(made.data.id);
});

test('rights that a user claims for themselves are ignored', async () => {
  const email = newAddress();
  const body = {
    name: 'Anna Example',
    email,
    password,
    googleSignIn: true,
    isVerified: true,
    profileImage: 'https://example.org/x.png',
    role: 'operator',
    credits: 1000,
  };
  const response = await fetch(`${server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const { code } = await newestEmail(server, email);
  const { data } = await server.client.call(verifyEmail, { email, code });
  expect(data.user).toMatchObject({ googleSignIn: false, profileImage: null, isOperator: false });
});

test('responses do not reveal whether an account exists', async () => {
  const anna = await signUpPerson(server);
  const known = await server.client.call(signUp, { name: 'Somebody Else', email: anna.email, password });
  expect(known.message).toBe('Account created successfully!');
  expect(known.data.id).not.toBe(anna.userId);
  const { data: me } = await anna.client.call(getMe);
  const named = { name: 'Somebody Else', email: anna.email, supabaseId: me.supabaseId };
  expect((await server.client.call(signUp, named)).data.id).not.toBe(anna.userId);
  expect((await anna.client.call(getMe)).data.name).toBe('Anna Example');
  const answers = await Promise.all(
    [anna.email, newAddress()].map((email) => server.client.call(forgotPassword, { email })),
  );
  expect(answers[0]).toEqual(answers[1]);
});

test('an invalid form gets a message for each field', async () => {
  const call = server.client.call(signUp, { name: 'A', email: 'nobody', password: '' });
  await expect(call).rejects.toMatchObject({
    status: 422,
    errors: {
      name: ['Name must be at least 2 characters'],
      email: ['Please enter a valid email address'],
      password: ['Password is required'],
    },
  });
});

test('a password that is easily guessed is refused under its field', async () => {
  const call = server.client.call(signUp, { name: 'Anna', email: newAddress(), password: 'password1' });
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 422, errors: { password: [expect.stringContaining('guess')] } });
});

test('a sign-in returns a token, and a wrong password gets the same message as an unknown address', async () => {
  const { email } = await signUpPerson(server);
  const { data } = await server.client.call(signIn, { email: email.toUpperCase(), password });
  expect(await statusOf(data.token)).toBe(200);
  expect(data.expiresAt).toBeGreaterThan(now / 1000);
  for (const wrong of [
    { email, password: 'not this one' },
    { email: newAddress(), password },
  ]) {
    const call = server.client.call(signIn, wrong);
    await expect(call).rejects.toMatchObject({ status: 400, message: 'Invalid login credentials' });
  }
});

test('a refresh returns tokens of the same user', async () => {
  const { email, userId } = await signUpPerson(server);
  const { data } = await server.client.call(signIn, { email, password });
  const refreshed = await server.client.call(refreshToken, { refreshToken: data.refreshToken });
  expect(refreshed.data.user?.id).toBe(userId);
  const call = server.client.call(refreshToken, { refreshToken: 'invented' });
  await expect(call).rejects.toMatchObject({ status: 400 });
});

test('a sign-out ends this sign-in and no other', async () => {
  const anna = await signUpPerson(server);
  const other = (await server.client.call(signIn, { email: anna.email, password })).data.token;
  await anna.client.call(signOut);
  expect([await statusOf(anna.token), await statusOf(other)]).toEqual([401, 200]);
});

test('a user is found by their id in the identity service, and nobody else is', async () => {
  const [anna, boris] = [await signUpPerson(server), await signUpPerson(server)];
  const id = (await anna.client.call(getMe)).data.supabaseId;
  expect((await anna.client.call(getUserBySupabaseId, { id })).data.id).toBe(anna.userId);
  for (const asked of [id, crypto.randomUUID()]) {
    const call = boris.client.call(getUserBySupabaseId, { id: asked });
    await expect(call).rejects.toMatchObject({ status: 404, message: 'There is no such user.' });
  }
});

test.each(['link', 'code'] as const)(
  'a forgotten password is reset with the %s of the email, once',
  async (by) => {
    const anna = await signUpPerson(server);
    const { email } = anna;
    await server.client.call(forgotPassword, { email });
    const { link, code } = await newestEmail(server, email);
    const tokenHash = new URL(link).searchParams.get('token_hash') ?? '';
    const proof = by === 'link' ? { tokenHash } : { email, code };
    const { message } = await server.client.call(resetPassword, {
      ...proof,
      password: 'another river, as long',
    });
    expect(message).toBe('Password has been reset successfully.');
    expect(await statusOf(anna.token)).toBe(401);
    const again = server.client.call(resetPassword, { ...proof, password: 'a third river, as long' });
    await expect(again).rejects.toMatchObject({ status: 400 });
    await server.client.call(signIn, { email, password: 'another river, as long' });
  },
);

test('a reset without a proof is refused', async () => {
  const call = server.client.call(resetPassword, { email: newAddress(), password });
  await expect(call).rejects.toMatchObject({ status: 422, errors: { code: [expect.any(String)] } });
});

test('a changed password ends other sign-ins and keeps this one', async () => {
  const anna = await signUpPerson(server);
  const other = (await server.client.call(signIn, { email: anna.email, password })).data.token;
  const wrong = { currentPassword: 'not this one', newPassword: 'another river, as long' };
  await expect(anna.client.call(changePassword, wrong)).rejects.toMatchObject({
    status: 422,
    errors: { currentPassword: ['The current password is incorrect.'] },
  });
  const weak = anna.client.call(changePassword, { currentPassword: password, newPassword: 'password1' });
  await expect(weak).rejects.toMatchObject({ status: 422, errors: { newPassword: [expect.any(String)] } });
  expect(await statusOf(other)).toBe(200);
  const right = { currentPassword: password, newPassword: 'another river, as long' };
  expect((await anna.client.call(changePassword, right)).data.session).toBeNull();
  expect([await statusOf(anna.token), await statusOf(other)]).toEqual([200, 401]);
});

test.each([
  ['a password', false],
  ['both factors', true],
])(
  'a sign-in of two days with %s changes the password by the current one, and goes on',
  async (_, isTwofold) => {
    const { email } = await signUpPerson(server);
    const client = createAuthClient(server);
    await client.signInWithPassword({ email, password });
    if (isTwofold) {
      const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
      if (error) throw error;
      const code = new TOTP({ secret: data.totp.secret }).generate({ timestamp: now });
      await client.mfa.challengeAndVerify({ factorId: data.id, code });
    }
    now += 48 * 60 * 60_000;
    const token = (await client.refreshSession()).data.session?.access_token ?? '';
    const change = async (currentPassword: string) => {
      const response = await fetch(`${server.url}/api/user/change-password`, {
        method: 'POST',
        headers: { ...asking(token), 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword, newPassword: 'another river, as long' }),
      });
      return { status: response.status, body: await response.json() };
    };
    expect(await change('not this one')).toMatchObject({
      status: 422,
      body: { errors: { currentPassword: ['The current password is incorrect.'] } },
    });
    expect(await change(password)).toMatchObject({ status: 200, body: { data: { session: null } } });
    expect(await statusOf(token)).toBe(200);
  },
);

test('a user with a second factor is not signed in without it', async () => {
  const { email } = await signUpPerson(server);
  const client = createAuthClient(server);
  await client.signInWithPassword({ email, password });
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (error) throw error;
  const totp = new TOTP({ secret: data.totp.secret });
  const code = totp.generate({ timestamp: now });
  const lifted = await client.mfa.challengeAndVerify({ factorId: data.id, code });
  expect(await statusOf(lifted.data?.access_token ?? '')).toBe(200);
  const half = await server.client.call(signIn, { email, password });
  expect(half.data).toMatchObject({ user: null, needsSecondFactor: true });
  expect(await statusOf(half.data.token)).toBe(403);
});
