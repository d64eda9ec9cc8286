import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress, newestLetter } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
let server: TestServer;
const clock = Date.now();

beforeAll(async () => {
  const identity = { limitFactor: 1000, mailCooldownSeconds: 60 } as const;
  server = await startTestServer({ clock: { now: () => new Date(clock) } }, identity);
});

afterAll(() => server.stop());

async function signUp() {
  const client = createAuthClient(server);
  const email = newAddress();
  await client.signUp({ email, password });
  const { code } = await newestLetter(server, email);
  const { data } = await client.verifyOtp({ email, token: code, type: 'signup' });
  return { client, email, token: data.session?.access_token ?? '' };
}

test('what was sent for one new address confirms no other', async () => {
  const { client, email } = await signUp();
  const [own, foreign] = [newAddress(), newAddress()];
  await client.updateUser({ email: own });
  const toOwn = await newestLetter(server, own);
  const beforeThat = await newestLetter(server, email);
  // Before the emails for the other address are written.
  await client.updateUser({ email: foreign });
  for (const [address, { code }] of [
    [own, toOwn],
    [email, beforeThat],
  ] as const) {
    const { error } = await client.verifyOtp({ email: address, token: code, type: 'email_change' });
    expect(error?.code).toBe('otp_expired');
  }
  const { code } = await newestLetter(server, email);
  await client.verifyOtp({ email, token: code, type: 'email_change' });
  expect((await client.getUser()).data.user).toMatchObject({ email, new_email: foreign });
});
