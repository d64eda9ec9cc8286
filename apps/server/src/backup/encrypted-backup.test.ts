import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  appendFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import { backUp } from './back-up.ts';
import { archiveName } from './encrypted-backup.ts';
import { restore } from './restore.ts';

let root: string;
let data: { dataFolder: string; databaseUrl: null };
let backup: string;
let identityFile: string;
let recipient: string;
let target: { dataFolder: string; databaseUrl: null };
let made = 0;

/** Longer than the name of a tar header, and spread over many chunks. */
const deepFile = `files/resumes/${'a'.repeat(60)}/${'b'.repeat(60)}`;
const secretWords = 'The resume of Ada Thorne';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'winnow-encrypted-'));
  data = { dataFolder: join(root, 'data'), databaseUrl: null };
  for (const folder of [
    'database/empty',
    `files/resumes/${'a'.repeat(60)}`,
    'uploads',
    'restore.unfinished',
  ]) {
    await mkdir(join(data.dataFolder, folder), { recursive: true });
  }
  await writeFile(join(data.dataFolder, 'files/one'), secretWords);
  await writeFile(join(data.dataFolder, 'files/none'), '');
  await writeFile(join(data.dataFolder, 'identity-keys.json'), '{"secret":"of the keys"}');
  await writeFile(join(data.dataFolder, 'uploads/half'), 'of a running request');
  await writeFile(join(data.dataFolder, deepFile), randomBytes(3_000_001));
  identityFile = join(root, 'identity.txt');
  recipient = await newIdentity(identityFile);
  backup = join(root, 'backup');
  await backUp(data, backup, null, [recipient]);
});

beforeEach(() => {
  made += 1;
  target = { dataFolder: join(root, `restored-${made}`), databaseUrl: null };
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function newIdentity(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  await writeFile(path, `# made for a test\n${identity}\n`);
  return identityToRecipient(identity);
}

/** A copy of the backup, to be damaged. */
async function copyOf(): Promise<string> {
  const copy = join(root, `copy-${made}`);
  await mkdir(copy);
  await writeFile(join(copy, archiveName), await readFile(join(backup, archiveName)));
  return copy;
}

const listed = async (folder: string) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => !name.startsWith('lock'));

test('of a database in use the copy is written, and not the files that change', async () => {
  const databaseCopy = join(root, 'copy-of-database');
  await mkdir(join(databaseCopy, 'database/empty'), { recursive: true });
  await writeFile(join(databaseCopy, 'database/page'), 'as it was at the checkpoint');
  const inUse = { dataFolder: join(root, 'in-use'), databaseUrl: null, databaseCopy };
  await mkdir(join(inUse.dataFolder, 'database'), { recursive: true });
  await writeFile(join(inUse.dataFolder, 'database/page'), 'changes');
  await writeFile(join(inUse.dataFolder, 'control'), 'kept');
  for (const recipients of [[recipient], []]) {
    const folder = join(root, `of-use-${recipients.length}`);
    await backUp(inUse, folder, null, recipients);
    const place = { dataFolder: `${folder}-restored`, databaseUrl: null };
    await restore(place, folder, null, recipients.length > 0 ? identityFile : null);
    expect(await readFile(join(place.dataFolder, 'database/page'), 'utf8')).toBe(
      'as it was at the checkpoint',
    );
    expect((await readdir(place.dataFolder)).sort()).toEqual(['control', 'database']);
    expect((await readdir(join(place.dataFolder, 'database'))).sort()).toEqual(['empty', 'page']);
  }
});

test('an encrypted backup is one file and its sum, and tells neither names nor content', async () => {
  expect((await readdir(backup)).sort()).toEqual(['SHA256SUMS', archiveName]);
  const bytes = await readFile(join(backup, archiveName));
  for (const word of [secretWords, 'identity-keys', 'files/one', 'of the keys']) {
    expect(bytes.includes(word)).toBe(false);
  }
  const sum = createHash('sha256').update(bytes).digest('hex');
  expect(await readFile(join(backup, 'SHA256SUMS'), 'utf8')).toBe(`${sum}  ${archiveName}\n`);
  expect((await stat(join(backup, archiveName))).mode & 0o077).toBe(0);
});

test('the identity restores all of it, byte by byte, with empty folders', async () => {
  expect(await restore(target, backup, null, identityFile)).toMatchObject({ files: 4 });
  expect((await listed(target.dataFolder)).sort()).toEqual(
    (await listed(data.dataFolder)).filter((name) => !/^(uploads|restore)/.test(name)).sort(),
  );
  for (const path of ['files/one', 'files/none', 'identity-keys.json', deepFile]) {
    const restored = await readFile(join(target.dataFolder, path));
    expect(restored.equals(await readFile(join(data.dataFolder, path)))).toBe(true);
  }
});

test('the archive inside is one that tar reads', async () => {
  const decrypter = new Decrypter();
  decrypter.addIdentity((await readFile(identityFile, 'utf8')).split('\n')[1] ?? '');
  const tar = join(root, 'clear.tar');
  await writeFile(tar, await decrypter.decrypt(await readFile(join(backup, archiveName))));
  const { status, stdout } = spawnSync('tar', ['-tf', tar]);
  expect(status).toBe(0);
  expect(stdout.toString().split('\n')).toEqual(
    expect.arrayContaining(['files/one', 'database/empty/', deepFile, 'SHA256SUMS']),
  );
});

test('another identity opens nothing and restores nothing', async () => {
  const other = join(root, 'other.txt');
  await newIdentity(other);
  await expect(restore(target, backup, null, other)).rejects.toThrow('does not open this backup');
  expect(await listed(target.dataFolder)).toEqual([]);
});

test.each<[string, (path: string) => Promise<void>]>([
  ['was cut off at its end', async (path) => truncate(path, (await stat(path)).size - 1)],
  ['was cut off in the middle', async (path) => truncate(path, 1_000_000)],
  ['was cut off between two chunks', async (path) => truncate(path, 200 + 65_552 * 2)],
  ['has more at its end', (path) => appendFile(path, 'x')],
  ['was changed in its content', (path) => flip(path, 1_500_000)],
  ['was changed in its last byte', async (path) => flip(path, (await stat(path)).size - 1)],
  ['was changed in its header', (path) => flip(path, 5)],
  ['is empty', (path) => truncate(path, 0)],
])('a backup that %s is refused and restores nothing', async (_, damage) => {
  const copy = await copyOf();
  await damage(join(copy, archiveName));
  await expect(restore(target, copy, null, identityFile)).rejects.toThrow(
    /^The backup is damaged: .*Nothing was restored\.$/,
  );
  expect(await listed(target.dataFolder)).toEqual([]);
});

async function flip(path: string, at: number): Promise<void> {
  const file = await open(path, 'r+');
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
  await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at);
  await file.close();
}

