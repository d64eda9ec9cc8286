import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFakeWeb } from '../../../testing/doubles/write-fake-web.ts';
import { testPageSettings } from '../../../testing/start-test-server.ts';
import type { RequestEnv } from '../request-context.ts';
import { serveWeb } from './serve-web.ts';

const script = `console.log(${'"long enough to be worth packing" + '.repeat(60)}"");`;
const packedByBuild = brotliCompressSync('what the build packed');
const film = Uint8Array.from({ length: 5_000 }, (_, index) => index % 251);
const page = { accept: 'text/html' };

let outer: string;
const app = new Hono<RequestEnv>();

beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'winnow-web-test-'));
  const folder = join(outer, 'dist');
  await writeFakeWeb(folder);
  await writeFile(join(outer, 'secret.txt'), 'secret');
  await writeFile(join(folder, '.env'), 'SECRET=1');
  await writeFile(join(folder, 'assets/app-1a2b.js'), script);
  await writeFile(join(folder, 'assets/worker-7a8b.mjs'), script);
  await writeFile(join(folder, 'assets/app-1a2b.js.map'), '{}');
  await writeFile(join(folder, 'assets/film-9b0c.mp4'), film);
  await writeFile(join(folder, 'assets/captions-1d2e.vtt'), 'WEBVTT\n');
  await writeFile(join(folder, 'assets/ready-3c4d.js'), script);
  await writeFile(join(folder, 'assets/ready-3c4d.js.br'), packedByBuild);
  await writeFile(join(folder, 'assets/changed-5e6f.js'), script);
  await writeFile(join(folder, 'assets/changed-5e6f.js.br'), packedByBuild);
  await utimes(join(folder, 'assets/changed-5e6f.js.br'), new Date(0), new Date(0));
  await symlink(join(outer, 'nothing'), join(folder, 'broken.txt'));
  serveWeb(app, folder, testPageSettings);
});

afterAll(() => rm(outer, { recursive: true, force: true }));

async function textOf(path: string, headers: Record<string, string> = page): Promise<string> {
  return (await app.request(path, { headers })).text();
}

test('a page is sent as HTML, with its preloads and the data of the installation', async () => {
  const response = await app.request('/pricing', { headers: page });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<title>/pricing in en</title>');
  expect(html).not.toContain('template');
  expect(html).toContain('<div id="root"><p>$& open');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/pricing-page.js"/>');
  expect(html).toContain('href="/assets/latin.woff2" as="font"');
  expect(html).toContain('"siteUrl":"http://localhost"');
});

test('the language is chosen by the URL, then the cookie, then the browser, and `Vary` says so', async () => {
  expect(await textOf('/', { ...page, 'accept-language': 'de-AT,en;q=0.5' })).toContain('<html lang="de"');
  const kept = await app.request('/', {
    headers: { ...page, 'accept-language': 'de', cookie: 'language=ar' },
  });
  expect(kept.headers.get('content-language')).toBe('ar');
  expect(kept.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
  expect(await kept.text()).toContain('<html lang="ar" dir="rtl">');
  expect(await textOf('/?lang=en', { ...page, cookie: 'language=ar' })).toContain('<html lang="en"');
});

test('a language in the URL is kept for the next page', async () => {
  const response = await app.request('/?lang=de', { headers: page });
  expect(response.headers.get('set-cookie')).toContain('language=de; Max-Age=31536000; Path=/');
  expect(await response.text()).toContain('/assets/shell-texts.de.js');
  const unknown = await app.request('/?lang=tlh', { headers: page });
  expect(unknown.headers.get('set-cookie')).toBeNull();
});

test('a page is rendered once for each language', async () => {
  expect(await textOf('/dashboard')).toBe(await textOf('/dashboard'));
});

test('an unknown URL shows the not-found page with status 404', async () => {
  for (const path of ['/there/is/nothing', '/nothing.html', '/index.html', '/assets/gone']) {
    const response = await app.request(path, { headers: page });
    expect(response.status, path).toBe(404);
    expect(await response.text()).toContain('<title>not-found in en');
  }
});

test.each([
  ['/pricing/', '/pricing'],
  ['/Pricing?x=1', '/pricing?x=1'],
  ['//pricing', '/pricing'],
  ['/dashboard/', '/dashboard'],
])('%s leads to %s', async (path, place) => {
  const response = await app.request(`http://localhost${path}`, { headers: page });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(place);
});

test('a path with two slashes does not redirect to another site', async () => {
  const response = await app.request('http://localhost//elsewhere.example/', { headers: page });
  expect(response.status).toBe(404);
  expect(response.headers.get('location')).toBeNull();
});

test('a file named after its content is cached forever, and compressed if the client supports it', async () => {
  const plain = await app.request('/assets/app-1a2b.js');
  expect(plain.headers.get('cache-control')).toContain('immutable');
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await plain.text()).toBe(script);
  const packed = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);
  const zipped = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(script);
});

