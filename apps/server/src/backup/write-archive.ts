import { createHash } from 'node:crypto';
import { type FileHandle, open, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Storage, StorageKeyMissing } from '../platform/storage/storage.ts';
import { filesName } from './copy-bucket.ts';
import { blockBytes, paddingOf, type TarEntry, writeTarHeader } from './tar-format.ts';

/** A file of an archive. Its content is read once; a file on disk is streamed. */
export type ArchivedFile = { readonly path: string; readonly hash: string; readonly bytes: number };

/** Whether a backup includes a name in the top folder. */
export type Wants = (name: string) => boolean;

const chunkBytes = 1024 * 1024;

/** A folder and its contents, except files that disappear meanwhile. */
export async function* archiveFolder(
  folder: string,
  wants: Wants,
  note: (file: ArchivedFile) => void,
  below = '',
): AsyncGenerator<Uint8Array> {
  for await (const entry of await opendir(folder)) {
    if (below === '' && !wants(entry.name)) continue;
    const place = join(folder, entry.name);
    const path = below + entry.name;
    if (entry.isDirectory()) {
      const { mtime: modifiedAt } = await stat(place);
      yield writeTarHeader({ path, kind: 'folder', bytes: 0, modifiedAt });
      yield* archiveFolder(place, wants, note, `${path}/`);
    } else if (entry.isFile()) yield* archiveFile(place, path, note);
  }
}

export async function* archiveFile(
  place: string,
  path: string,
  note: (file: ArchivedFile) => void,
): AsyncGenerator<Uint8Array> {
  const file = await openOrNull(place);
  if (!file) return;
  try {
    const { size: bytes, mtime: modifiedAt } = await file.stat();
    yield* archiveContent({ path, kind: 'file', bytes, modifiedAt }, readAll(file, bytes, path), note);
  } finally {
    await file.close();
  }
}

/** The files of a bucket, in order. */
export async function* archiveBucket(
  bucket: Storage,
  note: (file: ArchivedFile) => void,
): AsyncGenerator<Uint8Array> {
  for await (const { key, savedAt: modifiedAt } of bucket.list()) {
    const content = await loadOrNull(bucket, key);
    if (content) yield* archiveBytes(`${filesName}/${key}`, content, modifiedAt, note);
  }
}

export async function* archiveBytes(
  path: string,
  content: Uint8Array,
  modifiedAt: Date,
  note: (file: ArchivedFile) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const entry = { path, kind: 'file', bytes: content.length, modifiedAt } as const;
  yield* archiveContent(entry, [content], note);
}

/** The end of an archive. */
export const archiveEnd: Uint8Array = new Uint8Array(2 * blockBytes);

async function* archiveContent(
  entry: TarEntry,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  note: (file: ArchivedFile) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  yield writeTarHeader(entry);
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield new Uint8Array(paddingOf(entry.bytes));
  note({ path: entry.path, hash: hash.digest('hex'), bytes: entry.bytes });
}

/** Exactly as many bytes as the header says, even if the file grows meanwhile. */
async function* readAll(file: FileHandle, bytes: number, path: string): AsyncGenerator<Uint8Array> {
  for (let read = 0; read < bytes; ) {
    const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, bytes - read));
    const { bytesRead } = await file.read(buffer);
    if (bytesRead === 0)
      throw new Error(`The file ${path} became shorter while it was backed up. Try again.`);
    read += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function openOrNull(place: string): Promise<FileHandle | null> {
  try {
    return await open(place, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** `null` if the file was removed meanwhile. */
async function loadOrNull(bucket: Storage, key: string): Promise<Uint8Array | null> {
  try {
    return await bucket.load(key);
  } catch (error) {
    if (error instanceof StorageKeyMissing) return null;
    throw error;
  }
}
