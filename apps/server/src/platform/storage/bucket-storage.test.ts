import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type BucketDouble,
  type BucketError,
  startBucketDouble,
} from '../../testing/doubles/bucket-double.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { type Storage, StorageKeyMissing } from './storage.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

let double: BucketDouble;
let storage: Storage;

beforeAll(async () => {
  double = await startBucketDouble({ prefix: 'winnow/production/' });
});

afterAll(() => double.stop());

beforeEach(() => {
  double.objects.clear();
  double.requests.length = 0;
  double.errors.length = 0;
  storage = createBucketStorage(double.config);
});

afterEach(() => storage.close());

const linesOf = () => double.requests.map(({ line }) => line);

async function keysOf(of: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of of.list()) keys.push(key);
  return keys;
}

test('a file is one request with its bytes unchanged, and not public', async () => {
  await storage.save('resumes/one', Uint8Array.of(1, 2, 3));
  expect(linesOf()).toEqual(['PUT /winnow-tests/winnow/production/resumes/one']);
  const { headers } = double.requests[0] ?? {};
  expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'content-length': '3' });
  const other = Object.keys(headers ?? {}).filter((name) => /acl|checksum|encoding|trailer/.test(name));
  expect(other).toEqual([]);
  expect([...double.objects.keys()]).toEqual(['winnow/production/resumes/one']);
});

test('other objects in the bucket are neither listed nor accessible', async () => {
  const savedAt = new Date();
  const others = ['winnow/staging/one', 'other', 'winnow/production/Notes & more.txt', 'winnow/production/'];
  for (const key of others) double.objects.set(key, { bytes: Buffer.of(1), savedAt });
  await storage.save('one', Uint8Array.of(1));
  expect(await keysOf(storage)).toEqual(['one']);
  expect(await storage.has('other')).toBe(false);
});

test.each<BucketError>(['internal-error', 'reset'])('after one %s it is asked again', async (error) => {
  double.errors.push(error);
  await storage.save('resumes/one', Uint8Array.of(1));
  expect(linesOf()).toHaveLength(2);
  expect([...(await storage.load('resumes/one'))]).toEqual([1]);
});

test('a persistent failure is given up after three attempts, and reported without object names or texts of the bucket', async () => {
  double.errors.push('internal-error', 'internal-error', 'internal-error');
  const error = await storage.save('resumes/one', Uint8Array.of(1)).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StorageUnavailable);
  expect(String(error)).toBe(
    'StorageUnavailable: The bucket of S3_BUCKET cannot be used: 500 InternalError.',
  );
  expect(linesOf()).toHaveLength(3);
});

test('refused access keys are not retried by any operation', async () => {
  const asked: [string, () => Promise<unknown>][] = [
    ['403 AccessDenied', () => storage.save('one', Uint8Array.of(1))],
    ['403 AccessDenied', () => storage.load('one')],
    ['403', () => storage.has('one')],
    ['403 AccessDenied', () => storage.remove('one')],
    ['403 AccessDenied', () => keysOf(storage)],
  ];
  for (const [words, ask] of asked) {
    double.errors.push('denied');
    await expect(ask()).rejects.toThrow(`cannot be used: ${words}`);
  }
  expect(linesOf()).toHaveLength(asked.length);
});

test('a request signed with another secret is refused', async () => {
  const otherUser = createBucketStorage({ ...double.config, secretAccessKey: 'another secret' });
  await expect(otherUser.save('one', Uint8Array.of(1))).rejects.toThrow('403 AccessDenied');
  await expect(keysOf(otherUser)).rejects.toThrow('403 AccessDenied');
  expect(double.objects.size).toBe(0);
  otherUser.close();
});

test('a missing bucket is not reported as a missing file', async () => {
  const elsewhere = createBucketStorage({ ...double.config, bucket: 'another' });
  await expect(elsewhere.load('one')).rejects.toThrow('404 NoSuchBucket');
  await expect(keysOf(elsewhere)).rejects.toThrow('404 NoSuchBucket');
  elsewhere.close();
  await expect(storage.load('one')).rejects.toThrow(StorageKeyMissing);
});

test('a bucket that does not respond times out', async () => {
  const hasty = createBucketStorage(double.config, { connectMs: 1_000, attemptMs: 30, inAllMs: 10_000 });
  double.errors.push('silence', 'silence', 'silence');
  await expect(hasty.has('one')).rejects.toThrow('cannot be used: ETIMEDOUT');
  expect(linesOf()).toHaveLength(3);
  hasty.close();
  const hastier = createBucketStorage(double.config, { connectMs: 1_000, attemptMs: 10_000, inAllMs: 50 });
  double.errors.push('silence');
  await expect(hastier.has('one')).rejects.toThrow('cannot be used: AbortError');
  hastier.close();
});

test('a truncated file is an error', async () => {
  await storage.save('one', Buffer.alloc(100_000, 'x'));
  double.errors.push('half-an-answer');
  await expect(storage.load('one')).rejects.toThrow(StorageUnavailable);
});

test('an unreachable endpoint is reported', async () => {
  const gone = await startBucketDouble();
  await gone.stop();
  const lonely = createBucketStorage(gone.config);
  await expect(lonely.load('one')).rejects.toThrow('cannot be used: ECONNREFUSED');
  lonely.close();
});
