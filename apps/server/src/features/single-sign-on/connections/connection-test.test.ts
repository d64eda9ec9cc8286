import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveSingleSignOn, testSingleSignOn } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicFetch } from '../../../platform/http/outgoing/public-fetch.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../testing/doubles/identity-provider.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';

let server: TestServer;
let provider: IdentityProvider;
let owner: SignedUp;
/** Responses by path of a server that isn't a provider, or a broken one. */
let other: Server;
let otherUrl: string;
const pages: Record<string, unknown> = {};

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  provider = await startIdentityProvider(`${server.url}/auth/v1/callback`);
  const [member] = (await openTeam(server)).members;
  if (!member) throw new Error('A team has an owner.');
  owner = member;
  other = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (page === undefined) return void response.writeHead(404).end('nothing');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await server.stop();
  await provider.stop();
  other.close();
});

type Client = { readonly issuer: string; readonly clientId?: string; readonly clientSecret?: string };

async function problemOf({ issuer, clientId = 'x', clientSecret = 'y' }: Client, of = owner) {
  const rules = { defaultRole: 'recruiter', admitsNewcomers: true } as const;
  await of.client.call(saveSingleSignOn, { issuer, clientId, clientSecret, ...rules });
  return (await of.client.call(testSingleSignOn)).data;
}

function servePoorProvider(path: string, changes: Record<string, unknown>): string {
  const issuer = `${otherUrl}${path}`;
  pages[`${path}/.well-known/openid-configuration`] = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    ...changes,
  };
  return issuer;
}

test('finds no problem with a reachable provider and a valid client', async () => {
  expect(await problemOf(provider)).toEqual({ problem: null, detail: '' });
});

test('detects a wrong secret or client', async () => {
  expect((await problemOf({ ...provider, clientSecret: 'wrong' })).problem).toBe('wrong-client');
  expect((await problemOf({ ...provider, clientId: 'wrong' })).problem).toBe('wrong-client');
});

test('reports an unreachable provider and an unexpected response', async () => {
  expect((await problemOf({ issuer: 'http://127.0.0.1:9' })).problem).toBe('unreachable');
  expect((await problemOf({ issuer: otherUrl })).problem).toBe('no-provider');
  expect(
    (await problemOf({ issuer: servePoorProvider('/a', { issuer: 'https://evil.example' }) })).problem,
  ).toBe('other-issuer');
  expect((await problemOf({ issuer: servePoorProvider('/b', {}) })).problem).toBe('no-keys');
  const implicit = servePoorProvider('/c', { response_types_supported: ['id_token'] });
  expect(await problemOf({ issuer: implicit })).toEqual({ problem: 'no-code-flow', detail: 'id_token' });
});

test('rejects addresses of the internal network in any notation', async () => {
  const careful = await startTestServer({
    publicFetch: createPublicFetch({ mayReachPrivate: false }),
    mayReachPrivate: false,
  });
  try {
    const [member] = (await openTeam(careful)).members;
    if (!member) throw new Error('A team has an owner.');
    for (const issuer of [
      'https://127.0.0.1',
      'https://localhost',
      'https://[::1]',
      'https://10.0.0.1:8443/realm',
    ]) {
      expect((await problemOf({ issuer }, member)).problem).toBe('private-address');
    }
    await expect(problemOf({ issuer: 'http://login.example' }, member)).rejects.toMatchObject({
      code: 'invalid',
    });
  } finally {
    await careful.stop();
  }
});
