import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxKey, startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.platform.emailTransport.send({
    to: 'zoe@example.test',
    subject: '<script>alert(1)</script>',
    text: 'Follow https://winnow.example/verify?code=1&x=<b>',
  });
});

afterAll(() => server.stop());

/** `fetch` does not let a caller choose the host it names. */
function get(path: string, headers: Record<string, string> = {}, at = server): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(at.url + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** The cookie that a browser gets from the link on the console. */
async function openByLink(): Promise<{ location: string | null; setCookie: string; cookie: string }> {
  const answer = await fetch(`${server.url}/dev/outbox?key=${outboxKey}`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  const setCookie = answer.headers.get('set-cookie') ?? '';
  return { location: answer.headers.get('location'), setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

test('the printed link opens the outbox, whose address and cookie do not hold the key', async () => {
  const { location, setCookie, cookie } = await openByLink();
  expect(location).toBe('/dev/outbox');
  expect(setCookie).toMatch(/^winnow_outbox=[^;]+; Path=\/dev\/outbox; HttpOnly; SameSite=Strict$/);
  expect(setCookie).not.toContain(outboxKey);
  const response = await fetch(`${server.url}/dev/outbox`, { headers: { cookie } });
  const page = await response.text();
  expect(page).toContain('To zoe@example.test');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('code=1&amp;x=&lt;b&gt;');
  expect(page).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  );
});

test('without the key nothing is shown but how to open it', async () => {
  for (const [path, cookie] of [
    ['/dev/outbox', ''],
    ['/dev/outbox?key=', ''],
    [`/dev/outbox?key=${outboxKey}x`, ''],
    ['/dev/outbox', `winnow_outbox=${outboxKey}`],
  ] as const) {
    const response = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' });
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toBeNull();
    const page = await response.text();
    expect(page).toContain('<code>Emails:</code>');
    expect(page).not.toContain('zoe@example.test');
  }
});

test('a name that is not of this machine does not see it, nor does a request with the header of a proxy', async () => {
  const { cookie } = await openByLink();
  expect(await get('/dev/outbox', { cookie, host: 'localhost:3000' })).toBe(200);
  expect(await get('/dev/outbox', { cookie, host: 'rebound.example' })).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via']) {
    expect(await get('/dev/outbox', { cookie, host: 'localhost', [header]: '127.0.0.1' })).toBe(404);
  }
});

test.each([
  ['a proxy in front that sends no header', { trustedProxies: 1 }],
  ['an address for others', { siteUrl: 'https://winnow.example' }],
  ['an address in the local network', { siteUrl: 'http://192.168.1.20:3000' }],
])('with %s the outbox has no page, whoever knows the key', async (_, changes) => {
  const reached = await startTestServer(changes);
  const headers = { host: '127.0.0.1:3000' };
  expect(await get('/dev/outbox', headers, reached)).toBe(404);
  expect(await get(`/dev/outbox?key=${outboxKey}`, headers, reached)).toBe(404);
  await reached.stop();
});
