import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestEnv } from './request-context.ts';
import { serveWeb } from './static-files.ts';

const script = `console.log(${'"long enough to be worth packing" + '.repeat(60)}"");`;
let outer: string;
const app = new Hono<RequestEnv>();

beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'winnow-static-test-'));
  const folder = join(outer, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(outer, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), '<title>app</title>');
  await writeFile(join(folder, 'pricing.html'), '<title>pricing</title>');
  await writeFile(join(folder, '.env'), 'SECRET=1');
  await writeFile(join(folder, 'assets/app-1a2b.js'), script);
  await writeFile(join(folder, 'assets/app-1a2b.js.map'), '{}');
  await symlink(join(outer, 'nothing'), join(folder, 'broken.txt'));
  serveWeb(app, folder);
});

afterAll(() => rm(outer, { recursive: true, force: true }));

test('a screen of the app gets the page, always asked for anew', async () => {
  for (const path of ['/', '/login', '/job-descriptions/17', '/index.html']) {
    const response = await app.request(path);
    expect(await response.text(), path).toContain('<title>app');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});

test('a page that was built for its address comes before the app', async () => {
  expect(await (await app.request('/pricing')).text()).toContain('<title>pricing');
});

test('a file named after its content is kept for ever, and packed for whoever can unpack', async () => {
  const plain = await app.request('/assets/app-1a2b.js');
  expect(plain.headers.get('cache-control')).toContain('immutable');
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await plain.text()).toBe(script);
  const packed = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);
});

test('what the browser has already is not sent again', async () => {
  const tag = (await app.request('/')).headers.get('etag') ?? '';
  const again = await app.request('/', { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

test.each([
  '/assets/gone.js',
  '/assets/gone',
  '/assets/app-1a2b.js.map',
  '/.env',
  '/.git/config',
  '/favicon.ico',
  '/broken.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/a%00.txt',
  '/%',
])('%s is not found', async (path) => {
  const response = await app.request(`http://localhost${path}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
});

test('a web that is not built says how to build it', async () => {
  const bare = new Hono<RequestEnv>();
  serveWeb(bare, join(outer, 'nowhere'));
  const response = await bare.request('/');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('npm run build');
});
