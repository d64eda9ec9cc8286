import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, emailsTo, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import {
  createSoftwareAuthenticator,
  type Deviation,
  type SoftwareAuthenticator,
} from '../../../testing/software-authenticator.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { listEvents } from '../accounts/user-repository.ts';
import { identityPasskeyChallenges, identityPasskeys, identityUsers } from '../identity-tables.ts';

type Client = ReturnType<typeof createAuthClient>;

const origin = 'https://winnow.example';
const password = 'a long and quiet river';
const serviceKey = 'opens-everything-for-these-tests-alone';
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  const settings = { autoConfirm: true, phone: true, limitFactor: 1000, passkeyOrigin: origin, serviceKey };
  server = await startTestServer({ clock }, settings);
});

afterAll(() => server.stop());

async function signedUp() {
  const email = newAddress();
  const client = createAuthClient(server);
  const { data, error } = await client.signUp({ email, password });
  if (error) throw error;
  return { client, email, userId: data.user?.id ?? '' };
}

async function beginAdding(client: Client) {
  const { data, error } = await client.passkey.startRegistration();
  if (error) throw error;
  return data;
}

async function add(client: Client, authenticator: SoftwareAuthenticator, than: Deviation = {}) {
  const { challenge_id: challengeId, options } = await beginAdding(client);
  return client.passkey.verifyRegistration({ challengeId, credential: authenticator.create(options, than) });
}

async function withPasskey(algorithm: 'ES256' | 'EdDSA' | 'RS256' = 'ES256') {
  const person = await signedUp();
  const authenticator = createSoftwareAuthenticator({ origin }, algorithm);
  const { data, error } = await add(person.client, authenticator);
  if (error) throw error;
  return { ...person, authenticator, passkeyId: data.id };
}

async function beginSignIn(client: Client) {
  const { data, error } = await client.passkey.startAuthentication();
  if (error) throw error;
  return data;
}

async function signIn(authenticator: SoftwareAuthenticator, than: Deviation = {}) {
  const client = createAuthClient(server);
  const { challenge_id: challengeId, options } = await beginSignIn(client);
  const answer = await client.passkey.verifyAuthentication({
    challengeId,
    credential: authenticator.get(options, than),
  });
  return { client, ...answer };
}

test.each(['ES256', 'EdDSA', 'RS256'] as const)(
  'a passkey of %s signs in, with both factors',
  async (algorithm) => {
    const { userId, authenticator, client: owner } = await withPasskey(algorithm);
    const { client, data, error } = await signIn(authenticator);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(userId);
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'passkey' }],
    });
    const { data: listed } = await owner.passkey.list();
    expect(listed).toEqual([expect.objectContaining({ last_used_at: new Date(now).toISOString() })]);
  },
);

test('what a browser is asked says nothing of any account, and asks for the person to be verified', async () => {
  await withPasskey();
  const { options } = await beginSignIn(createAuthClient(server));
  expect(options).toMatchObject({
    rpId: 'winnow.example',
    allowCredentials: [],
    userVerification: 'required',
  });
});

test.each<[string, Deviation]>([
  ['another origin', { origin: 'https://winnow.example.evil.example' }],
  ['another site', { site: 'evil.example' }],
  ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ['an answer of another kind', { type: 'webauthn.get' }],
  ['a person who was not verified', { isPersonVerified: false }],
])('%s adds no passkey', async (_, than) => {
  const { client } = await signedUp();
  const { error } = await add(client, createSoftwareAuthenticator({ origin }), than);
  expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
  expect((await client.passkey.list()).data).toEqual([]);
});

