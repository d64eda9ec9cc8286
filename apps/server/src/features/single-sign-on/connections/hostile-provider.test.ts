import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { callbackPage, type Records, setUpSignOn, signOn } from '../testing/sign-on.ts';

const records: Records = new Map();
const provider = new OAuth2Server();
const domain = 'hostile.example';
let server: TestServer;
let connectionId: string;
/** Claims of the next sign-in at the provider. */
let claims: Record<string, unknown>;
/** Modifies the signed ID token. */
let forge: (idToken: string) => string;

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, claims);
  });
  provider.service.on('beforeResponse', (response: { body: Record<string, unknown> }) => {
    response.body['id_token'] = forge(String(response.body['id_token']));
  });
  server = await startTestServer(
    { findTextRecords: async (name) => records.get(name) ?? [] },
    { redirects: [callbackPage], limitFactor: 1000 },
  );
  const [owner] = (await openTeam(server)).members;
  const client = {
    issuer: provider.issuer.url ?? '',
    clientId: 'winnow-tests',
    clientSecret: 'of the tests',
  };
  connectionId = owner ? await setUpSignOn(owner, records, domain, client) : '';
});

beforeEach(() => {
  forge = (idToken) => idToken;
  claims = { sub: crypto.randomUUID(), aud: 'winnow-tests', email: `${crypto.randomUUID()}@${domain}` };
});

afterAll(async () => {
  await server.stop();
  await provider.stop();
});

test('accepts the provider if nothing is forged', async () => {
  expect((await signOn(server, connectionId)).token).not.toBeNull();
});

test.each([
  ['another audience', { aud: 'somebody-else' }],
  ['another nonce', { nonce: 'another' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['a time that has passed', { exp: 1_000_000_000 }],
  ['a time to come', { iat: 4_000_000_000, nbf: 4_000_000_000 }],
  ['no subject', { sub: undefined }],
])('an ID token with %s signs nobody in', async (_, change) => {
  Object.assign(claims, change);
  const { token, error } = await signOn(server, connectionId);
  expect([token, error]).toEqual([null, 'bad_oauth_callback']);
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const bodyOf = (idToken: string) => idToken.split('.')[1] ?? '';

test.each<[string, (idToken: string) => string]>([
  ['that is not signed', (idToken) => `${encode({ alg: 'none', typ: 'JWT' })}.${bodyOf(idToken)}.`],
  [
    'with a signature of nothing',
    (idToken) => `${idToken.split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}`,
  ],
  [
    'whose claims were changed after signing',
    (idToken) => {
      const [head, body = '', signature] = idToken.split('.');
      const said = JSON.parse(Buffer.from(body, 'base64url').toString());
      return [head, encode({ ...said, email: `boss@${domain}` }), signature].join('.');
    },
  ],
  [
    'signed with a secret instead of a key',
    (idToken) => `${encode({ alg: 'HS256', typ: 'JWT' })}.${bodyOf(idToken)}.AAAA`,
  ],
  ['that is none', () => 'x.y.z'],
])('an ID token %s signs nobody in', async (_, change) => {
  forge = change;
  const { token, error } = await signOn(server, connectionId);
  expect([token, error]).toEqual([null, 'bad_oauth_callback']);
});
