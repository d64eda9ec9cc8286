import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
const [minuteMs, hourMs, dayMs] = [60_000, 60 * 60_000, 24 * 60 * 60_000];
let server: TestServer;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer(
    { trustedProxies: 1, clock: { now: () => now } },
    { autoConfirm: true, accessTokenSeconds: 30 * dayMs },
  );
});

afterAll(() => server.stop());

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** The fields of responses that are checked; each has some of them. */
type Body = {
  readonly code: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
  readonly id: string;
  readonly totp: { readonly secret: string };
};

type Answer = {
  status: number;
  code: string | undefined;
  retryAfter: number;
  body: Body;
  cookie: string | null;
};

let addresses = 0;
/** A new /48 network each time. */
const unusedClientAddress = () => {
  addresses += 1;
  return `2001:db8:${addresses.toString(16)}::1`;
};

async function call(
  path: string,
  body: object,
  { address = unusedClientAddress(), token = '', cookie = '' } = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      // Like a browser: programs get no cookie.
      origin: server.url,
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const json = JSON.parse(text === '' ? '{}' : text) as Body;
  const set = response.headers.getSetCookie().find((it) => it.startsWith('winnow-device='));
  return {
    status: response.status,
    code: json.code,
    retryAfter: Number(response.headers.get('retry-after')),
    body: json,
    cookie: set?.split(';')[0] ?? null,
  };
}

const signIn = (email: string, tried: string, from: { address?: string; cookie?: string } = {}) =>
  call('/token?grant_type=password', { email, password: tried }, from);

async function newAccount(): Promise<string> {
  const email = newAddress();
  await createAuthClient(server).signUp({ email, password });
  return email;
}

/** An account with a second factor, its secret, and the cookie of its owner's device. */
async function newTwofoldAccount() {
  const email = await newAccount();
  const { body: session, cookie } = await signIn(email, password);
  const place = { token: session.access_token, cookie: cookie ?? '' };
  const { body: enrolled } = await call('/factors', { factor_type: 'totp' }, place);
  const code = () => new TOTP({ secret: enrolled.totp.secret }).generate({ timestamp: now.getTime() });
  expect((await enterCode(enrolled.id, code(), place)).status).toBe(200);
  return { email, factorId: enrolled.id, code, cookie: place.cookie };
}

/** A challenge and its answer from one address. */
async function enterCode(factorId: string, code: string, from: { token: string; cookie?: string }) {
  const place = { address: unusedClientAddress(), ...from };
  const challenge = await call(`/factors/${factorId}/challenge`, {}, place);
  if (challenge.status !== 200) return challenge;
  return call(`/factors/${factorId}/verify`, { challenge_id: challenge.body.id, code }, place);
}

test('second factors are guessed a hundred times from ever new addresses, and the owner gets in on a known device', async () => {
  const { email, factorId, code, cookie } = await newTwofoldAccount();
  const token = (await signIn(email, password)).body.access_token;
  const codes: Record<string, number> = {};
  for (let guess = 0; guess < 120; guess += 1) {
    const answer = await enterCode(factorId, '000000', { token });
    codes[answer.code ?? ''] = (codes[answer.code ?? ''] ?? 0) + 1;
    if (answer.code === 'over_request_rate_limit') pass(answer.retryAfter * 1000);
  }
  expect(codes).toEqual({
    mfa_verification_failed: 100,
    over_request_rate_limit: 9,
    mfa_verification_rejected: 11,
  });
  pass(30 * dayMs);
  await server.services.identity.failures.record();
  expect(await enterCode(factorId, code(), { token })).toMatchObject({
    status: 403,
    code: 'mfa_verification_rejected',
  });

  const subjects = await subjectsTo(email);
  expect(
    subjects.filter((subject) => subject === 'Incorrect codes were entered for your account'),
  ).toHaveLength(4);
  const owner = (await signIn(email, password, { cookie })).body.access_token;
  expect((await enterCode(factorId, code(), { token: owner, cookie })).status).toBe(200);
  // A success clears earlier failures.
  expect((await enterCode(factorId, '000000', { token })).code).toBe('mfa_verification_failed');
});