test('the identity is asked for where it is needed, and only there', async () => {
  await expect(restore(target, backup)).rejects.toThrow('is encrypted: name the file of the identity');
  const clear = join(root, 'clear');
  await backUp(data, clear);
  await expect(restore(target, clear, null, identityFile)).rejects.toThrow('leave --identity away');
  await writeFile(join(root, 'nothing.txt'), '# nothing\n');
  await expect(restore(target, backup, null, join(root, 'nothing.txt'))).rejects.toThrow('holds no identity');
  await expect(restore(target, backup, null, join(root, 'absent'))).rejects.toThrow('cannot be read');
  await expect(backUp(data, join(root, 'more'), null, ['age1nobody'])).rejects.toThrow('is none of age');
  expect(await readdir(root)).not.toContain('more');
});

test('the files of a bucket are encrypted with the rest, for each of several recipients', async () => {
  const bucket = createMemoryStorage();
  await bucket.save('resumes/two', Buffer.from(secretWords));
  const second = join(root, 'second.txt');
  const folder = join(root, 'of a bucket');
  await backUp(data, folder, bucket, [recipient, await newIdentity(second)]);
  const empty = createMemoryStorage();
  await restore(target, folder, empty, second);
  expect(Buffer.from(await empty.load('resumes/two')).toString()).toBe(secretWords);
  expect(await listed(target.dataFolder)).not.toContain('files');
});

test('an installation is not written over by an encrypted backup either', async () => {
  await mkdir(target.dataFolder);
  await writeFile(join(target.dataFolder, 'mine'), 'kept');
  await expect(restore(target, backup, null, identityFile)).rejects.toThrow('is not empty. Move it away');
  expect(await listed(target.dataFolder)).toEqual(['mine']);
});
