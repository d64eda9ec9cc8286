import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BucketDouble, startBucketDouble } from '../../testing/doubles/bucket-double.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createPackedStorage } from './packed-storage.ts';
import { type Storage, StorageKeyMissing } from './storage.ts';

let folder: string;
let bucket: BucketDouble;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-storage-test-'));
  bucket = await startBucketDouble();
});

afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

let number = 0;
/** A folder that doesn't exist yet. */
const newFolder = () => join(folder, `folder-${number++}`);

const adapters: [name: string, create: () => Storage][] = [
  ['disk', () => createDiskStorage(newFolder())],
  ['memory', () => createMemoryStorage()],
  ['memory, packed', () => createPackedStorage(createMemoryStorage(), { isWriting: true })],
  ['a bucket', () => createBucketStorage({ ...bucket.config, prefix: `part-${number++}/` })],
];

/** `http://KEY:SECRET@host:port/bucket` of a real server (docs/operating/storage.md). */
const realBucket = process.env['TEST_S3_URL'];
if (realBucket) {
  const { origin, pathname, username, password } = new URL(realBucket);
  const config = {
    bucket: pathname.slice(1),
    region: 'us-east-1',
    endpoint: origin,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
  const create = () => createBucketStorage({ ...config, prefix: `${randomUUID()}/` });
  adapters.push(['the bucket of TEST_S3_URL', create]);
}

describe.each(adapters)('storage in %s', (_, create) => {
  test('a saved file is loaded byte for byte', async () => {
    const storage = create();
    const bytes = Uint8Array.from({ length: 100_000 }, (_unused, index) => index % 256);
    await storage.save('resumes/one', bytes);
    expect(Buffer.from(await storage.load('resumes/one')).equals(bytes)).toBe(true);
  });

  test('saving again replaces the file', async () => {
    const storage = create();
    await storage.save('again', Uint8Array.of(1));
    await storage.save('again', Uint8Array.of(2, 3));
    expect([...(await storage.load('again'))]).toEqual([2, 3]);
  });

  test('a removed or never saved file is missing', async () => {
    const storage = create();
    await storage.save('gone', Uint8Array.of(1));
    expect(await storage.has('gone')).toBe(true);
    await storage.remove('gone');
    await storage.remove('gone');
    expect(await storage.has('gone')).toBe(false);
    await expect(storage.load('gone')).rejects.toThrow(StorageKeyMissing);
  });

  test('no file can be below the key of another file', async () => {
    const storage = create();
    await storage.save('one', Uint8Array.of(1));
    expect(await storage.has('one/below')).toBe(false);
    await expect(storage.load('one/below')).rejects.toThrow(StorageKeyMissing);
    await storage.remove('one/below');
    expect(await storage.has('one')).toBe(true);
  });

  test('stored files are listed with the time of saving, and removed ones are not', async () => {
    const storage = create();
    expect(await keysOf(storage)).toEqual([]);
    const keys = Array.from({ length: 60 }, (_unused, index) => `resumes/owner-${index % 3}/file-${index}`);
    const begun = Date.now();
    for (const key of [...keys, 'top', 'gone/file']) await storage.save(key, Uint8Array.of(1));
    await storage.remove('gone/file');
    expect(await keysOf(storage)).toEqual([...keys, 'top'].sort());
    const within: string[] = [];
    for await (const { key } of storage.list('resumes/owner-1')) within.push(key);
    expect(within.sort()).toEqual(keys.filter((key) => key.startsWith('resumes/owner-1/')).sort());
    for await (const { savedAt } of storage.list()) {
      // A file system may round times down.
      expect(savedAt.getTime()).toBeGreaterThan(begun - 2_000);
      expect(savedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2_000);
    }
  });

  test('files may be removed while they are listed', async () => {
    const storage = create();
    for (let index = 0; index < 40; index += 1) await storage.save(`a/file-${index}`, Uint8Array.of(1));
    for await (const { key } of storage.list()) await storage.remove(key);
    expect(await keysOf(storage)).toEqual([]);
  });

  test.each(['../outside', '/etc/passwd', 'a//b', 'A', 'a.pdf', 'a\0b', '', '.', 'a/../b', 'a\\b'])(
    'the key %j is refused',
    async (key) => {
      const storage = create();
      await expect(storage.save(key, Uint8Array.of(1))).rejects.toThrow('not a storage key');
      await expect(storage.load(key)).rejects.toThrow('not a storage key');
      await expect(storage.has(key)).rejects.toThrow('not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a storage key');
    },
  );
});

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
}

test('a disk error is reported, and not as a missing file', async () => {
  const own = newFolder();
  const storage = createDiskStorage(own);
  await storage.save('one', Uint8Array.of(1));
  // A link that leads to itself: opening it is an error that even an administrator gets.
  await symlink('circle', join(own, 'circle'));
  await expect(storage.has('circle')).rejects.toMatchObject({ code: 'ELOOP' });
  await expect(storage.has('circle/one')).rejects.toMatchObject({ code: 'ELOOP' });
  await expect(storage.load('circle')).rejects.toMatchObject({ code: 'ELOOP' });
});

test('no temporary files remain after many saves at once', async () => {
  const own = newFolder();
  const storage = createDiskStorage(own);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => storage.save('crowd/one', Uint8Array.of(index))),
  );
  expect(await readdir(join(own, 'crowd'))).toEqual(['one']);
});

test('a temporary file of an interrupted save is not listed, and is removed once it is old', async () => {
  const own = newFolder();
  const storage = createDiskStorage(own);
  await storage.save('resumes/one', Uint8Array.of(1));
  const [old, fresh] = ['two', 'three'].map((name) => join(own, 'resumes', `${name}.${randomUUID()}`));
  for (const path of [old, fresh]) await writeFile(path ?? '', 'half a resu');
  const hourAgo = new Date(Date.now() - 60 * 60_000);
  for (const path of [old, join(own, 'resumes/one')]) await utimes(path ?? '', hourAgo, hourAgo);
  expect(await keysOf(storage)).toEqual(['resumes/one']);
  expect(await storage.removeDrafts(new Date(Date.now() - 10 * 60_000))).toBe(1);
  const left = [basename(fresh ?? ''), 'one'];
  expect((await readdir(join(own, 'resumes'))).sort()).toEqual(left.sort());
  expect(await keysOf(storage)).toEqual(['resumes/one']);
});

test('other files in the folder are neither listed nor removed', async () => {
  const own = newFolder();
  const storage = createDiskStorage(own);
  await storage.save('resumes/one', Uint8Array.of(1));
  for (const name of ['.DS_Store', 'Notes.txt', 'UPPER']) await writeFile(join(own, name), 'not ours');
  expect(await keysOf(storage)).toEqual(['resumes/one']);
  expect(await storage.removeDrafts(new Date(Date.now() + 60_000))).toBe(0);
  expect((await readdir(own)).sort()).toEqual(['.DS_Store', 'Notes.txt', 'UPPER', 'resumes']);
});
