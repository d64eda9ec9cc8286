import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { findUserBy, loadAccount } from '../accounts/user-repository.ts';

const password = 'a long and quiet river';
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  server = await startTestServer({ clock }, { autoConfirm: true, limitFactor: 100 });
});

afterAll(() => server.stop());

function codeOf(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: now });
}

async function enrolled() {
  const email = newAddress();
  const client = createAuthClient(server);
  await client.signUp({ email, password });
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
  if (error) throw error;
  return { client, email, factorId: data.id, totp: data.totp };
}

async function verified() {
  const made = await enrolled();
  const { error } = await made.client.mfa.challengeAndVerify({
    factorId: made.factorId,
    code: codeOf(made.totp.secret),
  });
  if (error) throw error;
  return made;
}

test('an authenticator is shown as an image that browsers can render, and its secret is stored encrypted', async () => {
  const { email, totp } = await enrolled();
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Winnow/);
  expect(totp.qr_code).toContain('<svg');
  expect(totp.qr_code.slice('data:image/svg+xml;utf-8,'.length)).not.toContain('#');
  const { database } = server.platform.openDatabase;
  const user = await findUserBy(database, 'email', email);
  if (!user) throw new Error('There is no user.');
  const { factors } = await loadAccount(database, user);
  expect(factors).toHaveLength(1);
  expect(JSON.stringify(factors)).not.toContain(totp.secret);
});

test('a correct code upgrades the session and ends sessions with only a password', async () => {
  const { client, email, factorId, totp } = await enrolled();
  const other = createAuthClient(server);
  await other.signInWithPassword({ email, password });
  const wrong = await client.mfa.challengeAndVerify({
    factorId,
    code: codeOf(totp.secret) === '000000' ? '000001' : '000000',
  });
  expect(wrong.error).toMatchObject({
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  });
  const before = (await client.getSession()).data.session?.refresh_token ?? '';
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) });
  expect(error).toBeNull();
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect(
    data?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
  ).toEqual(['totp', 'password']);
  expect((await other.getUser()).error).not.toBeNull();
  const old = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: before }),
  });
  expect(old.status).toBe(400);
});

test('a code is valid once, even for concurrent requests', async () => {
  const { client, factorId, totp } = await verified();
  const again = await client.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) });
  expect(again.error?.code).toBe('mfa_verification_failed');
  now += 30_000;
  const next = await client.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) });
  expect(next.error).toBeNull();
});

test('a challenge is valid for five minutes and five attempts', async () => {
  const { client, factorId, totp } = await enrolled();
  const { data } = await client.mfa.challenge({ factorId });
  now += 5 * 60_000 + 1000;
  const late = await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: codeOf(totp.secret) });
  expect(late.error?.code).toBe('mfa_challenge_expired');
  const { data: second } = await client.mfa.challenge({ factorId });
  const wrong = codeOf(totp.secret) === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await client.mfa.verify({ factorId, challengeId: second?.id ?? '', code: wrong });
  }
  const right = await client.mfa.verify({
    factorId,
    challengeId: second?.id ?? '',
    code: codeOf(totp.secret),
  });
  expect(right.error?.code).toBe('mfa_challenge_expired');
});

test('with a factor, a password alone cannot change anything or add a factor', async () => {
  const { client, email, factorId } = await verified();
  const weak = createAuthClient(server);
  await weak.signInWithPassword({ email, password });
  const changed = await weak.updateUser({ password: 'another river, as long' });
  expect(changed.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  expect((await weak.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  });
  expect((await weak.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  });
  expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  await client.refreshSession();
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
});

test('another user’s factor is not found', async () => {
  const { factorId } = await enrolled();
  const { client: otherUser } = await enrolled();
  expect((await otherUser.mfa.challenge({ factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  });
  expect((await otherUser.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  });
});
