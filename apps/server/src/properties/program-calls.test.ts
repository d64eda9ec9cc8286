import { randomUUID } from 'node:crypto';
import * as contracts from '@winnow/contracts';
import { createApiKey, type Described, scopes } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRoute } from '../testing/access/call-route.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const calls = Object.values<unknown>(contracts).filter(isDescribed);
const open = calls.filter(({ scope }) => scope !== null);
const routeOf = ({ method, path }: Described) => `${method} ${path}`;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const owner = await signUp(server);
  const name = 'Every scope';
  token = (await owner.client.call(createApiKey, { name, scopes: [...scopes] })).data.secret;
});
afterAll(() => server.stop());

test.each(open.map((call) => [routeOf(call), call] as const))(
  '%s says its limits and what is left of them, also where it fails',
  async (route, call) => {
    const { headers } = await callRoute(server, route, { token });
    const perDay =
      'limitPerDay' in call && call.limitPerDay !== null ? `, "day";q=${call.limitPerDay};w=86400` : '';
    expect(headers.get('ratelimit-policy')).toBe(
      `"key";q=${contracts.apiKeyLimits.callsPerMinute};w=60, "minute";q=${call.limitPerMinute};w=60${perDay}`,
    );
    expect(headers.get('ratelimit')).toMatch(
      /^"key";r=\d+;t=\d+, "minute";r=\d+;t=\d+(?:, "day";r=\d+;t=\d+)?$/,
    );
  },
);

const paged = open.filter(({ path, input }) => 'cursor' in input.shape && !path.includes('{'));
test.each(paged.map(routeOf))('%s refuses a place in its list that no page gave', async (route) => {
  for (const cursor of ['nowhere', '{}', Buffer.from('["a"]').toString('base64url')]) {
    const response = await callRoute(server, route, { token, input: { cursor } });
    expect(response.status, cursor).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad-request', message: expect.any(String) });
  }
});

test('more lists than these have pages', () => {
  expect(paged.map(routeOf)).toEqual(
    expect.arrayContaining(['GET /job-descriptions', 'GET /files', 'GET /resume-analysis', 'GET /imports']),
  );
});

test('whatever names its request gets the same answer again, and costs nothing twice', async () => {
  const text = 'Data analyst. Requirements: SQL, Python and three years of experience with reports.';
  const input = { text, idempotencyKey: randomUUID() };
  const ask = async (body: object) =>
    callRoute(server, 'POST /job-descriptions', { token, input: { ...body } });
  const [first, again] = [await (await ask(input)).json(), await (await ask(input)).json()];
  expect(again).toEqual(first);
  expect((await ask({ ...input, text: `${text} And Docker.` })).status).toBe(409);
});
