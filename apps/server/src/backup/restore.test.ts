import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

let root: string;
let data: { dataFolder: string; databaseUrl: null };
let backup: string;
const longAgo = new Date('2026-01-02T03:04:05Z');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'winnow-restore-'));
  data = { dataFolder: join(root, 'data'), databaseUrl: null };
  backup = join(root, 'backups/first');
  for (const folder of ['database/empty', 'files/support', 'uploads/one', 'reader-code']) {
    await mkdir(join(data.dataFolder, folder), { recursive: true });
  }
  for (const name of [
    'files/support/one',
    'files/top',
    'database/PG_VERSION',
    'uploads/one/0',
    'lock.json',
  ]) {
    await writeFile(join(data.dataFolder, name), `This is ${name}`);
  }
  await utimes(join(data.dataFolder, 'files/top'), longAgo, longAgo);
});

afterEach(() => rm(root, { recursive: true, force: true }));

const other = () => ({ dataFolder: join(root, 'other'), databaseUrl: null });

test('what lasts is copied there and back, with empty folders and times; what belongs to a process is not', async () => {
  expect(await backUp(data, backup)).toEqual({ files: 3, bytes: 69 });
  expect((await readdir(backup)).sort()).toEqual(['SHA256SUMS', 'database', 'files']);
  expect(await restore(other(), backup)).toEqual({ files: 3, bytes: 69 });
  const { dataFolder } = other();
  expect((await readdir(dataFolder, { recursive: true })).sort()).toEqual([
    'database',
    'database/PG_VERSION',
    'database/empty',
    'files',
    'files/support',
    'files/support/one',
    'files/top',
  ]);
  expect(await readFile(join(dataFolder, 'files/support/one'), 'utf8')).toBe('This is files/support/one');
  expect((await stat(join(dataFolder, 'files/top'))).mtime).toEqual(longAgo);
});

test.each([
  ['has a file that is another', 'files/top is another', () => appendFile(join(backup, 'files/top'), '!')],
  ['lacks a file', 'files/top is missing', () => rm(join(backup, 'files/top'))],
  ['has a file too many', 'files/more is another', () => writeFile(join(backup, 'files/more'), '')],
  ['was never finished', 'holds no whole backup', () => rm(join(backup, 'SHA256SUMS'))],
])('a backup that %s is refused and leaves nothing', async (_, words, damage) => {
  await backUp(data, backup);
  await damage();
  await expect(restore(other(), backup)).rejects.toThrow(words);
  expect(await readdir(other().dataFolder).catch(() => [])).toEqual([]);
});

test('neither a backup nor an installation is written over', async () => {
  await backUp(data, backup);
  await expect(backUp(data, backup)).rejects.toThrow('is not empty. Name a new one.');
  await expect(restore(data, backup)).rejects.toThrow('is not empty. Move it away');
  await expect(backUp(data, join(data.dataFolder, 'backup'))).rejects.toThrow('outside the data folder');
  expect(await readdir(join(root, 'backups'))).toEqual(['first']);
});

test('a backup of one kind of database is not restored into the other', async () => {
  await backUp(data, backup);
  const postgres = { ...other(), databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(restore(postgres, backup)).rejects.toThrow('leave DATABASE_URL away');
  await appendFile(join(backup, 'SHA256SUMS'), `${'0'.repeat(64)}  database.dump\n`);
  await expect(restore(other(), backup)).rejects.toThrow('set DATABASE_URL to an empty database');
});

const text = async (storage: Storage, key: string) => Buffer.from(await storage.load(key)).toString();

test('a backup of a data folder fills a bucket, and one of a bucket a data folder', async () => {
  await backUp(data, backup);
  const bucket = createMemoryStorage();
  expect(await restore(other(), backup, bucket)).toEqual({ files: 3, bytes: 69 });
  expect(await readdir(other().dataFolder)).toEqual(['database']);
  expect(await text(bucket, 'support/one')).toBe('This is files/support/one');

  await bucket.save('support/two', Buffer.from('in the bucket alone'));
  const second = join(root, 'backups/second');
  // Files in the data folder from before the bucket was set aren't included.
  expect(await backUp(data, second, bucket)).toEqual({ files: 4, bytes: 88 });
  const third = { ...other(), dataFolder: join(root, 'third') };
  await restore(third, second);
  expect(await readFile(join(third.dataFolder, 'files/support/two'), 'utf8')).toBe('in the bucket alone');
  expect((await readFile(join(second, 'SHA256SUMS'), 'utf8')).match(/files\/.*/g)?.sort()).toEqual([
    'files/support/one',
    'files/support/two',
    'files/top',
  ]);
});

test('a bucket that is not empty is not written over, and one that fails is left as it was', async () => {
  await backUp(data, backup);
  const full = createMemoryStorage();
  await full.save('somebody/else', Uint8Array.of(1));
  await expect(restore(other(), backup, full)).rejects.toThrow('The storage of the settings is not empty.');

  const bucket = createMemoryStorage();
  let saves = 0;
  const failing: Storage = {
    ...bucket,
    save: async (...file) => {
      saves += 1;
      if (saves === 2) throw new Error('full');
      await bucket.save(...file);
    },
  };
  await expect(restore(other(), backup, failing)).rejects.toThrow('full');
  for await (const { key } of bucket.list()) expect.fail(`${key} is left`);
  expect(await readdir(other().dataFolder)).toEqual([]);
  await restore(other(), backup, bucket);
});
