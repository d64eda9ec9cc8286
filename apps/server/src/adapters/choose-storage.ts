import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { createPackedStorage } from '../platform/storage/packed-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** The bucket of the settings, or the folder `files` in the data folder; in either files are packed. */
export async function chooseStorage(
  config: Pick<Config, 'bucket' | 'dataFolder' | 'packsFiles'>,
): Promise<Storage> {
  const storage = (await openBucket(config)) ?? createDiskStorage(join(config.dataFolder, 'files'));
  return createPackedStorage(storage, { isWriting: config.packsFiles });
}

/** As the bucket keeps files, packed or not; `null` without one. The library for buckets is loaded where one is set. */
export async function openBucket({ bucket }: Pick<Config, 'bucket'>): Promise<Storage | null> {
  if (!bucket) return null;
  const { createBucketStorage } = await import('../platform/storage/bucket-storage.ts');
  return createBucketStorage(bucket);
}
