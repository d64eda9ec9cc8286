import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 }, { autoConfirm: true });
});

afterAll(() => server.stop());

function signIn(email: string, tried: string, address: string) {
  return fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: tried }),
  });
}

test('a guesser is blocked, and the owner elsewhere is not', async () => {
  const email = newAddress();
  await createAuthClient(server).signUp({ email, password });
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    statuses.push((await signIn(email, `guess number ${guess}`, '192.0.2.1')).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  const refused = await signIn(email, password, '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect((await signIn(email, password, '192.0.2.2')).status).toBe(200);
});

test('concurrent guesses are limited like sequential ones', async () => {
  const email = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, guess) => signIn(email, `guess number ${guess}`, '192.0.2.3')),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('successful requests do not count against a limit', async () => {
  const email = newAddress();
  await createAuthClient(server).signUp({ email, password });
  for (let time = 0; time < 20; time += 1) {
    expect((await signIn(email, password, '192.0.2.4')).status).toBe(200);
  }
});

test('the addresses of one /56 count as one, and a /48 may fail four times as often', async () => {
  const email = newAddress();
  const guessFrom = async (address: string) => (await signIn(email, 'a guess', address)).status;
  const statuses: number[] = [];
  for (let host = 0; host < 11; host += 1) statuses.push(await guessFrom(`2001:db8:aa:${host}::1`));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  let tried = 10;
  for (let group = 1; group < 50; group += 1) {
    const status = await guessFrom(`2001:db8:aa:${group.toString(16)}00::1`);
    if (status === 400) tried += 1;
    else expect(status).toBe(429);
  }
  expect(tried).toBe(40);
  expect(await guessFrom('2001:db8:ab::1')).toBe(400);
});

test('emails of a kind have a minimum interval per address', async () => {
  const known = newAddress();
  await createAuthClient(server).signUp({ email: known, password });
  for (const email of [known, newAddress()]) {
    const client = createAuthClient(server);
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const { error } = await client.resetPasswordForEmail(email);
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  }
});

test('requests from one address are limited', async () => {
  const verify = (address: string) =>
    fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify({ type: 'signup', token_hash: 'unknown' }),
    });
  const statuses: number[] = [];
  for (let request = 0; request < 31; request += 1) statuses.push((await verify('192.0.2.9')).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 403));
  expect(statuses[30]).toBe(429);
  expect((await verify('192.0.2.10')).status).toBe(403);
});