test('an owner without a known device gets in after a code from an email', async () => {
  const { email, factorId, code } = await newTwofoldAccount();
  const token = (await signIn(email, password)).body.access_token;
  for (let guess = 0; guess < 11; guess += 1) await enterCode(factorId, '000000', { token });
  expect((await enterCode(factorId, code(), { token })).status).toBe(429);
  // The owner was notified; that is not the email with the code.
  expect(await subjectsTo(email)).toContain('Incorrect codes were entered for your account');
  await call('/otp', { email });
  const message = await newestEmail(server, email);
  // A code of the app is valid once.
  pass(minuteMs);
  const proved = await call('/verify', { type: 'magiclink', email, token: message.code });
  expect((await enterCode(factorId, code(), { token: proved.body.access_token })).status).toBe(200);
});

test('all codes at once are as few as one after the other', async () => {
  const { email, factorId } = await newTwofoldAccount();
  const token = (await signIn(email, password)).body.access_token;
  // Each from a separate address, so that only the account's count can stop it.
  const places = Array.from({ length: 15 }, () => ({ token, address: unusedClientAddress() }));
  const answers = await Promise.all(
    places.map(async (place, index) => {
      const challenge = await call(`/factors/${factorId}/challenge`, {}, place);
      const guess = { challenge_id: challenge.body.id, code: String(index).padStart(6, '0') };
      return () => call(`/factors/${factorId}/verify`, guess, place);
    }),
  ).then((guesses) => Promise.all(guesses.map((tell) => tell())));
  const failed = answers.filter(({ code }) => code === 'mfa_verification_failed');
  expect(failed).toHaveLength(10);
});

test('with the password alone a device does not become known, however often somebody signs in with it', async () => {
  const { email, factorId } = await newTwofoldAccount();
  const codes: (string | undefined)[] = [];
  for (let device = 0; device < 3; device += 1) {
    const { body: session, cookie } = await signIn(email, password);
    expect(cookie).toMatch(/^winnow-device=/);
    const again = await signIn(email, password, { cookie: cookie ?? '' });
    const place = { token: again.body.access_token, cookie: cookie ?? '' };
    for (let guess = 0; guess < 5; guess += 1) codes.push((await enterCode(factorId, '000000', place)).code);
    const refreshed = await call(
      '/token?grant_type=refresh_token',
      { refresh_token: session.refresh_token },
      { cookie: cookie ?? '' },
    );
    expect(refreshed.status).toBe(200);
  }
  expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(10);
  expect(codes.slice(10)).toEqual(Array.from({ length: 5 }, () => 'over_request_rate_limit'));
});

test('a new second factor makes all devices unknown but the one it was added on', async () => {
  const email = await newAccount();
  const elsewhere = await signIn(email, password);
  const here = await signIn(email, password);
  const place = { token: here.body.access_token, cookie: here.cookie ?? '' };
  const { body: enrolled } = await call('/factors', { factor_type: 'totp' }, place);
  const code = new TOTP({ secret: enrolled.totp.secret }).generate({ timestamp: now.getTime() });
  expect((await enterCode(enrolled.id, code, place)).status).toBe(200);
  const isTrusted = async ({ cookie }: Answer) => {
    const { devices } = server.services.identity;
    const secret = cookie?.split('=')[1] ?? '';
    const visit = { address: unusedClientAddress(), userAgent: null, device: { secret, isNew: false } };
    const { database } = server.platform.openDatabase;
    return (await devices.findTrusted(database, { kind: 'email', value: email }, visit)) !== null;
  };
  expect([await isTrusted(elsewhere), await isTrusted(here)]).toEqual([false, true]);
});

