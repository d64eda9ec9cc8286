import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { openPostgres } from './platform/database/open-postgres.ts';
import { createMemoryStorage } from './platform/storage/memory-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createBreakableConnection } from './testing/databases/breakable-connection.ts';
import { testDatabaseUrl } from './testing/databases/test-database-url.ts';
import { quietLog, rememberingLog } from './testing/quiet-log.ts';
import { signUp, signUpOperator } from './testing/sign-up.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test('the process answers that it lives', async () => {
  const response = await fetch(`${server.url}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
});

test('no address hides another, whatever the order of the features', () => {
  const { routes } = createApp(server.platform, server.services, () => false);
  const placed = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => [method, ...path.split('/')]);
  const hides = (earlier: readonly string[], later: readonly string[]) =>
    earlier.length === later.length &&
    earlier.every((segment, at) => segment.startsWith(':') || segment === later[at]);
  const hidden = placed.filter((later, at) => placed.slice(0, at).some((earlier) => hides(earlier, later)));
  expect(hidden).toEqual([]);
  expect(placed.length).toBeGreaterThan(100);
});

test('readiness names each thing that must work', async () => {
  const response = await fetch(`${server.url}/readyz`);
  const readiness = await response.json();
  expect(readiness).toMatchObject({
    ready: true,
    checks: {
      database: { ok: true, kind: testDatabaseUrl() ? 'postgres' : 'embedded' },
      migrations: { ok: true, applied: expect.any(Number) },
      queue: { ok: true },
      housekeeping: { ok: true },
      storage: { ok: true },
    },
  });
  expect(response.status).toBe(200);
});

test('what does not work makes the server unready and is named', async () => {
  const broken = await startTestServer({
    storage: {
      ...createMemoryStorage(),
      save: () => Promise.reject(new Error('read-only file system')),
    },
  });
  const response = await fetch(`${broken.url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    ready: false,
    checks: { storage: { ok: false, reason: 'read-only file system' }, database: { ok: true } },
  });
  await broken.stop();
});

test('others are told whether the server is ready and no more, operators and this machine why', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/readyz`, { headers })).json();
  const elsewhere = { 'x-forwarded-for': '192.0.2.7' };
  expect(await ask(elsewhere)).toEqual({ ready: true });
  const [anna, operator] = [await signUp(server), await signUpOperator(server)];
  expect(await ask({ ...elsewhere, authorization: `Bearer ${anna.token}` })).toEqual({ ready: true });
  const details = { checks: { database: { ok: true } } };
  expect(await ask({ ...elsewhere, authorization: `Bearer ${operator.token}` })).toMatchObject(details);
  expect(await ask({})).toMatchObject(details);
  const proxied = await startTestServer({ siteUrl: 'https://winnow.example' });
  expect(await (await fetch(`${proxied.url}/readyz`)).json()).toEqual({ ready: true });
  await proxied.stop();
});

test('however often readiness is asked for, storage is tried once in thirty seconds, and a failure is logged once', async () => {
  let now = Date.now();
  let saves = 0;
  let isBroken = false;
  const memory = createMemoryStorage();
  const { log, lines } = rememberingLog();
  const storage: Storage = {
    ...memory,
    async save(key, bytes) {
      saves += 1;
      if (isBroken) throw new Error('read-only file system');
      await memory.save(key, bytes);
    },
  };
  const own = await startTestServer({ storage, log, clock: { now: () => new Date(now) } });
  const status = async () => (await fetch(`${own.url}/readyz`)).status;
  for (let times = 0; times < 20; times += 1) expect(await status()).toBe(200);
  expect(saves).toBe(1);
  isBroken = true;
  now += 30_000;
  for (let times = 0; times < 5; times += 1) expect(await status()).toBe(503);
  expect(saves).toBe(2);
  expect(lines.filter(({ message }) => message === 'the server is not ready')).toEqual([
    expect.objectContaining({ fields: { failed: { storage: expect.objectContaining({ ok: false }) } } }),
  ]);
  await own.stop();
});

const databaseUrl = testDatabaseUrl();

if (databaseUrl) {
  test('a database that goes away is reported, and comes back by itself', async () => {
    const connection = await createBreakableConnection(databaseUrl);
    const own = await startTestServer({ openDatabase: await openPostgres(connection.url, quietLog) });
    const status = async () => (await fetch(`${own.url}/readyz`)).status;
    expect(await status()).toBe(200);
    await connection.breakOff();
    expect(await status()).toBe(503);
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
    await connection.mend();
    await expect.poll(status).toBe(200);
    await own.stop();
    await connection.breakOff();
  });
}

test('the API describes itself for programs and for people', async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Winnow' } });
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/resume-matcher', '/resume-matcher/samples', '/events']),
  );
  const page = await (await fetch(`${server.url}/api/docs`)).text();
  const paths = [...page.matchAll(/<code>(\/api[^ ]+)<\/code><\/a>/g)].map(([, path = '']) =>
    path.replaceAll('<wbr>', ''),
  );
  expect(new Set(paths)).toEqual(new Set(Object.keys(document.paths).map((path) => `/api${path}`)));
  const style = /href="([^"]+\.css[^"]*)"/.exec(page)?.[1];
  const response = await fetch(server.url + style);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect((await fetch(`${server.url}/api/docs/jobs`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/docs/nothing`)).status).toBe(404);
});

test('a stream of events begins with the version', async () => {
  const response = await fetch(`${server.url}/api/events`);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('event: hello\ndata: {"version":"0.0.0-test"}\n\n');
  await reader?.cancel();
});

test('unknown addresses of the API are JSON, of the web plain', async () => {
  const api = await fetch(`${server.url}/api/nothing`);
  expect(api.status).toBe(404);
  expect(await api.json()).toMatchObject({ status: 404, code: 'not-found' });
  expect((await fetch(`${server.url}/nothing.png`)).status).toBe(404);
});
