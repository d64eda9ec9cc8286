import { join } from 'node:path';
import { isTombstone } from '../features/accounts/safety/tombstones.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { type Storage, StorageKeyMissing } from '../platform/storage/storage.ts';
import { type CopiedFile, describeFile } from './copy-tree.ts';

/**
 * Folder of user files in a backup, the same as in a data folder, so that a backup can be restored to either storage.
 */
export const filesName = 'files';

/** Copies all files of a bucket into a backup. */
export async function* copyBucket(bucket: Storage, to: string): AsyncGenerator<CopiedFile> {
  const folder = join(to, filesName);
  const copies = createDiskStorage(folder);
  for await (const { key } of bucket.list()) {
    const bytes = await loadOrNull(bucket, key);
    if (!bytes) continue;
    await copies.save(key, bytes);
    yield { path: `${filesName}/${key}`, ...(await describeFile(join(folder, key))) };
  }
}

/** Copies restored files from the data folder to the bucket. */
export async function fillBucket(bucket: Storage, dataFolder: string): Promise<void> {
  const copies = createDiskStorage(join(dataFolder, filesName));
  for await (const { key } of copies.list()) await bucket.save(key, await copies.load(key));
}

/** Removes the copied files again, as far as possible. */
export async function emptyBucket(bucket: Storage, dataFolder: string): Promise<void> {
  const copies = createDiskStorage(join(dataFolder, filesName));
  try {
    for await (const { key } of copies.list()) await bucket.remove(key);
  } catch {
    // Report the first error; leftovers are reported by the next attempt.
  }
}

export async function refuseFullBucket(bucket: Storage): Promise<void> {
  for await (const { key } of bucket.list()) {
    if (isTombstone(key)) continue;
    throw new Error('The storage of the settings is not empty. Use an empty one.');
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
