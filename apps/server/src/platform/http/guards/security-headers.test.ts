import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFakeWeb } from '../../../testing/doubles/write-fake-web.ts';
import { startTestServer, type TestServer, testPageSettings } from '../../../testing/start-test-server.ts';
import { plainPage } from '../pages/plain-page.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-headers-test-'));
  const webFolder = join(folder, 'dist');
  await writeFakeWeb(webFolder);
  await writeFile(join(webFolder, 'assets/app-1a2b.js'), 'console.log(1)');
  server = await startTestServer({
    webFolder,
    siteUrl: 'https://localhost',
    pageSettings: { ...testPageSettings, demoVideoUrl: 'https://video.example/embed/1' },
  });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['a page', 200, '/', 'GET'],
  ['a page that is not found', 404, '/nowhere', 'GET'],
  ['the way to the one address of a page', 308, '/pricing/', 'GET'],
  ['a file', 200, '/assets/app-1a2b.js', 'GET'],
  ['a file that is not there', 404, '/assets/gone.js', 'GET'],
  ['the list of pages', 200, '/sitemap.xml', 'GET'],
  ['an answer of the API', 200, '/api/config', 'GET'],
  ['a page about the API', 200, '/api/docs', 'GET'],
  ['an address that the API does not have', 404, '/api/nowhere', 'GET'],
  ['a method that an address does not take', 405, '/api/config', 'DELETE'],
  ['a refused body', 400, '/api/waitlist', 'POST'],
  ['the emails that were not sent', 401, '/dev/outbox', 'GET'],
  ['a sign of life', 200, '/healthz', 'GET'],
  ['the identity service', 200, '/auth/v1/settings', 'GET'],
])('%s carries the headers that browsers obey', async (_, status, path, method) => {
  const body = method === 'POST' ? { body: '{', headers: { 'content-type': 'application/json' } } : {};
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    ...body,
    headers: { accept: path.startsWith('/assets') ? '*/*' : 'text/html', ...body.headers },
  });
  expect(response.status).toBe(status);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src '(self|none)'/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(response.headers.get('permissions-policy')).toContain('camera=()');
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('a page may run our scripts, show our styles and frame the host of the demo, and nothing else', async () => {
  const policy = (await fetch(server.url)).headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toContain("script-src 'self'");
  expect(policy.find((rule) => rule.startsWith('style-src '))).toMatch(/^style-src 'self' 'sha256-[^']+'$/);
  expect(policy).toContain('frame-src https://video.example');
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
});

test('the plain pages may load their style sheet', async () => {
  const response = await fetch(server.url);
  const style = /<style>(.*?)<\/style>/s.exec(plainPage('Outbox', ''))?.[1] ?? '';
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});
