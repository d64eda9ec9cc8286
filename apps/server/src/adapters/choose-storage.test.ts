import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StorageConfig } from '../config/storage-config.ts';
import { type BucketDouble, startBucketDouble } from '../testing/doubles/bucket-double.ts';
import { chooseStorage, nameStorageElsewhere, openStorageElsewhere } from './choose-storage.ts';

let folder: string;
let bucket: BucketDouble;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-choose-storage-'));
  bucket = await startBucketDouble({ prefix: 'team/' });
});

afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

test('files are stored where the settings say, and a backup copies separately only files outside of the data folder', async () => {
  const inFolder: StorageConfig = { kind: 'folder', folder };
  const inBucket: StorageConfig = { kind: 'bucket', ...bucket.config };
  for (const storage of [inFolder, inBucket]) {
    const chosen = await chooseStorage({ storage, packsFiles: true });
    await chosen.save('resumes/one', Uint8Array.of(1, 2, 3));
    expect([...(await chosen.load('resumes/one'))]).toEqual([1, 2, 3]);
    chosen.close();
  }
  expect(await readdir(folder)).toContain('resumes');
  expect([...bucket.objects.keys()]).toEqual(['team/resumes/one']);

  expect(await openStorageElsewhere({ storage: inFolder })).toBeNull();
  const elsewhere = await openStorageElsewhere({ storage: inBucket });
  expect(await elsewhere?.has('resumes/one')).toBe(true);
  elsewhere?.close();
  expect(nameStorageElsewhere({ storage: inFolder })).toBeNull();
  expect(nameStorageElsewhere({ storage: inBucket })).toBe(`the bucket ${bucket.config.bucket}/team/`);
});
