import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient } from '../../../testing/auth-client.ts';
import { operatorEmail, startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
const hourMs = 60 * 60_000;
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  const operatorEmails = [operatorEmail];
  server = await startTestServer({ clock }, { autoConfirm: true, limitFactor: 100, operatorEmails });
});

afterAll(() => server.stop());

test('operators are signed out after twelve hours without a refresh, others are not', async () => {
  const [operator, person] = [createAuthClient(server), createAuthClient(server)];
  await operator.signUp({ email: operatorEmail, password });
  await person.signUp({ email: 'person@example.org', password });
  now += 11 * hourMs;
  expect((await operator.refreshSession()).error).toBeNull();
  now += 13 * hourMs;
  expect((await operator.refreshSession()).error).toMatchObject({ code: 'session_expired' });
  expect((await person.refreshSession()).error).toBeNull();
});
