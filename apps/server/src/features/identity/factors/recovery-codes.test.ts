import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { findInDatabase } from '../../../testing/residual-data/find-residual-data.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { listEvents } from '../accounts/user-repository.ts';
import { createRecoveryCode, readRecoveryCode } from './recovery-code.ts';

const password = 'a long and quiet river';
const minuteMs = 60_000;
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  server = await startTestServer({ clock }, { autoConfirm: true, limitFactor: 100 });
});

afterAll(() => server.stop());

type Answer = {
  readonly status: number;
  readonly code?: string;
  readonly codes?: string[];
  readonly total?: number;
  readonly remaining?: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
};

async function call(method: 'GET' | 'POST', path: string, token: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as object), status: response.status };
}

type Client = ReturnType<typeof createAuthClient>;

async function tokenOf(client: Client): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? '';
}

async function withApp() {
  const email = newAddress();
  const client = createAuthClient(server);
  const { data: signedUp } = await client.signUp({ email, password });
  const { data, error } = await client.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const code = () => new TOTP({ secret: data.totp.secret }).generate({ timestamp: now });
  const lifted = await client.mfa.challengeAndVerify({ factorId: data.id, code: code() });
  if (lifted.error) throw lifted.error;
  return { email, client, id: signedUp.user?.id ?? '', factorId: data.id, code };
}

async function withCodes() {
  const person = await withApp();
  const { codes = [] } = await call('POST', '/recovery-codes', await tokenOf(person.client));
  return { ...person, codes };
}

async function half(email: string): Promise<string> {
  const client = createAuthClient(server);
  await client.signInWithPassword({ email, password });
  return tokenOf(client);
}

async function subjectsTo(email: string): Promise<string[]> {
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(500)) ?? [];
  return emails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

test('ten codes of fifty bits are told once and stored as hashes', async () => {
  const { email, codes, client, id } = await withCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const state = await call('GET', '/recovery-codes', await tokenOf(client));
  expect(state).toMatchObject({ status: 200, total: 10, remaining: 10 });
  expect(state).not.toHaveProperty('codes');
  const stored = await findInDatabase(server, id);
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);
  expect(await subjectsTo(email)).toContain('New recovery codes were created');
});

test('a code signs in with both factors, once, is on record and told to the owner', async () => {
  const { email, codes, id } = await withCodes();
  // Typed in lowercase, with a space, and with letters that look like digits.
  const typed = (codes[0] ?? '').toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  const answer = await call('POST', '/recovery-codes/verify', await half(email), { code: typed });
  expect(answer.status).toBe(200);
  const claims = JSON.parse(
    Buffer.from((answer.access_token ?? '').split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'recovery_code' }, { method: 'password' }] });
  const headers = { authorization: `Bearer ${answer.access_token}` };
  expect((await fetch(`${server.url}/api/auth/me`, { headers })).status).toBe(200);
  expect(await call('GET', '/recovery-codes', answer.access_token ?? '')).toMatchObject({ remaining: 9 });

  const again = await call('POST', '/recovery-codes/verify', await half(email), { code: codes[0] });
  expect(again).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  expect(await subjectsTo(email)).toContain('A recovery code was used');
  const events = await listEvents(server.platform.openDatabase.database, id);
  expect(events.filter(({ event }) => event === 'recovery-code-used')).toHaveLength(1);
});

test('of twenty uses of a code at once one succeeds', async () => {
  const { email, codes } = await withCodes();
  const token = await half(email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('POST', '/recovery-codes/verify', token, { code: codes[3] })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('new codes end the old ones, and only a fresh sign-in with both factors makes any', async () => {
  const { email, client, codes, factorId, code } = await withCodes();
  expect(await call('POST', '/recovery-codes', await half(email))).toMatchObject({
    code: 'insufficient_aal',
  });
  expect(await call('GET', '/recovery-codes', await half(email))).toMatchObject({ code: 'insufficient_aal' });
  now += 11 * minuteMs;
  expect(await call('POST', '/recovery-codes', await tokenOf(client))).toMatchObject({
    status: 400,
    code: 'reauthentication_needed',
  });
  await client.mfa.challengeAndVerify({ factorId, code: code() });
  const renewed = await call('POST', '/recovery-codes', await tokenOf(client));
  expect(renewed.codes).toHaveLength(10);
  const token = await half(email);
  expect(await call('POST', '/recovery-codes/verify', token, { code: codes[1] })).toMatchObject({
    code: 'mfa_verification_failed',
  });
  expect(await call('POST', '/recovery-codes/verify', token, { code: renewed.codes?.[1] })).toMatchObject({
    status: 200,
  });
});

test('codes belong to their account alone, and need a factor to stand in for', async () => {
  const { codes } = await withCodes();
  const other = await withCodes();
  expect(
    await call('POST', '/recovery-codes/verify', await half(other.email), { code: codes[0] }),
  ).toMatchObject({
    code: 'mfa_verification_failed',
  });
  const client = createAuthClient(server);
  await client.signUp({ email: newAddress(), password });
  const token = await tokenOf(client);
  expect(await call('POST', '/recovery-codes', token)).toMatchObject({ status: 404 });
  expect(await call('POST', '/recovery-codes/verify', token, { code: codes[0] })).toMatchObject({
    status: 404,
  });
  expect(await call('GET', '/recovery-codes', token)).toMatchObject({ status: 200, total: 0 });
});

test('they go with the last authenticator app', async () => {
  const { client, factorId } = await withCodes();
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  await client.refreshSession();
  expect(await call('GET', '/recovery-codes', await tokenOf(client))).toMatchObject({
    total: 0,
    remaining: 0,
  });
});

test('a session that a code opened is half again once the app is removed elsewhere', async () => {
  const { email, client, codes, factorId } = await withCodes();
  const opened = await call('POST', '/recovery-codes/verify', await half(email), { code: codes[0] });
  await client.mfa.unenroll({ factorId });
  const other = createAuthClient(server);
  await other.setSession({
    access_token: opened.access_token ?? '',
    refresh_token: opened.refresh_token ?? '',
  });
  await other.refreshSession();
  expect((await other.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
});

test('what is typed is read as it was printed', () => {
  const code = createRecoveryCode();
  expect(readRecoveryCode(` ${code.toLowerCase().replace('-', '')} `)).toBe(code);
  for (const wrong of ['', '123456', 'ABCDE-FGHJ', 'UUUUU-UUUUU', '😀'.repeat(10)]) {
    expect(readRecoveryCode(wrong)).toBeNull();
  }
});
