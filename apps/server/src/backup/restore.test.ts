import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