test.each<[string, Deviation]>([
  ['another origin', { origin: 'http://winnow.example' }],
  ['another site', { site: 'evil.example' }],
  ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ['an answer of another kind', { type: 'webauthn.create' }],
  ['a person who was not verified', { isPersonVerified: false }],
  ['a wrong signature', { signature: randomBytes(70) }],
  ['the handle of somebody else', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
])('%s signs nobody in', async (_, than) => {
  const { authenticator } = await withPasskey();
  const { data, error } = await signIn(authenticator, than);
  expect(data).toBeNull();
  expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
  expect((await signIn(authenticator)).error).toBeNull();
});

test('an unknown passkey gets the answer of a wrong one', async () => {
  const { client } = await signedUp();
  const unknownKey = createSoftwareAuthenticator({ origin });
  unknownKey.create((await beginAdding(client)).options);
  const { authenticator } = await withPasskey();
  const [unknown, wrong] = [
    await signIn(unknownKey),
    await signIn(authenticator, { signature: randomBytes(70) }),
  ];
  expect(unknown.error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
  expect({ ...unknown.error, message: unknown.error?.message }).toEqual({
    ...wrong.error,
    message: wrong.error?.message,
  });
});

test('a challenge is good once, whether it was met or not, and for five minutes', async () => {
  const { authenticator } = await withPasskey();
  const client = createAuthClient(server);
  const verify = (challengeId: string, credential: ReturnType<SoftwareAuthenticator['get']>) =>
    client.passkey.verifyAuthentication({ challengeId, credential });
  const met = await beginSignIn(client);
  const shown = authenticator.get(met.options);
  expect((await verify(met.challenge_id, shown)).error).toBeNull();
  expect((await verify(met.challenge_id, shown)).error?.code).toBe('webauthn_challenge_not_found');
  const missed = await beginSignIn(client);
  const wrong = authenticator.get(missed.options, { origin: 'https://evil.example' });
  expect((await verify(missed.challenge_id, wrong)).error?.code).toBe('webauthn_verification_failed');
  const late = await verify(missed.challenge_id, authenticator.get(missed.options));
  expect(late.error?.code).toBe('webauthn_challenge_not_found');
  const old = await beginSignIn(client);
  now += 5 * 60_000 + 1000;
  expect((await verify(old.challenge_id, authenticator.get(old.options))).error?.code).toBe(
    'webauthn_challenge_expired',
  );
});

test('a challenge to add a passkey is of one person, and signs nobody in', async () => {
  const [one, other] = [await signedUp(), await withPasskey()];
  const { challenge_id: challengeId, options } = await beginAdding(one.client);
  const credential = createSoftwareAuthenticator({ origin }).create(options);
  const stolen = await other.client.passkey.verifyRegistration({ challengeId, credential });
  expect(stolen.error?.code).toBe('webauthn_challenge_not_found');
  const signed = await createAuthClient(server).passkey.verifyAuthentication({
    challengeId,
    credential: other.authenticator.get(options),
  });
  expect(signed.error?.code).toBe('webauthn_challenge_not_found');
});

test('a passkey belongs to one account', async () => {
  const { authenticator } = await withPasskey();
  const { client } = await signedUp();
  expect((await add(client, authenticator)).error).toMatchObject({
    status: 422,
    code: 'webauthn_credential_exists',
  });
});

test('a counter that falls back is refused, put on record and told to the owner', async () => {
  const { authenticator, email, userId, passkeyId } = await withPasskey();
  expect((await signIn(authenticator, { counter: 7 })).error).toBeNull();
  expect((await signIn(authenticator, { counter: 7 })).error?.code).toBe('webauthn_verification_failed');
  // Sent at the same time as the email about adding it: either may be the newest.
  expect((await emailsTo(server, email)).map(({ subject }) => subject)).toContain(
    'We refused one of your passkeys',
  );
  const { database } = server.platform.openDatabase;
  const [row] = await database.select().from(identityPasskeys).where(eq(identityPasskeys.id, passkeyId));
  expect(row).toMatchObject({ counter: 7, counterFellAt: new Date(now) });
  expect((await listEvents(database, userId)).map(({ event }) => event)).toContain('passkey-counter-fell');
});

test('a wrong signature with a low counter raises no alarm', async () => {
  const { authenticator, userId } = await withPasskey();
  await signIn(authenticator, { counter: 7 });
  await signIn(authenticator, { counter: 3, signature: randomBytes(70) });
  const events = await listEvents(server.platform.openDatabase.database, userId);
  expect(events.map(({ event }) => event)).not.toContain('passkey-counter-fell');
});

test('a synced passkey, which counts nothing, signs in again and again', async () => {
  const { authenticator } = await withPasskey();
  for (let time = 0; time < 3; time += 1) {
    expect((await signIn(authenticator, { counter: 0 })).error).toBeNull();
  }
});

test('adding and removing need a recent sign-in and are told to the owner; removing ends what it began', async () => {
  const { client, authenticator, email, passkeyId } = await withPasskey();
  expect((await newestEmail(server, email)).subject).toBe('A passkey was added');
  const elsewhere = await signIn(authenticator);
  now += 11 * 60_000;
  expect((await client.passkey.startRegistration()).error?.code).toBe('reauthentication_needed');
  expect((await client.passkey.delete({ passkeyId })).error?.code).toBe('reauthentication_needed');
  await client.signInWithPassword({ email, password });
  expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
  expect((await newestEmail(server, email)).subject).toBe('A passkey was removed');
  expect((await elsewhere.client.getUser()).error).not.toBeNull();
  expect((await client.getUser()).error).toBeNull();
  expect((await signIn(authenticator)).error?.code).toBe('webauthn_verification_failed');
});

test('a session that began with a passkey removes it and goes on', async () => {
  const { authenticator, passkeyId } = await withPasskey();
  const { client } = await signIn(authenticator);
  expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
  expect((await client.getUser()).error).toBeNull();
});

test('several passkeys have names, and another person’s are not found', async () => {
  const { client, passkeyId } = await withPasskey();
  await add(client, createSoftwareAuthenticator({ origin }, 'EdDSA'));
  await client.passkey.update({ passkeyId, friendlyName: 'Blue key' });
  const { data } = await client.passkey.list();
  expect(data?.map(({ friendly_name: name }) => name)).toContain('Blue key');
  expect(data).toHaveLength(2);
  const { client: other } = await signedUp();
  const renamed = await other.passkey.update({ passkeyId, friendlyName: 'Mine' });
  expect(renamed.error?.status).toBe(404);
  expect((await other.passkey.delete({ passkeyId })).error?.status).toBe(404);
});

test('with an authenticator app, half a sign-in manages no passkey, and a passkey takes its place', async () => {
  const { client, email, authenticator, passkeyId } = await withPasskey();
  const { data: enrolled } = await client.mfa.enroll({ factorType: 'totp' });
  if (enrolled?.type !== 'totp') throw new Error('There is no app.');
  const code = new TOTP({ secret: enrolled.totp.secret }).generate({ timestamp: now });
  await client.mfa.challengeAndVerify({ factorId: enrolled.id, code });
  const half = createAuthClient(server);
  await half.signInWithPassword({ email, password });
  for (const { error } of [
    await half.passkey.startRegistration(),
    await half.passkey.update({ passkeyId, friendlyName: 'Mine' }),
    await half.passkey.delete({ passkeyId }),
  ]) {
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  }
  const whole = await signIn(authenticator);
  expect((await whole.client.mfa.unenroll({ factorId: enrolled.id })).error).toBeNull();
  await whole.client.refreshSession();
  const { data } = await whole.client.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentLevel).toBe('aal2');
});

test('the only way in is not taken away, except with the service key', async () => {
  const { client, userId, passkeyId } = await withPasskey();
  const { admin } = createAuthClient(server, { serviceKey });
  const { database } = server.platform.openDatabase;
  const bare = { passwordHash: null, emailConfirmedAt: null };
  await database.update(identityUsers).set(bare).where(eq(identityUsers.id, userId));
  const { error } = await client.passkey.delete({ passkeyId });
  expect(error).toMatchObject({ status: 409, code: 'conflict' });
  expect(error?.message).toContain('Add another passkey or set a password first');
  expect((await admin.passkey.listPasskeys({ userId })).data).toHaveLength(1);
  expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
});

test('a banned person’s passkey signs nobody in', async () => {
  const { userId, authenticator } = await withPasskey();
  await createAuthClient(server, { serviceKey }).admin.updateUserById(userId, { ban_duration: '1h' });
  expect((await signIn(authenticator)).error?.code).toBe('user_banned');
});

test('what is held of a person includes their passkeys, and goes with the account', async () => {
  const { userId, authenticator } = await withPasskey();
  const { identity } = server.services;
  expect(await identity.passkeys.describe(userId)).toEqual([
    expect.objectContaining({ credentialId: authenticator.id, transports: ['internal', 'hybrid'] }),
  ]);
  await identity.admin.remove(userId, false);
  expect(await identity.passkeys.describe(userId)).toEqual([]);
});

test('challenges that nobody answered are gone after a day', async () => {
  await beginSignIn(createAuthClient(server));
  now += 24 * 60 * 60_000 + 1000;
  await server.services.identity.clearing.clear();
  const { database } = server.platform.openDatabase;
  expect(await database.select().from(identityPasskeyChallenges)).toEqual([]);
});

test.each([
  ['no challenge', {}],
  ['a challenge that is no id', { challenge_id: 'first', credential: {} }],
  ['a credential of nothing', { challenge_id: crypto.randomUUID(), credential: {} }],
])('%s is told as wrong input', async (_, body) => {
  const response = await fetch(`${server.url}/auth/v1/passkeys/authentication/verify`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});

test('garbage in place of a statement is a failed verification', async () => {
  const { client } = await signedUp();
  const { challenge_id: challengeId, options } = await beginAdding(client);
  const made = createSoftwareAuthenticator({ origin }).create(options);
  const garbage = randomBytes(300).toString('base64url');
  const credential = { ...made, response: { ...made.response, attestationObject: garbage } };
  const { error } = await client.passkey.verifyRegistration({ challengeId, credential });
  expect(error?.code).toBe('webauthn_verification_failed');
});
