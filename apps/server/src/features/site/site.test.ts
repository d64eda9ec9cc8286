import { getMe, getSite } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, testPageSettings } from '../../testing/start-test-server.ts';

let open: TestServer;
let waitlist: TestServer;

beforeAll(async () => {
  [open, waitlist] = await Promise.all([
    startTestServer(),
    startTestServer({ pageSettings: { ...testPageSettings, launchMode: 'waitlist' } }),
  ]);
});

afterAll(() => Promise.all([open.stop(), waitlist.stop()]));

test('exposes only public settings to the browser', async () => {
  expect((await open.client.call(getSite)).data).toEqual({
    ...testPageSettings,
    identity: { url: '', publicKey: '' },
    isSignUpOpen: true,
    hasGoogle: false,
    hasPasskeys: false,
    emailGoesToOutbox: true,
    hasOutboxPage: true,
  });
});

test('sign-up is closed before the launch', async () => {
  const { data } = await waitlist.client.call(getSite);
  expect(data).toMatchObject({ launchMode: 'waitlist', isSignUpOpen: false });
});

test('the waitlist accepts entries before the launch', async () => {
  const response = await fetch(`${waitlist.url}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna Example', email: 'anna@example.org', role: 'Recruiter' }),
  });
  expect(response.status).toBe(200);
});

test.each([
  ['GET', `/api${getMe.path}`],
  ['GET', '/api/waitlist'],
  ['POST', '/api/resume-matcher'],
  ['GET', '/api/openapi.json'],
  ['POST', '/auth/v1/signup'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/rest/v1/profiles'],
  ['GET', '/dev/outbox'],
  ['GET', '/dashboard'],
])('before the launch there is nothing at %s %s', async (method, path) => {
  expect((await fetch(waitlist.url + path, { method })).status).toBe(404);
});
