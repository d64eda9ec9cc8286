import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100, emailCooldownSeconds: 0, emailLinks: 'verify' });
});

afterAll(() => server.stop());

/** Opens a link as a browser does, and says where it leads. */
async function open(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

async function signUp(flowType: 'implicit' | 'pkce' = 'implicit') {
  const client = createAuthClient(server, { flowType });
  const email = newAddress();
  const { data, error } = await client.signUp({ email, password });
  expect(error).toBeNull();
  return { client, email, data, message: await newestEmail(server, email) };
}

async function confirmed() {
  const { client, email, message } = await signUp();
  const { error } = await client.verifyOtp({ email, token: message.code, type: 'signup' });
  expect(error).toBeNull();
  return { client, email };
}

test('a sign-up is confirmed by its code, and not earlier', async () => {
  const { client, email, data, message } = await signUp();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email,
    identities: [{ provider: 'email' }],
    confirmation_sent_at: expect.any(String),
  });
  expect((await client.signInWithPassword({ email, password })).error?.code).toBe('email_not_confirmed');
  const { data: verified } = await client.verifyOtp({ email, token: message.code, type: 'email' });
  expect(verified.user?.user_metadata).toMatchObject({ email_verified: true });
  expect(verified.session?.access_token).toBeTruthy();
  expect((await client.signInWithPassword({ email, password })).error).toBeNull();
});

test('a link confirms once, and viewing it does not', async () => {
  const { message } = await signUp();
  await fetch(message.link, { method: 'HEAD' });
  const place = await open(message.link);
  const fragment = new URLSearchParams(place.hash.slice(1));
  expect(fragment.get('access_token')).toBeTruthy();
  expect(fragment.get('type')).toBe('signup');
  const again = await open(message.link);
  expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired');
});

test('the hash of a link signs in when it is sent by a button', async () => {
  const { message } = await signUp();
  const client = createAuthClient(server);
  const token = new URL(message.link).searchParams.get('token') ?? '';
  const { data, error } = await client.verifyOtp({ token_hash: token, type: 'signup' });
  expect(error).toBeNull();
  expect(data.session).not.toBeNull();
});

test('with PKCE a link returns a code that only its own client can use, once', async () => {
  const { client, message } = await signUp('pkce');
  const code = (await open(message.link)).searchParams.get('code') ?? '';
  const otherUser = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    body: JSON.stringify({ auth_code: 'another', code_verifier: 'x'.repeat(50) }),
  });
  expect(otherUser.status).toBe(404);
  const { data, error } = await client.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.session?.user.email_confirmed_at).toBeTruthy();
  const again = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(50) }),
  });
  expect(again.status).toBe(404);
});

test('a wrong code is refused, and after five the correct one too', async () => {
  const { client, email, message } = await signUp();
  const wrong = message.code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { error } = await client.verifyOtp({ email, token: wrong, type: 'signup' });
    expect(error).toMatchObject({
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
      status: 403,
    });
  }
  expect((await client.verifyOtp({ email, token: message.code, type: 'signup' })).error?.code).toBe(
    'otp_expired',
  );
});

test('a password is reset by email, and other devices are signed out', async () => {
  const { client: old, email } = await confirmed();
  const client = createAuthClient(server, { flowType: 'pkce' });
  expect((await client.resetPasswordForEmail(email)).error).toBeNull();
  const message = await newestEmail(server, email);
  expect(message.subject).toBe('Reset your password');
  const code = (await open(message.link)).searchParams.get('code') ?? '';
  expect((await client.exchangeCodeForSession(code)).error).toBeNull();
  expect((await client.updateUser({ password: 'another river, as long' })).error).toBeNull();
  expect((await old.getUser()).error).not.toBeNull();
  expect((await newestEmail(server, email)).subject).toBe('Your password was changed');
});

test('a code signs in without a password, and creates an account if there is none', async () => {
  const { email } = await confirmed();
  const client = createAuthClient(server);
  expect((await client.signInWithOtp({ email })).error).toBeNull();
  const { code } = await newestEmail(server, email);
  const { data } = await client.verifyOtp({ email, token: code, type: 'email' });
  expect(data.session).not.toBeNull();

  const unknown = newAddress();
  await client.signInWithOtp({ email: unknown });
  const first = await newestEmail(server, unknown);
  expect((await client.verifyOtp({ email: unknown, token: first.code, type: 'email' })).error).toBeNull();
  const { error } = await client.signInWithOtp({ email: newAddress(), options: { shouldCreateUser: false } });
  expect(error).toMatchObject({ code: 'otp_disabled', message: 'Signups not allowed for otp' });
});

test('a new address is effective once both addresses have confirmed it', async () => {
  const { client, email } = await confirmed();
  const next = newAddress();
  const { data } = await client.updateUser({ email: next });
  expect(data.user).toMatchObject({ email, new_email: next });
  const toNew = await newestEmail(server, next);
  const toOld = await newestEmail(server, email);
  const halfway = await open(toNew.link);
  expect(new URLSearchParams(halfway.hash.slice(1)).get('message')).toContain('Confirmation link accepted');
  expect((await client.getUser()).data.user?.email).toBe(email);
  const { data: done } = await client.verifyOtp({ email, token: toOld.code, type: 'email_change' });
  expect(done.user?.email).toBe(next);
  expect((await client.getUser()).data.user).toMatchObject({
    email: next,
    identities: [{ identity_data: { email: next } }],
  });
});

test('confirming from the same address twice does not change it', async () => {
  const { client, email } = await confirmed();
  const next = newAddress();
  await client.updateUser({ email: next });
  const { link } = await newestEmail(server, next);
  await open(link);
  await open(link);
  expect((await client.getUser()).data.user?.email).toBe(email);
});

