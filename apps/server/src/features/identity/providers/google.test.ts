import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { rememberingLog } from '../../../testing/quiet-log.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const provider = new OAuth2Server();
const password = 'a long and quiet river';
const callbackPage = 'https://app.example/auth/callback';
let server: TestServer;
/** The user whom the provider returns next. */
let person: Record<string, unknown>;
let provideRefreshToken: boolean;
/** Parameters of the last request to the provider. */
let asked: URLSearchParams;

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, person);
  });
  provider.service.on('beforeResponse', (response: { body: Record<string, unknown> }) => {
    if (!provideRefreshToken) delete response.body['refresh_token'];
  });
  provider.service.on('beforeAuthorizeRedirect', (_: unknown, request: { url: string }) => {
    asked = new URL(request.url, 'http://provider.example').searchParams;
  });
  server = await startTestServer(
    {},
    {
      redirects: [callbackPage],
      limitFactor: 1000,
      google: {
        issuer: provider.issuer.url ?? '',
        clientId: 'winnow-tests',
        clientSecret: 'of the tests alone',
      },
    },
  );
});

beforeEach(() => {
  provideRefreshToken = true;
  person = {
    sub: crypto.randomUUID(),
    aud: 'winnow-tests',
    email: newAddress(),
    email_verified: true,
    name: 'Ida Lindqvist',
    picture: 'https://pictures.example/ida.png',
  };
});

afterAll(async () => {
  await server.stop();
  await provider.stop();
});

type Visit = { readonly location: URL; readonly cookie: string };

/** Opens a URL without following redirects, like a browser with the cookie. */
async function open(address: string, cookie = ''): Promise<Visit> {
  const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
  const given = response.headers.get('set-cookie')?.split(';')[0];
  return { location: new URL(response.headers.get('location') ?? 'none:'), cookie: given ?? cookie };
}

async function beginAt(query: Record<string, string> = {}): Promise<Visit> {
  const parameters = new URLSearchParams({ provider: 'google', redirect_to: callbackPage, ...query });
  return open(`${server.url}/auth/v1/authorize?${parameters}`);
}

/** Signs in at the provider; returns the final URL of the browser. */
async function signIn(query: Record<string, string> = {}): Promise<URL> {
  const there = await beginAt(query);
  const back = await open(there.location.href);
  return (await open(back.location.href, there.cookie)).location;
}

const fragmentOf = (address: URL) => new URLSearchParams(address.hash.slice(1));

async function userOf(address: URL) {
  const token = fragmentOf(address).get('access_token') ?? '';
  const { data } = await createAuthClient(server).getUser(token);
  return data.user;
}

test('a newcomer gets an account of what Google says, and the tokens of Google once', async () => {
  const end = await signIn();
  expect(end.href.split('#')[0]).toBe(callbackPage);
  const fragment = fragmentOf(end);
  expect(fragment.get('token_type')).toBe('bearer');
  expect(fragment.get('provider_token')).toBeTruthy();
  expect(fragment.get('provider_refresh_token')).toBeTruthy();
  expect(await userOf(end)).toMatchObject({
    email: person['email'],
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Ida Lindqvist', avatar_url: person['picture'], email_verified: true },
    identities: [{ provider: 'google', id: person['sub'], email: person['email'] }],
  });
});

test('Google is asked for the address, the name and access while nobody is there, and for what the client adds', async () => {
  const there = await beginAt({ scopes: 'https://scopes.example/calendar', prompt: 'consent' });
  await open(there.location.href);
  expect(asked.get('scope')?.split(' ')).toEqual([
    'openid',
    'email',
    'profile',
    'https://scopes.example/calendar',
  ]);
  expect(asked.get('access_type')).toBe('offline');
  expect(asked.get('prompt')).toBe('consent');
  expect(asked.get('redirect_uri')).toBe(`${server.url}/auth/v1/callback`);
  expect(asked.get('code_challenge_method')).toBe('S256');
});

test('what this server says to Google cannot be said by the client', async () => {
  const there = await beginAt({
    client_id: 'evil',
    redirect_uri: 'https://evil.example',
    state: 'evil',
    nonce: 'evil',
    response_type: 'token',
    response_mode: 'form_post',
    request_uri: 'https://evil.example',
  });
  expect(there.location.href).not.toContain('evil');
  expect(there.location.searchParams.get('response_type')).toBe('code');
});

