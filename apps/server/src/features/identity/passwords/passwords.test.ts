import { hash as hashByArgon } from '@node-rs/argon2';
import { hash as hashByBcrypt } from 'bcryptjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { findUserBy } from '../accounts/user-repository.ts';

const serviceKey = 'sb_secret_of_the_tests_and_of_nobody_else';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { autoConfirm: true, limitFactor: 1000, serviceKey });
});

afterAll(() => server.stop());

async function bring(passwordHash: string) {
  const email = newAddress();
  const { admin } = createAuthClient(server, { serviceKey });
  const { error } = await admin.createUser({ email, email_confirm: true, password_hash: passwordHash });
  return { email, error };
}

async function storedHash(email: string): Promise<string | null | undefined> {
  return (await findUserBy(server.platform.openDatabase.database, 'email', email))?.passwordHash;
}

async function signIn(email: string, password: string): Promise<string | null> {
  const { error } = await createAuthClient(server).signInWithPassword({ email, password });
  return error ? String(error.code) : null;
}

test.each([
  ['bcrypt', (password: string) => hashByBcrypt(password, 4)],
  ['Argon2i', (password: string) => hashByArgon(password, { algorithm: 1, memoryCost: 64, timeCost: 2 })],
  ['Argon2id of another cost', (password: string) => hashByArgon(password, { memoryCost: 128, timeCost: 2 })],
])('a user with an imported hash of %s signs in, and then has one of ours', async (_, hash) => {
  const password = 'a long and quiet river';
  const { email, error } = await bring(await hash(password));
  expect(error).toBeNull();
  expect(await signIn(email, 'another river')).toBe('invalid_credentials');
  const brought = await storedHash(email);
  expect(await signIn(email, password)).toBeNull();
  const renewed = await storedHash(email);
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(renewed).not.toBe(brought);
  expect(await signIn(email, password)).toBeNull();
  expect(await storedHash(email)).toBe(renewed);
});

test('an imported hash limited to 72 bytes does not accept a longer password', async () => {
  const start = 'r'.repeat(72);
  const { email } = await bring(await hashByBcrypt(start, 4));
  expect(await signIn(email, `${start}x`)).toBe('invalid_credentials');
  expect(await signIn(email, start)).toBeNull();
});

test.each(['plain text', '$2a$31$cost', '$argon2d$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaA', '$1$md5$x'])(
  'the hash %s is refused',
  async (hash) => {
    expect((await bring(hash)).error).toMatchObject({ code: 'validation_failed', status: 400 });
  },
);

test.each([
  ['64 characters', 'violet harbour lantern '.repeat(3).slice(0, 64)],
  ['72 characters of four bytes', '🌲🛶🏔🦉'.repeat(18)],
  ['spaces around it', '  a long and quiet river  '],
])('a password of %s is accepted, and nothing is cut off', async (_, password) => {
  const email = newAddress();
  expect((await createAuthClient(server).signUp({ email, password })).error).toBeNull();
  expect(await signIn(email, password)).toBeNull();
  const characters = [...password];
  expect(await signIn(email, characters.slice(0, -1).join(''))).toBe('invalid_credentials');
  expect(await signIn(email, characters.slice(1).join(''))).toBe('invalid_credentials');
});

test('two passwords that share 72 bytes are different', async () => {
  const start = '🛶'.repeat(18);
  expect(Buffer.byteLength(start)).toBe(72);
  const email = newAddress();
  await createAuthClient(server).signUp({ email, password: `${start} one river` });
  expect(await signIn(email, `${start} two river`)).toBe('invalid_credentials');
  expect(await signIn(email, `${start} one river`)).toBeNull();
});

test("a password of 73 characters is refused with the protocol's message", async () => {
  const { error } = await createAuthClient(server).signUp({
    email: newAddress(),
    password: 'ab 7'.repeat(19),
  });
  expect(error).toMatchObject({ status: 400, message: 'Password cannot be longer than 72 characters' });
});

test('tokens are for one audience', async () => {
  const ask = (audience: string) =>
    fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'x-jwt-aud': audience },
      body: JSON.stringify({ email: newAddress(), password: 'x' }),
    });
  expect(await (await ask('authenticated')).json()).toMatchObject({ error_code: 'invalid_credentials' });
  expect(await (await ask('others')).json()).toMatchObject({ error_code: 'validation_failed' });
});
