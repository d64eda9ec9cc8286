import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { type Storage, StorageKeyMissing } from './storage.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-storage-test-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const adapters: [name: string, create: () => Storage][] = [
  ['disk', () => createDiskStorage(folder)],
  ['memory', () => createMemoryStorage()],
];

describe.each(adapters)('storage on %s', (_, create) => {
  test('what is saved is loaded, byte by byte', async () => {
    const storage = create();
    const bytes = Uint8Array.from({ length: 100_000 }, (_unused, index) => index % 256);
    await storage.save('resumes/one', bytes);
    expect(Buffer.from(await storage.load('resumes/one')).equals(bytes)).toBe(true);
  });

  test('saving again replaces', async () => {
    const storage = create();
    await storage.save('again', Uint8Array.of(1));
    await storage.save('again', Uint8Array.of(2, 3));
    expect([...(await storage.load('again'))]).toEqual([2, 3]);
  });

  test('what is removed or was never there is missing', async () => {
    const storage = create();
    await storage.save('gone', Uint8Array.of(1));
    expect(await storage.has('gone')).toBe(true);
    await storage.remove('gone');
    await storage.remove('gone');
    expect(await storage.has('gone')).toBe(false);
    await expect(storage.load('gone')).rejects.toThrow(StorageKeyMissing);
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

test('the disk holds no drafts after many saves at once', async () => {
  const storage = createDiskStorage(folder);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => storage.save('crowd/one', Uint8Array.of(index))),
  );
  expect(await readdir(join(folder, 'crowd'))).toEqual(['one']);
});