test('a worker is sent as a script', async () => {
  const response = await app.request('/assets/worker-7a8b.mjs');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('a film supports range requests', async () => {
  const whole = await app.request('/assets/film-9b0c.mp4');
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(whole.headers.get('cache-control')).toContain('immutable');
  const tag = whole.headers.get('etag') ?? '';

  const part = await app.request('/assets/film-9b0c.mp4', { headers: { range: 'bytes=10-19' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 10-19/5000');
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([...film.subarray(10, 20)]);
  const rest = await app.request('/assets/film-9b0c.mp4', {
    headers: { range: 'bytes=4990-', 'if-range': tag },
  });
  expect(rest.status).toBe(206);
  expect(new Uint8Array(await rest.arrayBuffer())).toHaveLength(10);

  const changed = await app.request('/assets/film-9b0c.mp4', {
    headers: { range: 'bytes=10-19', 'if-range': '"another"' },
  });
  expect(changed.status).toBe(200);
  const outside = await app.request('/assets/film-9b0c.mp4', { headers: { range: 'bytes=5000-' } });
  expect(outside.status).toBe(416);
  expect(outside.headers.get('content-range')).toBe('bytes */5000');
});

test('captions are sent with the type that browsers expect', async () => {
  const response = await app.request('/assets/captions-1d2e.vtt');
  expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await response.text()).toMatch(/^WEBVTT/);
});

test('files compressed by the build are sent as they are, unless the original was changed since', async () => {
  const headers = { 'accept-encoding': 'br' };
  const ready = await app.request('/assets/ready-3c4d.js', { headers });
  expect(Buffer.from(await ready.arrayBuffer()).equals(packedByBuild)).toBe(true);
  const changed = await app.request('/assets/changed-5e6f.js', { headers });
  expect(brotliDecompressSync(Buffer.from(await changed.arrayBuffer())).toString()).toBe(script);
});

test('an unchanged file is not sent again', async () => {
  const tag = (await app.request('/', { headers: page })).headers.get('etag') ?? '';
  const again = await app.request('/', { headers: { ...page, 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

test('the sitemap lists the pages', async () => {
  const robots = await textOf('/robots.txt');
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('Sitemap: http://localhost/sitemap.xml');
  const sitemap = await app.request('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await sitemap.text()).toContain('http://localhost');
});

test.each([
  '/assets/gone.js',
  '/assets/gone',
  '/assets/app-1a2b.js.map',
  '/assets/ready-3c4d.js.br',
  '/.env',
  '/.git/config',
  '/.pages/render-page.js',
  '/index.html',
  '/favicon.ico',
  '/broken.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/a%00.txt',
  '/%',
])('%s is not found', async (path) => {
  for (const headers of [{}, page]) {
    const response = await app.request(`http://localhost${path}`, { headers });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/secret|SECRET|writePage/);
  }
});

test('without a built web, the page says how to build it', async () => {
  const bare = new Hono<RequestEnv>();
  serveWeb(bare, join(outer, 'nowhere'), testPageSettings);
  const response = await bare.request('/');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('npm run build');
});
