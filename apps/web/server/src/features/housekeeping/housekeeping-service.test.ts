import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test('a run removes what interrupted uploads left behind and spares those under way', async () => {
  const { housekeeping } = server.services;
  const { uploadFolder, queue } = server.platform;
  for (const name of ['old', 'fresh']) {
    await mkdir(join(uploadFolder, name), { recursive: true });
    await writeFile(join(uploadFolder, name, '0'), 'x');
  }
  const hourAgo = new Date(Date.now() - 60 * 60_000);
  await utimes(join(uploadFolder, 'old'), hourAgo, hourAgo);

  const id = await housekeeping.request();
  expect(await queue.runJobs()).toBe(1);
  expect(await readdir(uploadFolder)).toEqual(['fresh']);
  expect(await housekeeping.findLatest()).toMatchObject({ id, removedUploads: 1 });

  await housekeeping.run(id);
  expect(await housekeeping.findLatest()).toMatchObject({ id, removedUploads: 1 });
});

test('a run that nobody asked for does nothing', async () => {
  await server.services.housekeeping.run('00000000-0000-4000-8000-000000000000');
});
