import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

/** Details that the official client's own tests check, where a server could easily differ. */
const serviceKey = 'opens-everything-for-these-tests-alone';
let server: TestServer;
let confirming: TestServer;

beforeAll(async () => {
  server = await startTestServer(
    {},
    { autoConfirm: true, anonymous: true, phone: true, webauthnRows: true, serviceKey },
  );
  confirming = await startTestServer({}, { phone: true });
});

afterAll(() => Promise.all([server.stop(), confirming.stop()]));

test('what the service key makes holds the given data and nothing else', async () => {
  const { admin } = createAuthClient(server, { serviceKey });
  const data = { favourite: 'yellow' };
  const { data: made } = await admin.createUser({ email: newAddress(), user_metadata: data });
  expect(made.user?.user_metadata).toEqual(data);
  const { data: linked } = await admin.generateLink({
    type: 'signup',
    email: newAddress(),
    password: 'violet harbour lantern',
    options: { data },
  });
  expect(linked.user?.user_metadata).toEqual(data);
});

test('the target of a link is written as it is, and escaped where it could end the value', async () => {
  const { admin } = createAuthClient(server, { serviceKey });
  const make = async (redirectTo: string) => {
    const email = newAddress();
    const { data } = await admin.generateLink({
      type: 'magiclink',
      email,
      options: { redirectTo },
    });
    return data.properties?.action_link ?? '';
  };
  expect(await make(`${server.url}/welcome`)).toContain(`&redirect_to=${server.url}/welcome`);
  const withQuery = new URL(await make(`${server.url}/welcome?a=1&type=recovery`));
  expect(withQuery.searchParams.get('redirect_to')).toBe(`${server.url}/welcome?a=1&type=recovery`);
  expect(withQuery.searchParams.getAll('type')).toEqual(['magiclink']);
});

test('a number that is none is told before its code is looked at', async () => {
  const client = createAuthClient(server);
  const verify = (phone: string) => client.verifyOtp({ phone, token: '123456', type: 'sms' });
  expect((await verify('15550001111')).error).toMatchObject({
    status: 403,
    message: 'Token has expired or is invalid',
  });
  expect((await verify('1555-none')).error).toMatchObject({
    status: 400,
    message: 'Invalid phone number format (E.164 required)',
  });
});

test('where addresses are confirmed, a number gives no session', async () => {
  const client = createAuthClient(confirming);
  const credentials = { phone: '15550002222', password: 'violet harbour lantern' };
  const { data, error } = await client.signUp({ ...credentials, options: { data: { info: 'x' } } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ phone: '15550002222', user_metadata: { info: 'x' } });
  expect((await client.signInWithPassword(credentials)).error?.code).toBe('email_not_confirmed');
  expect((await client.resend({ type: 'sms', phone: '15550002222' })).error).toBeNull();
});

test('an ID token is refused in the words that clients look for', async () => {
  const { error } = await createAuthClient(server).signInWithIdToken({ provider: 'google', token: 'x' });
  expect(error?.message).toContain('Provider (issuer "https://accounts.google.com") is not enabled');
});

test('a security key can be announced in conformance runs, and proves nothing', async () => {
  const client = createAuthClient(server);
  await client.signUp({ email: newAddress(), password: 'violet harbour lantern' });
  const { data, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Blue key' });
  expect(error).toBeNull();
  expect(data).toMatchObject({ type: 'webauthn', friendly_name: 'Blue key' });
  const { data: session } = await client.getSession();
  const call = (path: string, body: object) =>
    fetch(`${server.url}/auth/v1/factors/${data?.id}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.session?.access_token}` },
      body: JSON.stringify(body),
    });
  const challenge = (await (await call('challenge', {})).json()) as { id: string };
  const verified = await call('verify', { challenge_id: challenge.id, code: '123456' });
  expect(verified.status).toBe(422);
  expect(await verified.json()).toMatchObject({ error_code: 'mfa_verification_failed' });
});
