import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openIdentityApi } from '../identity-routes.ts';
import { type IdentityEndpoint, noInput } from './identity-endpoint.ts';

const serviceKey = 'sb_secret_of_the_tests_and_of_nobody_else';
const someId = '00000000-0000-4000-8000-000000000000';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { autoConfirm: true, limitFactor: 100_000, serviceKey });
});

afterAll(() => server.stop());

const fields = [
  'email',
  'phone',
  'password',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'user_metadata',
  'app_metadata',
  'ban_duration',
  'redirect_to',
];
const allFields = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));

/** Bodies that no route accepts. */
const badBodies: readonly (readonly [name: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ['broken JSON', '{"email":'],
  ['a list', '[{"email":"a@example.org"}]'],
  ['a text', '"email"'],
  ['nothing at all', 'null'],
  ['a number', '1e400'],
  ['numbers for texts', allFields(7)],
  ['lists for texts', allFields(['a@example.org'])],
  ['objects for texts', allFields({ $gt: '' })],
  ['truth for texts', allFields(true)],
  ['zero characters', allFields('a\u0000b')],
  ['half characters', `{"email":"\\ud800","password":"\\udc00","data":{"\\ud800":1}}`],
  ['a thousand levels', `{"email":"x","data":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`],
  ['the prototype', '{"email":"x","__proto__":{"role":"service_role"}}'],
  ['the constructor', '{"email":"x","constructor":{"prototype":{"role":"service_role"}}}'],
  ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0xfe, 0x22, 0x7d])],
  ['two megabytes', allFields('x'.repeat(2_000_000 / fields.length))],
];

const badQueries: readonly (readonly [name: string, query: string])[] = [
  ['keys of the prototype', 'grant_type=__proto__&type=__proto__&scope=__proto__&provider=__proto__'],
  ['names of methods', 'grant_type=toString&type=constructor&scope=hasOwnProperty&provider=constructor'],
  ['zero characters', 'token=%00&type=%00&redirect_to=%00&page=%00&state=%00&code=%00&provider=%00'],
  ['bytes that are no text', 'token=%ff%fe&type=%c0%af&redirect_to=%ff&page=%ff'],
  [
    'everything twice',
    'type=signup&type=recovery&token=a&token=b&page=1&page=2&grant_type=password&grant_type=pkce',
  ],
  ['numbers that are none', 'page=-1&per_page=1e9&token[]=x&type[a]=signup'],
  ['broken numbers', 'page=0.5&per_page=NaN'],
  ['a very long token', `token=${'a'.repeat(7000)}&type=signup`],
];

async function callerOf({ access }: IdentityEndpoint): Promise<Record<string, string>> {
  if (access === 'anyone') return {};
  if (access === 'service') return { authorization: `Bearer ${serviceKey}` };
  const { data } = await createAuthClient(server).signUp({
    email: newAddress(),
    password: 'a long and quiet river',
  });
  return { authorization: `Bearer ${data.session?.access_token}` };
}

const routes = () => openIdentityApi(server.services.identity).endpoints;

async function countRows(): Promise<number> {
  const { database } = server.platform.openDatabase;
  const [row] = await queryRows<{ count: string | number }>(
    database,
    sql`select (select count(*) from identity_users) + (select count(*) from identity_one_time_tokens)
      + (select count(*) from identity_flow_states) + (select count(*) from identity_factors)
      + (select count(*) from identity_letters) as count`,
  );
  return Number(row?.count);
}

/** @returns what is wrong with the answer; `null` for nothing */
async function errorOf(response: Response): Promise<string | null> {
  if (response.status >= 500) return `status ${response.status}`;
  if (response.status < 400) return null;
  const body = (await response.json()) as { error_code?: unknown; error?: unknown };
  const isOfProtocol = typeof body.error_code === 'string' || typeof body.error === 'string';
  return isOfProtocol ? null : `no error of the protocol: ${JSON.stringify(body)}`;
}

test.each(badBodies)(
  '%s is refused by every route in the words of the protocol, and stores nothing',
  async (_, body) => {
    const errors: string[] = [];
    for (const route of routes().filter(({ method }) => method !== 'GET')) {
      const headers = await callerOf(route);
      const before = await countRows();
      const path = route.path.replace(/\{\w+\}/g, someId);
      const response = await fetch(`${server.url}/auth/v1${path}`, { method: route.method, headers, body });
      const error =
        (await errorOf(response)) ??
        (route.input !== noInput && response.status < 400 ? `taken with ${response.status}` : null) ??
        ((await countRows()) === before ? null : 'something was stored');
      if (error) errors.push(`${route.method} ${route.path}: ${error}`);
    }
    expect(errors).toEqual([]);
  },
);

test.each(badQueries)('a query with %s is answered by every route without an error', async (_, query) => {
  const errors: string[] = [];
  for (const route of routes()) {
    const path = route.path.replace(/\{\w+\}/g, someId);
    const response = await fetch(`${server.url}/auth/v1${path}?${query}`, {
      method: route.method,
      headers: await callerOf(route),
      redirect: 'manual',
    });
    const error = await errorOf(response);
    if (error) errors.push(`${route.method} ${route.path}: ${error}`);
  }
  expect(errors).toEqual([]);
});

test.each([
  ['a zero', '%00'],
  ['a path', '..%2f..%2fetc%2fpasswd'],
  ['a query', "1' or '1'='1"],
  ['half a character', '%ff'],
  ['two thousand characters', 'x'.repeat(2000)],
  ['the prototype', '__proto__'],
])('an id that is %s is answered by every route without an error', async (_, id) => {
  const errors: string[] = [];
  for (const route of routes().filter(({ path }) => path.includes('{'))) {
    const path = route.path.replace(/\{\w+\}/g, id);
    const response = await fetch(`${server.url}/auth/v1${path}`, {
      method: route.method,
      headers: await callerOf(route),
    });
    const error = await errorOf(response);
    if (error) errors.push(`${route.method} ${route.path}: ${error}`);
  }
  expect(errors).toEqual([]);
});

test.each(['TRACE', 'OPTIONS', 'PATCH', 'MOON'])(
  'the method %s is answered without an error',
  async (method) => {
    const response = await fetch(`${server.url}/auth/v1/user`, { method }).catch(() => null);
    expect(response === null || response.status < 500).toBe(true);
  },
);
