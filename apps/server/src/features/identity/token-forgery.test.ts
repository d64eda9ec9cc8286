import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../testing/auth-client.ts';
import { sharedSecret, startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let token: string;
let header: JWTHeaderParameters;
let payload: JWTPayload;

beforeAll(async () => {
  server = await startTestServer({}, { autoConfirm: true, limitFactor: 100 });
  const { data } = await createAuthClient(server).signUp({
    email: newAddress(),
    password: 'a long and quiet river',
  });
  token = data.session?.access_token ?? '';
  const [head = '', body = ''] = token.split('.');
  header = JSON.parse(Buffer.from(head, 'base64url').toString()) as JWTHeaderParameters;
  payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
});

afterAll(() => server.stop());

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

async function withOwnKey(extra: object): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = await exportJWK(publicKey);
  return new SignJWT(payload).setProtectedHeader({ ...header, alg: 'ES256', jwk, ...extra }).sign(privateKey);
}

const forgeries: readonly (readonly [name: string, forge: () => string | Promise<string>])[] = [
  ['no algorithm', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`],
  ['no algorithm, spelt oddly', () => `${encode({ alg: 'nOnE', typ: 'JWT' })}.${encode(payload)}.`],
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
  ['a key elsewhere', () => withOwnKey({ jku: 'http://127.0.0.1:1/jwks.json', x5u: 'http://127.0.0.1:1/x' })],
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
  ['another audience', () => signed({ ...payload, aud: 'others' })],
  ['no audience', () => signed(without('aud'))],
  ['nobody', () => signed(without('sub'))],
  ['somebody who is not there', () => signed({ ...payload, sub: '00000000-0000-4000-8000-000000000000' })],
  ['a name in place of an id', () => signed({ ...payload, sub: "x' or 1=1" })],
  ['no session', () => signed(without('session_id'))],
  [
    'a session that is not there',
    () => signed({ ...payload, session_id: '00000000-0000-4000-8000-000000000000' }),
  ],
  ['a refresh token', () => 'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['not a token', () => 'a.b.c'],
];

test('the token itself, and one of the shared secret, are taken', async () => {
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(await signed(payload))).toBe(200);
});

test.each(forgeries)('a token with %s is refused', async (_, forge) => {
  const status = await statusOf(await forge());
  expect([400, 401, 403]).toContain(status);
});
