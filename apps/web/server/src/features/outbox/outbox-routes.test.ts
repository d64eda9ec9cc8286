import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.platform.mail.send({
    to: 'zoe@example.test',
    subject: '<script>alert(1)</script>',
    text: 'Follow https://winnow.example/verify?code=1&x=<b>',
  });
});

afterAll(() => server.stop());

/** `fetch` does not let a caller choose the host it names. */
function get(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(server.url + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('letters are shown as text on a page that can run nothing', async () => {
  const response = await fetch(`${server.url}/dev/outbox`);
  const page = await response.text();
  expect(page).toContain('To zoe@example.test');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('code=1&amp;x=&lt;b&gt;');
  expect(page).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  );
});

test('a name that is not of this machine does not see it, nor does who comes through a proxy', async () => {
  expect(await get('/dev/outbox', { host: 'localhost:3000' })).toBe(200);
  expect(await get('/dev/outbox', { host: 'rebound.example' })).toBe(404);
  expect(await get('/dev/outbox', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).toBe(404);
});
