import type { Config } from '../config/config.ts';
import type { StorageConfig } from '../config/storage-config.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { createPackedStorage } from '../platform/storage/packed-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** The storage of the settings; whatever it is, files are packed in it. */
export async function chooseStorage({
  storage,
  packsFiles,
}: Pick<Config, 'storage' | 'packsFiles'>): Promise<Storage> {
  return createPackedStorage(await openStorage(storage), { isWriting: packsFiles });
}

/** As the storage keeps files, packed or not; `null` where they are in the data folder, which is copied as a whole. */
export async function openStorageElsewhere({ storage }: Pick<Config, 'storage'>): Promise<Storage | null> {
  return storage.kind === 'folder' ? null : openStorage(storage);
}

/** Where files are kept if not in the data folder, in words for operators; `null` in the data folder. */
export function nameStorageElsewhere({ storage }: Pick<Config, 'storage'>): string | null {
  switch (storage.kind) {
    case 'folder':
      return null;
    case 'bucket':
      return `the bucket ${storage.bucket}/${storage.prefix}`;
  }
}

/** Libraries of a kind are loaded only where it is set. */
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