test('a resent email goes to the unconfirmed address, and no address confirms for both', async () => {
  const { client, email } = await confirmed();
  const next = newAddress();
  await client.updateUser({ email: next });
  await open((await newestEmail(server, next)).link);
  expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
  const again = await newestEmail(server, next);
  await client.verifyOtp({ email: next, token: again.code, type: 'email_change' });
  expect((await client.getUser()).data.user?.email).toBe(email);
  const { code } = await newestEmail(server, email);
  const { data } = await client.verifyOtp({ email, token: code, type: 'email_change' });
  expect(data.user?.email).toBe(next);
});

test('a repeated sign-up looks new to an outsider, and notifies the owner', async () => {
  const { email } = await confirmed();
  const { data, error } = await createAuthClient(server).signUp({
    email,
    password: 'somebody else’s choice',
  });
  expect(error).toBeNull();
  expect(data.user?.identities).toEqual([]);
  expect((await newestEmail(server, email)).subject).toBe('You already have an account');
  const { error: takeover } = await createAuthClient(server).signInWithPassword({
    email,
    password: 'somebody else’s choice',
  });
  expect(takeover?.code).toBe('invalid_credentials');
});

test('an email is resent only if a confirmation is pending, without revealing whether it is', async () => {
  const client = createAuthClient(server);
  const { email, message } = await signUp();
  expect((await client.resend({ type: 'signup', email })).error).toBeNull();
  const again = await newestEmail(server, email);
  expect((await client.verifyOtp({ email, token: message.code, type: 'signup' })).error?.code).toBe(
    'otp_expired',
  );
  expect((await client.verifyOtp({ email, token: again.code, type: 'signup' })).error).toBeNull();
  const unknown = newAddress();
  expect((await client.resend({ type: 'signup', email: unknown })).error).toBeNull();
  expect((await client.resetPasswordForEmail(unknown)).error).toBeNull();
  await expect(newestEmail(server, unknown)).rejects.toThrow('There is no email');
});

test("an emailed code proves the user's presence", async () => {
  const { client, email } = await confirmed();
  expect((await client.reauthenticate()).error).toBeNull();
  const { code } = await newestEmail(server, email);
  const wrong = await client.updateUser({ password: 'another river, as long', nonce: '12' });
  expect(wrong.error?.code).toBe('reauthentication_not_valid');
  expect((await client.updateUser({ password: 'another river, as long', nonce: code })).error).toBeNull();
});

test('a link redirects only to allowed addresses', async () => {
  const client = createAuthClient(server);
  for (const target of ['https://evil.example/x', 'a@example.org', 'javascript:alert(1)']) {
    const email = newAddress();
    await client.signUp({ email, password, options: { emailRedirectTo: target } });
    const { link } = await newestEmail(server, email);
    expect((await open(link)).origin).toBe(server.url);
  }
  const email = newAddress();
  const wanted = `${server.url}/auth/callback?next=1`;
  await client.signUp({ email, password, options: { emailRedirectTo: wanted } });
  const place = await open((await newestEmail(server, email)).link);
  expect(`${place.origin}${place.pathname}${place.search}`).toBe(wanted);
});

test('an unverified first claim to an address gives no share of the account', async () => {
  const { client: squatter, email } = await signUp();
  const owner = createAuthClient(server);
  await owner.resetPasswordForEmail(email);
  const { code } = await newestEmail(server, email);
  expect((await owner.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
  const taken = await squatter.signInWithPassword({ email, password });
  expect(taken.error?.code).toBe('invalid_credentials');
  expect((await owner.updateUser({ password: 'another river, as long' })).error).toBeNull();
});

test('if two people set a password for one address, neither works, and the email signs its owner in', async () => {
  const email = newAddress();
  const intruder = createAuthClient(server);
  await intruder.signUp({
    email,
    password: 'the river of another',
    options: { data: { name: 'Stranger' } },
  });
  const owner = createAuthClient(server);
  await owner.signUp({ email, password, options: { data: { name: 'Ida' } } });
  const { code } = await newestEmail(server, email);
  const { data } = await owner.verifyOtp({ email, token: code, type: 'signup' });
  expect(data.user?.user_metadata).toMatchObject({ email_verified: true });
  expect(data.user?.user_metadata).not.toHaveProperty('name');
  for (const tried of ['the river of another', password]) {
    const { error } = await createAuthClient(server).signInWithPassword({ email, password: tried });
    expect(error?.code).toBe('invalid_credentials');
  }
  expect((await owner.updateUser({ password })).error).toBeNull();
  expect((await createAuthClient(server).signInWithPassword({ email, password })).error).toBeNull();
});

test('signing up twice with the same password keeps it', async () => {
  const email = newAddress();
  const client = createAuthClient(server);
  for (const _ of [1, 2]) await client.signUp({ email, password, options: { data: { name: 'Ida' } } });
  const { code } = await newestEmail(server, email);
  const { data } = await client.verifyOtp({ email, token: code, type: 'signup' });
  expect(data.user?.user_metadata).toMatchObject({ name: 'Ida' });
  expect((await createAuthClient(server).signInWithPassword({ email, password })).error).toBeNull();
});

test('requesting a code for an unverified address does not adopt another person’s password', async () => {
  const email = newAddress();
  await createAuthClient(server).signUp({ email, password: 'the river of another' });
  const owner = createAuthClient(server);
  await owner.signInWithOtp({ email });
  const { code } = await newestEmail(server, email);
  expect((await owner.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
  const { error } = await createAuthClient(server).signInWithPassword({
    email,
    password: 'the river of another',
  });
  expect(error?.code).toBe('invalid_credentials');
});