test('with PKCE the browser gets a code, which the client turns into a session once', async () => {
  const client = createAuthClient(server, { flowType: 'pkce' });
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: callbackPage, skipBrowserRedirect: true },
  });
  const there = await open(data.url ?? '');
  const back = await open(there.location.href);
  const end = (await open(back.location.href, there.cookie)).location;
  expect(end.hash).toBe('');
  const code = end.searchParams.get('code') ?? '';
  const { data: signedIn, error } = await client.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(signedIn.session?.provider_token).toBeTruthy();
  expect(signedIn.session?.provider_refresh_token).toBeTruthy();
  expect(signedIn.user?.email).toBe(person['email']);
  const { data: claims } = await client.getClaims();
  expect(claims?.claims['amr']).toMatchObject([{ method: 'oauth' }]);
  expect((await client.exchangeCodeForSession(code)).error).not.toBeNull();
});

test('the second time it is the same account, with a new address at Google as well', async () => {
  const first = await userOf(await signIn());
  provideRefreshToken = false;
  person['email'] = newAddress();
  const end = await signIn();
  expect(await userOf(end)).toMatchObject({ id: first?.id, email: first?.email });
  expect(fragmentOf(end).has('provider_refresh_token')).toBe(false);
});

test('an address that both vouch for is one account, and its owner hears of it', async () => {
  const client = createAuthClient(server);
  const email = String(person['email']);
  await client.signUp({ email, password, options: { data: { full_name: 'Ida L.' } } });
  const { code } = await newestEmail(server, email);
  const { data: before } = await client.verifyOtp({ email, token: code, type: 'signup' });
  const user = await userOf(await signIn());
  expect(user).toMatchObject({
    id: before.user?.id,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
    user_metadata: { full_name: 'Ida L.', avatar_url: person['picture'] },
  });
  expect((await newestEmail(server, email)).subject).toBe('Login with Google is on');
  expect((await client.signInWithPassword({ email, password })).error).toBeNull();
});

