import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { listEvents } from '../accounts/user-repository.ts';

const password = 'a long and quiet river';
const subject = 'New login to your account';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/605';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 }, { autoConfirm: true, limitFactor: 1000 });
});

afterAll(() => server.stop());

async function newAccount(language = 'en') {
  const email = newAddress();
  const headers = from({ address: '203.0.113.7' });
  const body = JSON.stringify({ email, password, data: { language } });
  const answer = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST', headers, body });
  const { user } = (await answer.json()) as { user: { id: string } };
  return { email, id: user.id };
}

function from({ address, userAgent = safari, cookie }: Place): Record<string, string> {
  const isBrowser = cookie !== undefined;
  return {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    'user-agent': userAgent,
    ...(isBrowser && { origin: server.url, cookie }),
  };
}

type Place = { address: string; userAgent?: string; cookie?: string };

/** Signs in, and answers with the cookie that the answer sets. */
async function signIn(email: string, place: Place): Promise<string | null> {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: from(place),
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie');
}

async function noticesTo(email: string) {
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(500)) ?? [];
  return emails.filter(({ to }) => to === email);
}

test('the first device is not reported, and another one is reported to the owner once', async () => {
  const { email, id } = await newAccount();
  await signIn(email, { address: '203.0.113.7' });
  expect(await noticesTo(email)).toEqual([]);
  await signIn(email, { address: '198.51.100.9', userAgent: 'curl/8.5' });
  await signIn(email, { address: '198.51.100.9', userAgent: 'curl/8.5' });
  const [message, ...others] = await noticesTo(email);
  expect(others).toEqual([]);
  expect(message?.subject).toBe(subject);
  expect(message?.text).toContain('Device: curl/8.5');
  expect(message?.text).toContain('IP address: 198.51.100.9');
  expect(message?.text).toContain(`${server.url}/forgot-password`);
  const events = await listEvents(server.platform.openDatabase.database, id);
  expect(events.map(({ event }) => event)).toContain('new-device');
});

test('a browser is recognized by its cookie anywhere, and scripts cannot read the cookie', async () => {
  const { email } = await newAccount();
  const given = await signIn(email, { address: '203.0.113.7', cookie: '' });
  expect(given).toMatch(/^winnow-device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  const cookie = given?.split(';')[0] ?? '';
  expect((await signIn(email, { address: '198.51.100.9', cookie }))?.split(';')[0]).toBe(cookie);
  expect(await noticesTo(email)).toEqual([]);
  // Another account's cookie says nothing about this account.
  await signIn(email, { address: '192.0.2.44', cookie: `winnow-device=${'x'.repeat(43)}` });
  expect(await noticesTo(email)).toHaveLength(1);
});

test('programs get no cookie', async () => {
  const { email } = await newAccount();
  expect(await signIn(email, { address: '203.0.113.7' })).toBeNull();
});

test('an account gets at most ten such emails a day, and all devices are recorded', async () => {
  const { email, id } = await newAccount();
  for (let host = 1; host <= 12; host += 1) await signIn(email, { address: `198.51.100.${host}` });
  expect(await noticesTo(email)).toHaveLength(10);
  const events = await listEvents(server.platform.openDatabase.database, id);
  expect(events.filter(({ event }) => event === 'new-device')).toHaveLength(12);
});

test.each([
  ['de', 'Neue Anmeldung bei Ihrem Konto', 'Gerät: Safari, iPhone'],
  ['ar', 'تسجيل دخول جديد إلى حسابك', 'الجهاز: Safari, iPhone'],
])('the email is in the language of the user: %s', async (language, words, device) => {
  const { email } = await newAccount(language);
  await signIn(email, { address: '198.51.100.9' });
  const [message] = await noticesTo(email);
  expect(message?.subject).toBe(words);
  expect(message?.text).toContain(device);
});

test('ending other sessions is reported if there are any, a plain sign-out is not', async () => {
  const { email } = await newAccount();
  const client = createAuthClient(server);
  await client.signInWithPassword({ email, password });
  const before = (await noticesTo(email)).length;
  await client.signOut({ scope: 'others' });
  const notices = await noticesTo(email);
  expect(notices).toHaveLength(before + 1);
  expect(notices.map((message) => message.subject)).toContain('Your other sessions were ended');
  await client.signOut();
  expect(await noticesTo(email)).toHaveLength(before + 1);
});
