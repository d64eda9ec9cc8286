import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
let server: TestServer;
/** A user with a confirmed address, and one without. */
let confirmed: string;
let unconfirmed: string;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000, emailCooldownSeconds: 0 });
  confirmed = newAddress();
  unconfirmed = newAddress();
  const client = createAuthClient(server);
  for (const email of [confirmed, unconfirmed]) {
    await client.signUp({ email, password, options: { data: { name: 'Somebody else', secret: 'x' } } });
  }
  const { code } = await newestEmail(server, confirmed);
  await client.verifyOtp({ email: confirmed, token: code, type: 'signup' });
});

afterAll(() => server.stop());

/** What an outsider sees of a response: everything except values that are new each time. */
async function see(path: string, body: object) {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const seen = JSON.stringify(await response.json())
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replace(/person-id@example\.org/g, 'address');
  const headers = [...response.headers.keys()].filter((name) => name !== 'date' && name !== 'content-length');
  return { status: response.status, headers: headers.sort(), body: JSON.parse(seen) as unknown };
}

const questions: readonly (readonly [path: string, body: (email: string) => object])[] = [
  ['/recover', (email) => ({ email })],
  ['/otp', (email) => ({ email })],
  ['/magiclink', (email) => ({ email })],
  ['/resend', (email) => ({ email, type: 'signup' })],
  ['/resend', (email) => ({ email, type: 'email_change' })],
  ['/token?grant_type=password', (email) => ({ email, password: 'not the right one' })],
  ['/verify', (email) => ({ email, type: 'signup', token: '000000' })],
  ['/verify', (email) => ({ email, type: 'recovery', token: '000000' })],
  ['/verify', (email) => ({ email, type: 'magiclink', token: '000000' })],
];

test.each(questions)('%s answers alike for an address with an account and without', async (path, body) => {
  const otherUser = await see(path, body(newAddress()));
  expect(await see(path, body(confirmed))).toEqual(otherUser);
  expect(await see(path, body(unconfirmed))).toEqual(otherUser);
});

test('a sign-up answers alike where the address waits for confirmation, and by the look of it where it has an account', async () => {
  const ask = (email: string) =>
    see('/signup', { email, password: 'another long river', data: { name: 'Ida' } });
  const [fresh, taken] = [await ask(newAddress()), await ask(confirmed)];
  expect(taken.status).toBe(fresh.status);
  expect(taken.headers).toEqual(fresh.headers);
  expect(await ask(unconfirmed)).toEqual(fresh);
  // The protocol itself reveals this: clients check the number of identities.
  expect(taken.body).toMatchObject({ identities: [], confirmation_sent_at: 'moment', role: '' });
  expect(fresh.body).toMatchObject({ confirmation_sent_at: 'moment', email: 'address' });
});