test.each(['known', 'unknown'])(
  'passwords for an address that is %s are tried a hundred times an hour from everywhere together, then 429',
  async (who) => {
    const email = who === 'known' ? await newAccount() : newAddress();
    const statuses: number[] = [];
    for (let guess = 0; guess < 102; guess += 1)
      statuses.push((await signIn(email, `guess ${guess}`)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual([429, 429]);
    const first = await signIn(email, password);
    expect(first).toMatchObject({ status: 429, code: 'over_request_rate_limit', retryAfter: 15 * 60 });
    pass(15 * minuteMs);
    for (let guess = 0; guess < 10; guess += 1) expect((await signIn(email, 'another')).status).toBe(400);
    expect((await signIn(email, password)).retryAfter).toBe(30 * 60);
    expect(await subjectsTo(email)).toEqual(
      who === 'known' ? ['Someone is trying to log in to your account'] : [],
    );
  },
);

test('while an outsider guesses, the owner signs in on a known device, in a browser and by the API', async () => {
  const email = await newAccount();
  const { cookie } = await signIn(email, password);
  expect(cookie).not.toBeNull();
  for (let guess = 0; guess < 101; guess += 1) await signIn(email, `guess ${guess}`);
  expect((await signIn(email, password)).status).toBe(429);
  const again = await signIn(email, password, { cookie: cookie ?? '' });
  expect(again.status).toBe(200);
  expect(again.cookie).toBe(cookie);
  const byApi = await fetch(`${server.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie ?? '' },
    body: JSON.stringify({ email, password }),
  });
  expect(byApi.status).toBe(200);
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await signIn(email, 'another', { cookie: cookie ?? '' })).status).toBe(400);
  }
  expect((await signIn(email, password, { cookie: cookie ?? '' })).status).toBe(429);
});

test('a device that is known to one account counts as an outsider for another', async () => {
  const [anna, boris] = [await newAccount(), await newAccount()];
  const { cookie } = await signIn(anna, password);
  for (let guess = 0; guess < 101; guess += 1) await signIn(boris, `guess ${guess}`);
  expect((await signIn(boris, password, { cookie: cookie ?? '' })).status).toBe(429);
  expect((await signIn(anna, password, { cookie: cookie ?? '' })).status).toBe(200);
});

test('codes from emails are guessed twenty times a day, whatever was asked for, and the link still works', async () => {
  const email = await newAccount();
  const guessTen = async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await call('/verify', { type: 'magiclink', email, token: '000000' });
      expect(answer).toMatchObject({ status: 403, code: 'otp_expired' });
    }
  };
  await call('/otp', { email });
  await newestEmail(server, email);
  await guessTen();
  await call('/recover', { email });
  const { link, code } = await newestEmail(server, email);
  await guessTen();
  const refused = await call('/verify', { type: 'recovery', email, token: code });
  expect(refused).toMatchObject({ status: 429, code: 'over_request_rate_limit', retryAfter: 24 * 60 * 60 });
  const tokenHash = new URL(link).searchParams.get('token_hash');
  expect((await call('/verify', { type: 'recovery', token_hash: tokenHash })).status).toBe(200);
});

test('what failed is on record once for an account, kind and hour, and once for all addresses of nobody', async () => {
  // What operators are shown.
  const failed = async (about?: string) =>
    (await server.services.audit.list({ action: 'identity-password-failed', about, limit: 50 })).entries;
  pass(hourMs);
  await server.services.identity.failures.record();
  const before = (await failed()).length;
  const email = await newAccount();
  const { body: session } = await signIn(email, password);
  for (let guess = 0; guess < 7; guess += 1) await signIn(email, `guess ${guess}`);
  for (let guess = 0; guess < 5; guess += 1) await signIn(newAddress(), 'a guess');
  await server.services.identity.failures.record();
  expect(await failed()).toHaveLength(before);
  pass(hourMs);
  await server.services.identity.failures.record();
  await server.services.identity.failures.record();
  expect(await failed(session.user.id)).toMatchObject([
    { actorId: null, subjectId: session.user.id, details: { failures: 7 } },
  ]);
  const added = (await failed()).slice(0, -before || undefined);
  expect(added.map(({ details }) => details['failures']).sort()).toEqual([5, 7]);
});

test('counts of failures go when nothing depends on them, and with the account', async () => {
  const count = async (where: ReturnType<typeof sql>) => {
    const { database } = server.platform.openDatabase;
    const [row] = await queryRows<{ count: number }>(
      database,
      sql`select count(*)::int as count from identity_failures where ${where}`,
    );
    return row?.count;
  };
  const { email, factorId } = await newTwofoldAccount();
  const { body: session } = await signIn(email, password);
  await signIn(email, 'a guess');
  await enterCode(factorId, '000000', { token: session.access_token });
  await signIn(newAddress(), 'a guess');
  const isTheirs = sql`user_id = ${session.user.id}::uuid and total > 0`;
  expect(await count(isTheirs)).toBe(2);
  expect(await count(sql`user_id is null`)).toBeGreaterThan(0);
  const rows = JSON.stringify(
    await queryRows(server.platform.openDatabase.database, sql`select * from identity_failures`),
  );
  expect(rows).not.toContain('@');
  pass(8 * dayMs);
  await server.services.identity.failures.record();
  expect(await count(sql`kind <> 'factor'`)).toBe(0);
  expect(await count(isTheirs)).toBe(1);
  const admin = server.services.identity.admin;
  await admin.remove(session.user.id, false);
  expect(await count(sql`user_id = ${session.user.id}::uuid`)).toBe(0);
});

async function subjectsTo(email: string): Promise<string[]> {
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(500)) ?? [];
  return emails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
