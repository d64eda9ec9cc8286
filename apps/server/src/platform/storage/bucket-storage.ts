import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkStorageKey, isStorageKey, type Storage, StorageKeyMissing } from './storage.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** An S3-compatible bucket, and how to reach it. */
export type BucketConfig = {
  readonly bucket: string;
  readonly region: string;
  /** URL of a store other than Amazon S3, without a trailing slash; `null` for Amazon S3. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Prefix of every key, with a trailing slash; empty if the whole bucket is ours. */
  readonly prefix: string;
};

/** Timeouts, in milliseconds. */
export type BucketTimeouts = {
  readonly connectMs: number;
  /** For one attempt, and for an idle connection. */
  readonly attemptMs: number;
  /** For all attempts and reading the response. */
  readonly inAllMs: number;
};

/** Shorter than the half minute that a caller waits for a response. */
const usualTimeouts: BucketTimeouts = { connectMs: 3_000, attemptMs: 15_000, inAllMs: 25_000 };
const attempts = 3;

/** Stores files in an S3-compatible bucket, shared by all processes with the same settings. */
export function createBucketStorage(
  { bucket, region, endpoint, accessKeyId, secretAccessKey, prefix }: BucketConfig,
  { connectMs, attemptMs, inAllMs }: BucketTimeouts = usualTimeouts,
): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== null && { endpoint }),
    // Self-hosted stores have no host name per bucket, and Amazon's certificate doesn't cover names with dots.
    forcePathStyle: endpoint !== null || bucket.includes('.'),
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: attemptMs,
      throwOnRequestTimeout: true,
      socketTimeout: attemptMs,
    },
    // Not every store supports the newer checksums. The signature covers the SHA-256 of the content in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
  });
  const abortSoon = () => ({ abortSignal: AbortSignal.timeout(inAllMs) });

  function objectOf(key: string) {
    checkStorageKey(key);
    return { Bucket: bucket, Key: prefix + key };
  }

  return {
    async save(key, bytes) {
      const put = new PutObjectCommand({
        ...objectOf(key),
        Body: bytes,
        ContentType: 'application/octet-stream',
      });
      await client.send(put, abortSoon()).catch(fail);
    },

    async load(key) {
      const get = new GetObjectCommand(objectOf(key));
      try {
        const { Body } = await client.send(get, abortSoon());
        if (!(Body instanceof Readable)) throw new Error('no body');
        return await buffer(Body);
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') throw new StorageKeyMissing(key);
        return fail(error);
      }
    },

    async has(key) {
      const head = new HeadObjectCommand(objectOf(key));
      try {
        await client.send(head, abortSoon());
        return true;
      } catch (error) {
        return nameOf(error) === 'NotFound' ? false : fail(error);
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)), abortSoon()).catch(fail);
    },

    async *list(within) {
      const Prefix = within === undefined ? prefix : `${prefix}${within}/`;
      let ContinuationToken: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken });
        const { Contents = [], NextContinuationToken } = await client.send(page, abortSoon()).catch(fail);
        for (const { Key = '', LastModified } of Contents) {
          const key = Key.slice(prefix.length);
          if (LastModified && isStorageKey(key)) yield { key, savedAt: LastModified };
        }
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken);
    },

    // A file is sent in one request, which the bucket applies completely or not at all.
    removeDrafts: async () => 0,

    close: () => client.destroy(),
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** Messages and requests may contain names and signatures, so only the kind of error is kept. */
function fail(error: unknown): never {
  const { $metadata, code } = Object(error) as {
    readonly $metadata?: { readonly httpStatusCode?: number };
    readonly code?: unknown;
  };
  const kind = typeof code === 'string' ? code : nameOf(error);
  throw new StorageUnavailable(
    'The bucket of S3_BUCKET',
    [$metadata?.httpStatusCode, kind].filter(Boolean).join(' '),
  );
}
