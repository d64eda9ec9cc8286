import type { Config } from '../config/config.ts';
import type { StorageConfig } from '../config/storage-config.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { createPackedStorage } from '../platform/storage/packed-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** The storage of the settings, with compression if set. */
export async function chooseStorage({
  storage,
  packsFiles,
}: Pick<Config, 'storage' | 'packsFiles'>): Promise<Storage> {
  return createPackedStorage(await openStorage(storage), { isWriting: packsFiles });
}

/**
 * The storage with files as stored, compressed or not, for backups; `null` for the data folder, which is copied as a
 * whole.
 */
export async function openStorageElsewhere({ storage }: Pick<Config, 'storage'>): Promise<Storage | null> {
  return storage.kind === 'folder' ? null : openStorage(storage);
}

/** Description of the file storage for operators; `null` for the data folder. */
export function nameStorageElsewhere({ storage }: Pick<Config, 'storage'>): string | null {
  switch (storage.kind) {
    case 'folder':
      return null;
    case 'bucket':
      return `the bucket ${storage.bucket}/${storage.prefix}`;
  }
}

/** Libraries are only loaded for the kind that is set. */
async function openStorage(storage: StorageConfig): Promise<Storage> {
  switch (storage.kind) {
    case 'folder':
      return createDiskStorage(storage.folder);
    case 'bucket': {
      const { createBucketStorage } = await import('../platform/storage/bucket-storage.ts');
      return createBucketStorage(storage);
    }
  }
}
