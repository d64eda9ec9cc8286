import { createHmac, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { sharedSecret, startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { createIdentityKeys, createSigningKey } from './identity-keys.ts';

let server: TestServer;
let token: string;
let header: JWTHeaderParameters;
let payload: JWTPayload;
let refreshToken: string;
let otherUser: Awaited<ReturnType<typeof startListener>>;

beforeAll(async () => {
  otherUser = await startListener();
  server = await startTestServer({}, { autoConfirm: true, limitFactor: 100 });
  const { data } = await createAuthClient(server).signUp({
    email: newAddress(),
    password: 'a long and quiet river',
  });
  token = data.session?.access_token ?? '';
  refreshToken = data.session?.refresh_token ?? '';
  const [head = '', body = ''] = token.split('.');
  header = JSON.parse(Buffer.from(head, 'base64url').toString()) as JWTHeaderParameters;
  payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
});

afterAll(async () => {
  await server.stop();
  await otherUser.close();
});

/** Another server, which must never be called. */
async function startListener() {
  let asked = 0;
  const listener = createServer((_, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', () => resolve()));
  const { port } = listener.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    countAsked: () => asked,
    close: () => new Promise((resolve) => listener.close(resolve)),
  };
}

async function statusOf(forged: string): Promise<number> {
  const headers = { authorization: `Bearer ${forged}` };
  return (await fetch(`${server.url}/auth/v1/user`, { headers })).status;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signature = () => token.split('.')[2] ?? '';
const future = () => Math.floor(Date.now() / 1000) + 3600;

function signed(claims: JWTPayload, secret = sharedSecret): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

function signedByHand(head: object, secret: string): string {
  const parts = `${encode(head)}.${encode(payload)}`;
  return `${parts}.${createHmac('sha256', secret).update(parts).digest('base64url')}`;
}

function without(name: string): JWTPayload {
  return Object.fromEntries(Object.entries(payload).filter(([claim]) => claim !== name));
}

async function withPublicKeyAsSecret(): Promise<string> {
  const { keys } = (await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json()) as {
    keys: object[];
  };
  return signedByHand({ alg: 'HS256', typ: 'JWT', kid: header.kid }, JSON.stringify(keys[0]));
}

/** Of a second session of the same person. */
async function withForeignSignature(): Promise<string> {
  const { data } = await createAuthClient(server).signUp({
    email: newAddress(),
    password: 'a long and quiet river',
  });
  const [, , other = ''] = (data.session?.access_token ?? '').split('.');
  return [...token.split('.').slice(0, 2), other].join('.');
}

async function withOwnKey(extra: object): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = await exportJWK(publicKey);
  return new SignJWT(payload).setProtectedHeader({ ...header, alg: 'ES256', jwk, ...extra }).sign(privateKey);
}

const forgeries: readonly (readonly [name: string, forge: () => string | Promise<string>])[] = [
  ['no algorithm', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`],
  ...['None', 'NONE', 'nOnE'].map(
    (alg) =>
      [`no algorithm, spelt ${alg}`, () => `${encode({ alg, typ: 'JWT' })}.${encode(payload)}.`] as const,
  ),
  ['no algorithm and the key of another', () => `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`],
  ['the public key as a secret', withPublicKeyAsSecret],
  ['an empty secret', () => signedByHand({ alg: 'HS256', typ: 'JWT' }, '')],
  ['no signature', () => token.split('.').slice(0, 2).join('.')],
  ['an empty signature', () => `${token.split('.').slice(0, 2).join('.')}.`],
  [
    'a signature of zeros',
    () => `${token.split('.').slice(0, 2).join('.')}.${Buffer.alloc(64).toString('base64url')}`,
  ],
  [
    'another payload',
    () => `${encode(header)}.${encode({ ...payload, role: 'service_role' })}.${signature()}`,
  ],
  ['a key that is a path', () => withOwnKey({ kid: '../../dev/null' })],
  ['a key that is a query', () => withOwnKey({ kid: "' UNION SELECT 'x'--" })],
  ['a key of its own', () => withOwnKey({})],
  ['a key elsewhere', () => withOwnKey({ jku: `${otherUser.url}/jwks.json`, x5u: `${otherUser.url}/x` })],
  ['a chain of certificates of its own', () => withOwnKey({ x5c: ['MIIB'], kid: undefined })],
  ['a packed payload', () => withOwnKey({ zip: 'DEF' })],
  ['the signature of another token', withForeignSignature],
  [
    'an algorithm named twice',
    () =>
      `${Buffer.from(`{"alg":"none","alg":"ES256","kid":"${header.kid}"}`).toString('base64url')}.${encode(payload)}.${signature()}`,
  ],
  ['the type of another kind of token', () => signedByHand({ alg: 'HS256', typ: 'at+jwt' }, sharedSecret)],
  [
    'a part that must be understood',
    () => signedByHand({ alg: 'HS256', typ: 'JWT', crit: ['moon'], moon: 1 }, sharedSecret),
  ],
  [
    'a guessed secret',
    () => signed({ ...payload, exp: future() }, 'super-secret-jwt-token-with-at-least-32-characters-long'),
  ],
  ['an end that has passed', () => signed({ ...payload, exp: Math.floor(Date.now() / 1000) - 60 })],
  ['no end', () => signed(without('exp'))],
  ['a beginning yet to come', () => signed({ ...payload, nbf: future() })],
  ['an issue in the future', () => signed({ ...payload, iat: future(), exp: future() + 60 })],
  ['another issuer', () => signed({ ...payload, iss: 'https://evil.example/auth/v1' })],
  ['no issuer', () => signed(without('iss'))],
  ['another audience', () => signed({ ...payload, aud: 'others' })],
  ['no audience', () => signed(without('aud'))],
  ['nobody', () => signed(without('sub'))],
  ['somebody who is not there', () => signed({ ...payload, sub: '00000000-0000-4000-8000-000000000000' })],
  ['a name in place of an id', () => signed({ ...payload, sub: "x' or 1=1" })],
  ['a list of ids', () => signed({ ...payload, sub: [[payload.sub]] as unknown as string })],
  ['a list of one id', () => signed({ ...payload, sub: [payload.sub] as unknown as string })],
  ['an object for a session', () => signed({ ...payload, session_id: { id: payload['session_id'] } })],
  ['no session', () => signed(without('session_id'))],
  [
    'a session that is not there',
    () => signed({ ...payload, session_id: '00000000-0000-4000-8000-000000000000' }),
  ],
  ['a refresh token', () => refreshToken],
  ['the rights of a visitor', () => signed({ role: 'anon', iss: 'supabase', exp: future() })],
  ['the rights of the service', () => signed({ role: 'service_role', iss: 'supabase' })],
  ['not a token', () => 'a.b.c'],
];

test('the token itself, and one signed with the shared secret, are accepted', async () => {
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(await signed(payload))).toBe(200);
});

test.each(forgeries)('a token with %s is refused', async (_, forge) => {
  const status = await statusOf(await forge());
  expect([400, 401, 403]).toContain(status);
});

test('no key is fetched from where a token says', () => {
  expect(otherUser.countAsked()).toBe(0);
});

test('a token is accepted only in its header', async () => {
  const address = `${server.url}/auth/v1/user`;
  for (const name of ['access_token', 'token', 'apikey', 'jwt']) {
    expect((await fetch(`${address}?${name}=${token}`)).status).toBe(401);
  }
  expect((await fetch(address, { headers: { cookie: `sb-access-token=${token}` } })).status).toBe(401);
  expect((await fetch(address, { headers: { apikey: token } })).status).toBe(401);
});

test('a token of 64 KB is refused before it is read', async () => {
  expect([400, 403, 431]).toContain(await statusOf('a'.repeat(65_536)));
});

test('a key is accepted next to its successor, and no longer once it is removed', async () => {
  const [old, next] = [await createSigningKey(), await createSigningKey()];
  const secret = Buffer.alloc(32).toString('base64url');
  const withKeys = (...signingKeys: object[]) =>
    createIdentityKeys({ secret, signingKeys: signingKeys as (typeof old)[], sharedSecret: null });
  const issued = await (await withKeys(old)).sign({ sub: 'somebody' });
  expect(await (await withKeys(next, old)).verify(issued, new Date())).toMatchObject({ sub: 'somebody' });
  await expect((await withKeys(next)).verify(issued, new Date())).rejects.toThrow();
  expect((await withKeys(next, old)).publicKeys.map(({ kid }) => kid)).toEqual([next.kid, old.kid]);
});

test('a token of a user who was deleted, or signed out everywhere, is refused at once', async () => {
  const client = createAuthClient(server);
  const { data } = await client.signUp({ email: newAddress(), password: 'a long and quiet river' });
  const issued = data.session?.access_token ?? '';
  expect(await statusOf(issued)).toBe(200);
  await client.signOut({ scope: 'global' });
  expect(await statusOf(issued)).toBe(403);
});

test('roles that a user writes into their own record have no effect', async () => {
  const client = createAuthClient(server);
  await client.signUp({
    email: newAddress(),
    password: 'a long and quiet river',
    options: { data: { role: 'service_role', is_admin: true, app_metadata: { role: 'service_role' } } },
  });
  await client.updateUser({ data: { role: 'service_role', aal: 'aal2' } });
  const { data } = await client.refreshSession();
  const claims = JSON.parse(
    Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as JWTPayload;
  expect(claims).toMatchObject({ role: 'authenticated', aal: 'aal1', app_metadata: { provider: 'email' } });
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  expect((await fetch(`${server.url}/auth/v1/admin/users`, { headers })).status).toBe(403);
});

test('an expired token is refused', async () => {
  const keys = await createIdentityKeys({
    secret: 'c2VjcmV0',
    signingKeys: [await createSigningKey()],
    sharedSecret: null,
  });
  const at = (seconds: number) => new Date(seconds * 1000);
  const good = await keys.sign({ sub: 'someone', iat: 1000, exp: 2000 });
  for (const seconds of [1500, 1999])
    expect(await keys.verify(good, at(seconds))).toMatchObject({ sub: 'someone' });
  await expect(keys.verify(good, at(2000))).rejects.toThrow('exp');
  await expect(keys.verify(good, at(500))).rejects.toThrow('future');
  const [head, , signed] = good.split('.');
  const other = Buffer.from(JSON.stringify({ sub: 'other', iat: 1000, exp: 2000 })).toString('base64url');
  await expect(keys.verify(`${head}.${other}.${signed}`, at(1500))).rejects.toThrow('signature');
});
