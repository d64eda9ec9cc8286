import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function leaveUpload(name: string, agoMs: number): Promise<void> {
  const folder = join(server.platform.uploadFolder, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '0'), 'x');
  const begun = new Date(Date.now() - agoMs);
  await utimes(folder, begun, begun);
}

test('housekeeping removes leftovers of interrupted uploads and keeps those in progress', async () => {
  const { housekeeping } = server.services;
  const { uploadFolder, queue } = server.platform;
  await leaveUpload('old', 60 * 60_000);
  await leaveUpload('fresh', 0);

  const id = await housekeeping.request();
  expect(await queue.runTasks()).toBe(1);
  expect(await readdir(uploadFolder)).toEqual(['fresh']);
  expect(await housekeeping.findLatest()).toMatchObject({ id, removedUploads: 1 });

  await housekeeping.run(id);
  expect(await housekeeping.findLatest()).toMatchObject({ id, removedUploads: 1 });
});

test('an unrequested run does nothing', async () => {
  const { housekeeping } = server.services;
  await leaveUpload('left', 60 * 60_000);
  const before = await housekeeping.findLatest();
  await housekeeping.run('00000000-0000-4000-8000-000000000000');
  expect(await readdir(server.platform.uploadFolder)).toContain('left');
  expect(await housekeeping.findLatest()).toEqual(before);
});
