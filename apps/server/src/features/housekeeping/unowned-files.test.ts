import { randomUUID } from 'node:crypto';
import {
  startOrganizationExport,
  uploadAttachment,
  uploadOrganizationLogo,
  uploadProfileImage,
} from '@winnow/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import { createConsistencyChecks } from '../../services.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { sendResumes } from '../../testing/work.ts';
import { keepTombstones } from '../accounts/safety/tombstones.ts';
import { features } from '../index.ts';
import { createUnownedFiles, type FileOwner } from './unowned-files.ts';

const hourMs = 60 * 60_000;
const page = Uint8Array.of(1);
const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * hourMs) });
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100 });
});

afterAll(() => server.stop());

async function filesOwned(hours: number) {
  const { openDatabase, storage } = server.platform;
  const dependencies = { database: openDatabase.database, storage, clock: inHours(hours) };
  const { checks } = await createConsistencyChecks(dependencies)();
  return checks.find(({ name }) => name === 'files-owned');
}

test('every stored file belongs to something, regardless of age, and leftovers are found and removed', async () => {
  const anna = await signUp(server);
  await sendResumes(anna, ['Ada Thorne']);
  await anna.client.call(uploadAttachment, { file: new File(['A page'], 'page.txt') });
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  await anna.client.call(uploadProfileImage, {
    file: new Blob([new Uint8Array(await picture.png().toBuffer())]),
  });
  const { members } = await openTeam(server);
  await members[0]?.client.call(uploadOrganizationLogo, {
    file: new Blob([new Uint8Array(await picture.png().toBuffer())]),
  });
  await members[0]?.client.call(startOrganizationExport);
  await server.platform.queue.runTasks();
  const { openDatabase, storage } = server.platform;
  await keepTombstones(storage, [{ digest: '0'.repeat(64), deletedAt: new Date() }]);
  const owners = features.fileOwners(openDatabase.database);
  const folders: string[] = [];
  for await (const { key } of storage.list()) folders.push(key.split('/')[0] ?? '');
  expect(folders.sort()).toEqual(owners.map(({ folder }) => folder).sort());
  expect(await filesOwned(1000)).toMatchObject({ count: 6, errors: [] });

  const left = [`resumes/${randomUUID()}/${randomUUID()}`, `support/${randomUUID()}`, 'support/not-an-id'];
  left.push('profile-images/0123456789abcdef', 'readiness/probe');
  for (const key of left) await storage.save(key, page);
  expect(await filesOwned(0.5)).toMatchObject({ count: 11, errors: [] });
  const found = await filesOwned(2);
  expect(found?.count).toBe(11);
  expect(found?.errors.sort()).toEqual(left.map((key) => `${key} belongs to nothing`).sort());

  const remove = (hours: number) => createUnownedFiles({ storage, clock: inHours(hours), owners }).remove();
  expect([await remove(2), await remove(25), await remove(25)]).toEqual([0, 5, 0]);
  expect(await filesOwned(1000)).toMatchObject({ count: 6, errors: [] });
});

test('a resume whose row names another file keeps only that one', async () => {
  const { openDatabase, storage } = server.platform;
  const keys: string[] = [];
  for await (const { key } of storage.list()) if (key.startsWith('resumes/')) keys.push(key);
  const [key = ''] = keys;
  const elsewhere = `resumes/${randomUUID()}/${key.split('/')[2]}`;
  await storage.save(elsewhere, page);
  expect((await filesOwned(2))?.errors).toEqual([`${elsewhere} belongs to nothing`]);
  const owners = features.fileOwners(openDatabase.database);
  expect(await createUnownedFiles({ storage, clock: inHours(25), owners }).remove()).toBe(1);
  expect(await storage.has(key)).toBe(true);
});

test('a very large number of files is checked completely, and a hundred errors are listed', async () => {
  const storage = createMemoryStorage();
  for (let index = 0; index < 1300; index += 1) await storage.save(`kept/${index}`, page);
  const unowned = createUnownedFiles({ storage, clock: inHours(25), owners: [knowing(/[05]$/)] });
  const { count, errors } = await unowned.find();
  expect([count, errors.length]).toEqual([1300, 100]);
});

test('nothing is removed if most files are unowned, since the database may be the wrong one', async () => {
  const storage = createMemoryStorage();
  for (let index = 0; index < 300; index += 1) await storage.save(`kept/${index}`, page);
  const unowned = (names: RegExp) =>
    createUnownedFiles({ storage, clock: inHours(25), owners: [knowing(names)] });
  await expect(unowned(/[01]$/).remove()).rejects.toThrow('240 of 300 files belong to nothing');
  expect((await unowned(/./).find()).count).toBe(300);
  expect(await unowned(/[0-6]$/).remove()).toBe(90);
  expect((await unowned(/./).find()).count).toBe(210);
});

function knowing(names: RegExp): Pick<FileOwner, 'folder' | 'listKnown'> {
  return { folder: 'kept', listKnown: async (keys) => keys.filter((key) => names.test(key)) };
}
