import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Config } from '../config/config.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type Backup, dumpName, sumsName } from './backup-content.ts';
import { draftNames } from './draft-names.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { unpackArchive } from './unpack-archive.ts';
import {
  type ArchivedFile,
  archiveBucket,
  archiveBytes,
  archiveEnd,
  archiveFile,
  archiveFolder,
  type Wants,
} from './write-archive.ts';

/** All of a backup in one file: a tar archive in the age format, so that other programs can open it as well. */
export const archiveName = 'backup.tar.age';

type Place = Pick<Config, 'dataFolder' | 'databaseUrl'> & { readonly databaseCopy?: string | null };

/**
 * Writes an encrypted backup to a folder: one file and its checksum. Only a PostgreSQL dump, or a copy of an embedded
 * database in use, is temporarily written unencrypted to the data folder.
 */
export async function writeEncrypted(
  folder: string,
  place: Place,
  { recipients, wants, bucket }: { recipients: readonly string[]; wants: Wants; bucket: Storage | null },
): Promise<Backup> {
  const encrypter = createEncrypter(recipients);
  const sums: string[] = [];
  let [files, bytes] = [0, 0];
  const note = (file: ArchivedFile) => {
    sums.push(`${file.hash}  ${file.path}\n`);
    files += 1;
    bytes += file.bytes;
  };
  async function* write(): AsyncGenerator<Uint8Array> {
    if (place.databaseUrl) yield* archiveDump(place.databaseUrl, place.dataFolder, note);
    if (place.databaseCopy) yield* archiveFolder(place.databaseCopy, () => true, note);
    yield* archiveFolder(place.dataFolder, wants, note);
    if (bucket) yield* archiveBucket(bucket, note);
    yield* archiveBytes(sumsName, Buffer.from(sums.join('')), new Date());
    yield archiveEnd;
  }
  const clear = Readable.toWeb(Readable.from(write(), { objectMode: false })) as ReadableStream<Uint8Array>;
  const encrypted = await encrypter.encrypt(clear as globalThis.ReadableStream<Uint8Array>);
  const target = join(folder, archiveName);
  await pipeline(
    Readable.fromWeb(encrypted as ReadableStream),
    createWriteStream(target, { mode: 0o600, flush: true }),
  );
  await writeFile(join(folder, sumsName), `${await hashOf(target)}  ${archiveName}\n`, {
    mode: 0o600,
    flush: true,
  });
  return { files, bytes };
}

/** Whether a folder holds an encrypted backup. */
export async function isEncrypted(folder: string): Promise<boolean> {
  return stat(join(folder, archiveName)).then(
    () => true,
    () => false,
  );
}

/**
 * Decrypts a backup into a new folder.
 * @throws Error with a message for the operator, after the folder is removed
 */
export async function unpackEncrypted(folder: string, identityFile: string, to: string): Promise<void> {
  const decrypter = await createDecrypter(identityFile);
  const path = join(folder, archiveName);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true, mode: 0o700 });
  try {
    const source = Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream<Uint8Array>;
    const clear = await decrypter.decrypt(source).catch((cause: Error) => {
      const isOther = cause.message.includes('no identity matched');
      throw isOther
        ? new Error(
            `The identity in ${identityFile} does not open this backup: it was encrypted to another recipient, or its header was changed.`,
            { cause },
          )
        : damaged(path, cause);
    });
    await unpackArchive(Readable.fromWeb(clear as ReadableStream), to).catch(
      (cause: NodeJS.ErrnoException) => {
        // Errors of the disk are rethrown unchanged.
        throw cause.syscall ? cause : damaged(path, cause);
      },
    );
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

function damaged(path: string, cause: Error): Error {
  return new Error(`The backup is damaged: ${path} was changed or cut off. Nothing was restored.`, { cause });
}

/** @throws Error for a recipient that age does not know */
function createEncrypter(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new Error(
        `The recipient ${recipient} is none of age: it begins with age1 and is made by age-keygen.`,
        { cause },
      );
    }
  }
  return encrypter;
}

async function createDecrypter(identityFile: string): Promise<Decrypter> {
  const text = await readFile(identityFile, 'utf8').catch((cause: Error) => {
    throw new Error(`The identity file ${identityFile} cannot be read: ${cause.message}.`, { cause });
  });
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch (cause) {
    throw new Error(
      `The file ${identityFile} holds no identity of age: a line that begins with AGE-SECRET-KEY-.`,
      { cause },
    );
  }
  if (identities.length === 0) {
    throw new Error(
      `The file ${identityFile} holds no identity of age: a line that begins with AGE-SECRET-KEY-.`,
    );
  }
  return decrypter;
}

/** Archives the dump. Its size must be known in advance, so it is written to the data folder first. */
async function* archiveDump(
  databaseUrl: string,
  dataFolder: string,
  note: (file: ArchivedFile) => void,
): AsyncGenerator<Uint8Array> {
  const folder = join(dataFolder, draftNames.backup);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await dumpPostgres(databaseUrl, join(folder, dumpName));
    yield* archiveFile(join(folder, dumpName), dumpName, note);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'r');
  try {
    await pipeline(file.createReadStream({ autoClose: false }), hash);
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
