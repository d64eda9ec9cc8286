import { deleteUser } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../../platform/clock/clock.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { createAuditService } from '../../audit/audit-service.ts';
import { digestOf } from '../users/known-users.ts';
import { deleteAgain } from './delete-again.ts';
import { keepTombstones, listTombstones, removeOldTombstones } from './tombstones.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

test('a deletion is recorded outside of the database immediately, by a digest and a date only', async () => {
  const anna = await signUp(server);
  const { supabaseId } = await server.services.accounts.identifyCaller(anna.token);
  await anna.client.call(deleteUser);
  const { storage } = server.platform;
  const found = (await listTombstones(storage)).filter(({ digest }) => digest === digestOf(supabaseId));
  expect(found).toHaveLength(1);
  const keys: string[] = [];
  for await (const { key } of storage.list('tombstones')) keys.push(key);
  for (const word of [anna.userId, supabaseId, anna.email]) expect(keys.join('\n')).not.toContain(word);
  await server.platform.queue.runTasks();
  expect(await listTombstones(storage)).toEqual(expect.arrayContaining(found));
});

test('users with a tombstone are deleted again, and nobody else', async () => {
  const [back, other] = [await signUp(server), await signUp(server)];
  const { supabaseId } = await server.services.accounts.identifyCaller(back.token);
  const { queue, clock, openDatabase } = server.platform;
  const { database } = openDatabase;
  const dependencies = { queue, clock, audit: createAuditService({ database, clock }) };
  const tombstones = [{ digest: digestOf(supabaseId), deletedAt: new Date() }];
  expect(await deleteAgain(database, dependencies, tombstones)).toBe(1);
  expect(await deleteAgain(database, dependencies, tombstones)).toBe(0);
  await expect(server.services.accounts.identifyCaller(back.token)).rejects.toMatchObject({ status: 401 });
  await queue.runTasks();
  await expect(server.services.accounts.users.getAny(back.userId)).rejects.toMatchObject({ status: 404 });
  expect((await server.services.accounts.identifyCaller(other.token)).userId).toBe(other.userId);
});

test('a tombstone is kept for as long as a backup may be', async () => {
  const storage = createMemoryStorage();
  const now = new Date('2026-11-22T12:00:00Z');
  const ago = (days: number) => ({
    digest: String(days).padStart(64, '0'),
    deletedAt: new Date(now.getTime() - days * dayMs),
  });
  await keepTombstones(storage, [ago(0), ago(399), ago(402)]);
  await removeOldTombstones(storage, now);
  expect((await listTombstones(storage)).map(({ digest }) => Number(digest)).sort()).toEqual([0, 399]);
});