test('who lay in wait at an address that was never proved loses all of it', async () => {
  const intruder = createAuthClient(server);
  const email = String(person['email']);
  await intruder.signUp({ email, password, options: { data: { full_name: 'Intruder' } } });
  const { link } = await newestEmail(server, email);
  const user = await userOf(await signIn());
  expect(user).toMatchObject({
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Ida Lindqvist' },
  });
  expect(user?.identities?.map(({ provider: name }) => name)).toEqual(['google']);
  expect((await intruder.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  const tokenHash = new URL(link).searchParams.get('token_hash') ?? '';
  expect((await intruder.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error?.code).toBe(
    'otp_expired',
  );
});

test('an address that Google does not vouch for is never linked, and never signed in with', async () => {
  const client = createAuthClient(server);
  const email = String(person['email']);
  await client.signUp({ email, password });
  const { code } = await newestEmail(server, email);
  await client.verifyOtp({ email, token: code, type: 'signup' });
  person['email_verified'] = false;
  const known = await signIn();
  person = { ...person, sub: crypto.randomUUID(), email: newAddress() };
  const unknown = await signIn();
  // The same for an address with an account and for one without.
  expect(unknown.href).toBe(known.href);
  expect(unknown.searchParams.get('error')).toBe('access_denied');
  expect(unknown.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  expect(fragmentOf(unknown).get('error_code')).toBe('provider_email_needs_verification');
  const { data } = await client.getUser();
  expect(data.user?.identities?.map(({ provider: name }) => name)).toEqual(['email']);

  // The email verifies the address for its reader, without linking a Google account.
  const message = await newestEmail(server, String(person['email']));
  const reader = createAuthClient(server);
  await reader.verifyOtp({ email: String(person['email']), token: message.code, type: 'signup' });
  expect((await reader.getUser()).data.user?.identities).toMatchObject([{ provider: 'email' }]);
  expect((await signIn()).searchParams.get('error_code')).toBe('provider_email_needs_verification');
});

test('a way back is good once, for ten minutes, and for the browser that began', async () => {
  const there = await beginAt();
  const { location: back } = await open(there.location.href);
  const others = [(await open(back.href)).location, (await open(back.href, 'winnow-sign-in=other')).location];
  await open(back.href, there.cookie);
  const again = (await open(back.href, there.cookie)).location;
  const invented = (await open(`${server.url}/auth/v1/callback?code=x&state=x`, there.cookie)).location;
  const bare = (await open(`${server.url}/auth/v1/callback`)).location;
  for (const end of [...others, again, invented, bare]) {
    expect(end.origin).toBe(server.url);
    expect(end.searchParams.get('error')).toBe('invalid_request');
    expect(end.searchParams.get('error_code')).toBe('bad_oauth_state');
  }
});

test('two tabs of one browser come back both', async () => {
  const first = await beginAt();
  const second = await open(
    `${server.url}/auth/v1/authorize?${new URLSearchParams({ provider: 'google', redirect_to: callbackPage })}`,
    first.cookie,
  );
  expect(second.cookie).toBe(first.cookie);
  for (const tab of [first, second]) {
    const back = await open(tab.location.href);
    const { location: end } = await open(back.location.href, first.cookie);
    expect(fragmentOf(end).get('access_token')).toBeTruthy();
  }
});

test('a challenge in clear is refused where the page could have hidden it', async () => {
  const plain = { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' };
  const parameters = new URLSearchParams({ provider: 'google', redirect_to: callbackPage, ...plain });
  const response = await fetch(`${server.url}/auth/v1/authorize?${parameters}`, { redirect: 'manual' });
  expect(response.status).toBe(400);
  expect((await beginAt({ ...plain, redirect_to: server.url })).location.href).toContain('state=');
});

test('who changes their mind at Google is sent back with the reason', async () => {
  const there = await beginAt();
  const state = there.location.searchParams.get('state') ?? '';
  const refusal = new URLSearchParams({ error: 'access_denied', error_description: 'No, thank you', state });
  const { location } = await open(`${server.url}/auth/v1/callback?${refusal}`, there.cookie);
  expect(location.searchParams.get('error')).toBe('access_denied');
  expect(location.searchParams.get('error_description')).toBe('No, thank you');
});

test.each([
  ['another audience', { aud: 'somebody-else' }],
  ['another nonce', { nonce: 'another' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['a token of yesterday', { exp: 1_000_000_000 }],
  ['no address', { email: undefined }],
])('an ID token with %s signs nobody in', async (_, change) => {
  Object.assign(person, change);
  const end = await signIn();
  expect(end.searchParams.get('error_code')).toBe('bad_oauth_callback');
  expect(end.href).not.toContain('access_token');
});

test('who is new where nobody may sign up is told so', async () => {
  const closed = await startTestServer(
    {},
    {
      signUp: false,
      google: { issuer: provider.issuer.url ?? '', clientId: 'winnow-tests', clientSecret: 'x' },
    },
  );
  try {
    const there = await open(`${closed.url}/auth/v1/authorize?provider=google`);
    const back = await open(there.location.href);
    const { location } = await open(back.location.href, there.cookie);
    expect(location.origin).toBe(closed.url);
    expect(location.searchParams.get('error')).toBe('access_denied');
    expect(location.searchParams.get('error_code')).toBe('signup_disabled');
  } finally {
    await closed.stop();
  }
});

test('a provider that is not set up, or does not answer, is said, and the operator learns why', async () => {
  const { log, lines } = rememberingLog();
  const dead = await startTestServer(
    { log },
    { google: { issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'x' } },
  );
  try {
    const { location } = await open(`${dead.url}/auth/v1/authorize?provider=google`);
    expect(location.searchParams.get('error')).toBe('server_error');
    const told = lines.filter(({ level }) => level === 'warn');
    expect(told).toMatchObject([{ message: 'a provider cannot be reached', fields: { provider: 'google' } }]);
    const other = await fetch(`${dead.url}/auth/v1/authorize?provider=github`);
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({ msg: 'Unsupported provider: provider is not enabled' });
  } finally {
    await dead.stop();
  }
});
