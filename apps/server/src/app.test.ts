import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './platform/database/open-postgres.ts';
import { createMemoryStorage } from './platform/storage/memory-storage.ts';
import { createBreakableConnection } from './testing/databases/breakable-connection.ts';
import { testDatabaseUrl } from './testing/databases/test-database-url.ts';
import { quietLog } from './testing/quiet-log.ts';
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
  for (const path of Object.keys(document.paths)) expect(page).toContain(`/api${path}`);
  expect(page).not.toMatch(/<script|https?:\/\//);
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
