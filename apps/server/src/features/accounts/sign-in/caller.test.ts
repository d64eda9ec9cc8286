import { getMe } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient } from '../../../testing/auth-client.ts';
import { signUp, signUpOperator } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test('the API identifies a user by the token of the identity service', async () => {
  const anna = await signUp(server);
  const { data } = await anna.client.call(getMe);
  expect(data).toMatchObject({
    id: anna.userId,
    name: 'Anna Example',
    email: anna.email,
    isVerified: true,
    googleSignIn: false,
    isOperator: false,
  });
});

test('an operator is a user with a confirmed address in the list', async () => {
  const operator = await signUpOperator(server);
  expect((await operator.client.call(getMe)).data.isOperator).toBe(true);
});

test('calls without a token are refused', async () => {
  await expect(server.client.call(getMe)).rejects.toMatchObject({
    status: 401,
    code: 'not-signed-in',
    message: 'Authentication required',
  });
});

test('twenty first requests at once make one user', async () => {
  const { admin } = server.services.identity;
  const email = 'many@example.org';
  await admin.create({ email, password: 'a long and quiet river', confirmEmail: true });
  const client = createAuthClient(server);
  const { data } = await client.signInWithPassword({ email, password: 'a long and quiet river' });
  const token = data.session?.access_token ?? '';
  const callers = await Promise.all(
    Array.from({ length: 20 }, () => server.services.accounts.identifyCaller(token)),
  );
  expect(new Set(callers.map(({ userId }) => userId)).size).toBe(1);
});

test('a sign-out takes effect immediately', async () => {
  const anna = await signUp(server);
  const headers = { authorization: `Bearer ${anna.token}` };
  await fetch(`${server.url}/auth/v1/logout`, { method: 'POST', headers });
  await expect(anna.client.call(getMe)).rejects.toMatchObject({ status: 401 });
});
