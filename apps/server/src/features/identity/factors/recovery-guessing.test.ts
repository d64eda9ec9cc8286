import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { autoConfirm: true });
});

afterAll(() => server.stop());

test('wrong recovery codes and wrong app codes share a limit', async () => {
  const client = createAuthClient(server);
  await client.signUp({ email: 'guessed@example.org', password });
  const { data, error } = await client.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const code = new TOTP({ secret: data.totp.secret }).generate();
  await client.mfa.challengeAndVerify({ factorId: data.id, code });
  const { data: session } = await client.getSession();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const wrong = await client.mfa.challengeAndVerify({ factorId: data.id, code: '000000' });
    statuses.push(wrong.error?.status ?? 200);
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const response = await fetch(`${server.url}/auth/v1/recovery-codes/verify`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ code: 'AAAAA-AAAAA' }),
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
