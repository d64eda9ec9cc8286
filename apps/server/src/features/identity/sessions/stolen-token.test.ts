import { exportPersonalData } from '@winnow/contracts';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
const newPassword = 'another river, as long';
const minuteMs = 60_000;
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  const settings = { limitFactor: 100, emailCooldownSeconds: 0 };
  server = await startTestServer({ clock }, settings);
});

afterAll(() => server.stop());

/** A user who signed in eleven minutes ago and has refreshed since. */
async function longSignedIn() {
  const { email } = await signUp(server);
  const client = createAuthClient(server);
  await client.signInWithPassword({ email, password });
  now += 11 * minuteMs;
  await client.refreshSession();
  return { email, client };
}

test('a token alone changes neither password nor address, adds no factor and exports nothing', async () => {
  const { client } = await longSignedIn();
  const needed = { status: 400, code: 'reauthentication_needed' };
  expect((await client.updateUser({ password: newPassword })).error).toMatchObject(needed);
  expect((await client.updateUser({ email: newAddress() })).error).toMatchObject(needed);
  expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(needed);
  const token = (await client.getSession()).data.session?.access_token;
  const headers = { authorization: `Bearer ${token}` };
  const exported = await fetch(`${server.url}/api/user/export`, { headers });
  expect(exported.status).toBe(403);
  expect(await exported.json()).toMatchObject({ code: 'recent-sign-in-required' });
  // Changes that don't affect access need no further proof.
  expect((await client.updateUser({ data: { town: 'Graz' } })).error).toBeNull();
});

test('the current password in the same call is a proof, and a wrong one is none', async () => {
  const { client, email } = await longSignedIn();
  const wrong = await client.updateUser({ password: newPassword, current_password: 'not this one' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
  expect((await client.updateUser({ email: newAddress(), current_password: password })).error).toBeNull();
  const changed = await client.updateUser({ password: newPassword, current_password: password });
  expect(changed.error).toBeNull();
  const again = await createAuthClient(server).signInWithPassword({ email, password: newPassword });
  expect(again.error).toBeNull();
});

test('so is the code of an email', async () => {
  const { client, email } = await longSignedIn();
  await client.reauthenticate();
  const { code } = await newestEmail(server, email);
  expect((await client.updateUser({ password: newPassword, nonce: code })).error).toBeNull();
});

test('a factor is not removed with a token alone, and with its code it is', async () => {
  const { client, email } = await longSignedIn();
  await client.signInWithPassword({ email, password });
  const { data, error } = await client.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const code = () => new TOTP({ secret: data.totp.secret }).generate({ timestamp: now });
  await client.mfa.challengeAndVerify({ factorId: data.id, code: code() });
  now += 11 * minuteMs;
  await client.refreshSession();
  expect((await client.mfa.unenroll({ factorId: data.id })).error?.code).toBe('reauthentication_needed');
  await client.mfa.challengeAndVerify({ factorId: data.id, code: code() });
  expect((await client.mfa.unenroll({ factorId: data.id })).error).toBeNull();
});

test('guesses at the current password are counted with those of signing in', async () => {
  const strict = await startTestServer({}, { autoConfirm: true });
  try {
    const client = createAuthClient(strict);
    await client.signUp({ email: newAddress(), password });
    const statuses: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const guess = { password: newPassword, current_password: `wrong ${attempt}` };
      statuses.push((await client.updateUser(guess)).error?.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  } finally {
    await strict.stop();
  }
});

test('whoever has signed in a moment ago exports at once', async () => {
  const anna = await signUp(server);
  const { blob } = await anna.client.download(exportPersonalData, {});
  expect((await blob.arrayBuffer()).byteLength).toBeGreaterThan(0);
});
