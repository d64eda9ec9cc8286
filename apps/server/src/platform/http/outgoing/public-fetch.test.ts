import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AddressNotPublic, createPublicFetch, isPublic } from './public-fetch.ts';

let server: Server;
let url: string;
const careful = createPublicFetch({ mayReachPrivate: false });
const trusting = createPublicFetch({ mayReachPrivate: true });
const get = { method: 'GET', headers: {}, body: undefined };

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return void response.writeHead(302, { location: '/secret' }).end();
    if (request.url === '/long') return void response.end('x'.repeat(2 * 1024 * 1024));
    if (request.url === '/none') return void response.writeHead(204).end();
    request.pipe(response.writeHead(200, { 'x-method': request.method ?? '' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://0.0.0.0/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'ftp://example.com/',
])('%s is not asked', async (address) => {
  await expect(careful(address, get)).rejects.toBeInstanceOf(AddressNotPublic);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['no address', false],
])('%s is public: %s', (address, is) => {
  expect(isPublic(address)).toBe(is);
});

test('an operator may allow private addresses; only http and https are spoken there', async () => {
  const body = new URLSearchParams({ name: 'ä b' });
  const answer = await trusting(`${url}/`, { method: 'POST', headers: { 'x-own': '1' }, body });
  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([
    200,
    'POST',
    'name=%C3%A4+b',
  ]);
  await expect(trusting('ftp://127.0.0.1/', get)).rejects.toBeInstanceOf(AddressNotPublic);
});

test('no redirect is followed', async () => {
  const answer = await trusting(`${url}/moved`, get);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/secret']);
  expect((await trusting(`${url}/none`, get)).status).toBe(204);
});

test('an answer without end is cut off', async () => {
  await expect(trusting(`${url}/long`, get)).rejects.toThrow('too long');
});

test('a canceled request ends immediately', async () => {
  await expect(trusting(`${url}/`, { ...get, signal: AbortSignal.abort() })).rejects.toThrow('abort');
});
