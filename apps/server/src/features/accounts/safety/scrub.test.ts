import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteUser, updateProfile, updateUser } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../../platform/database/open-embedded-database.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';

test('nothing about a deleted user remains on the disk, not even in the database’s files', {
  timeout: 180_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-deletion-'));
  const openDatabase = await openEmbeddedDatabase({ folder });
  const server = await startTestServer({ openDatabase });
  const person = await signUp(server, 'xplantedx@example.org');
  await person.client.call(updateUser, { name: 'Xplantedx Person' });
  await person.client.call(updateProfile, { company_name: 'xplantedx' });
  expect(await filesWith(folder, /xplantedx/i)).not.toEqual([]);
  await person.client.call(deleteUser);
  await server.platform.queue.runTasks();
  expect(await filesWith(folder, /xplantedx/i)).toEqual([]);
  const again = await signUp(server);
  expect(again.userId).not.toBe(person.userId);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function filesWith(folder: string, text: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (text.test(await readFile(path, 'latin1'))) found.push(path);
  }
  return found;
}
