import { deleteUser, getMe } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient } from '../../../testing/auth-client.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
let aheadMs = 0;

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  server = await startTestServer({ clock }, { limitFactor: 100 });
});

afterAll(() => server.stop());

test('an account can be deleted only soon after signing in', async () => {
  const anna = await signUp(server);
  aheadMs += 11 * 60_000;
  const late = anna.client.call(deleteUser);
  await expect(late).rejects.toMatchObject({ status: 403, code: 'recent-sign-in-required' });
  expect((await anna.client.call(getMe)).data.email).toBe(anna.email);
});

test('renewing a token is no sign-in; signing in again is', async () => {
  const anna = await signUp(server);
  const auth = createAuthClient(server);
  await auth.signInWithPassword(anna);
  aheadMs += 11 * 60_000;
  const statusWith = async (token: string | undefined) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${server.url}/api/user`, { method: 'DELETE', headers })).status;
  };
  const renewed = await auth.refreshSession();
  expect(await statusWith(renewed.data.session?.access_token)).toBe(403);
  const again = await auth.signInWithPassword(anna);
  expect(await statusWith(again.data.session?.access_token)).toBe(200);
});
