import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Config } from '../config/config.ts';
import { socketName } from '../platform/data-folder/control-socket.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type Backup, dumpName, sumsName } from './backup-content.ts';
import { copyBucket, filesName } from './copy-bucket.ts';
import { type CopiedFile, copyTree, describeFile } from './copy-tree.ts';
import { draftNames } from './draft-names.ts';
import { writeEncrypted } from './encrypted-backup.ts';
import { dumpPostgres } from './postgres-tools.ts';
import type { Wants } from './write-archive.ts';

/** Entries of the data folder that are recreated automatically or belong to one process. */
const notKept = new Set<string>([
  'lock.json',
  socketName,
  'uploads',
  'reader-code',
  ...Object.values(draftNames),
]);

/**
 * Copies the data folder, the files of a bucket and the PostgreSQL database if configured, to a folder that appears
 * only when it is complete. The caller holds the lock of an embedded database, or has a copy of it.
 * @throws Error with a message for the operator
 */
export async function backUp(
  { dataFolder, databaseUrl, databaseCopy = null }: BackedUp,
  folder: string,
  bucket: Storage | null = null,
  /** age recipients; when given, the backup is encrypted for them. */
  recipients: readonly string[] = [],
): Promise<Backup> {
  const target = resolve(folder);
  if (`${target}${sep}`.startsWith(`${resolve(dataFolder)}${sep}`)) {
    throw new Error(`The backup must lie outside the data folder ${dataFolder}.`);
  }
  if (!(await isFree(target))) throw new Error(`The folder ${target} is not empty. Name a new one.`);
  const draft = `${target}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const elsewhere = new Set([
      ...(databaseUrl || databaseCopy ? ['database'] : []),
      ...(bucket ? [filesName] : []),
    ]);
    const wants = (name: string) => !notKept.has(name) && !elsewhere.has(name);
    const place = { dataFolder, databaseUrl, databaseCopy };
    const backup =
      recipients.length > 0
        ? await writeEncrypted(draft, place, { recipients, wants, bucket })
        : await write(draft, place, wants, bucket);
    await rm(target, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
    return backup;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

export type BackedUp = Pick<Config, 'dataFolder' | 'databaseUrl'> & {
  /** A folder with the folder `database`, copied by a running server. */
  readonly databaseCopy?: string | null;
};

async function write(
  draft: string,
  { dataFolder, databaseUrl, databaseCopy = null }: BackedUp,
  wants: Wants,
  bucket: Storage | null,
): Promise<Backup> {
  const sums = await open(join(draft, sumsName), 'wx', 0o600);
  let files = 0;
  let bytes = 0;
  const note = async (file: CopiedFile) => {
    files += 1;
    bytes += file.bytes;
    await sums.write(`${file.hash}  ${file.path}\n`);
  };
  try {
    if (databaseUrl) {
      // The database first: a file added meanwhile is unreferenced, which is harmless.
      await dumpPostgres(databaseUrl, join(draft, dumpName));
      await note({ path: dumpName, ...(await describeFile(join(draft, dumpName))) });
    }
    if (databaseCopy) for await (const file of copyTree(databaseCopy, draft)) await note(file);
    for await (const file of copyTree(dataFolder, draft, wants)) await note(file);
    if (bucket) for await (const file of copyBucket(bucket, draft)) await note(file);
    await sums.sync();
  } finally {
    await sums.close();
  }
  return { files, bytes };
}

/** Whether a path doesn't exist or is an empty folder. */
export async function isFree(folder: string, but: ReadonlySet<string> = new Set()): Promise<boolean> {
  try {
    return (await readdir(folder)).every((name) => but.has(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}
