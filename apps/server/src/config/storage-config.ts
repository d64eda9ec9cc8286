import { join } from 'node:path';
import * as z from 'zod';
import type { BucketConfig } from '../platform/storage/bucket-storage.ts';
import { address, setting } from './environment-fields.ts';
import { isNearHost } from './near-host.ts';

/** Where files are stored. `adapters/choose-storage.ts` opens each kind. */
export type StorageConfig =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 'bucket' } & BucketConfig);

export const storageEnvironment = {
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-zA-Z0-9][\w.-]{1,61}[a-zA-Z0-9]$/, 'must be the name of a bucket')
      .optional(),
  ),
  S3_REGION: setting(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the name of a region, as eu-central-1')
      .optional(),
  ),
  S3_ENDPOINT: setting(
    address('https', 'http')
      .refine(isPlain, 'must be an address alone, without a name, a password or a question')
      .refine(isSafe, 'must begin with https://, or be on this machine or a private network')
      .optional(),
  ),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  S3_PREFIX: setting(
    z
      .string()
      .regex(/^\w[\w.-]*(\/\w[\w.-]*)*\/?$/, 'must be letters, digits, -, _ and . with / between')
      .max(200, 'must have at most 200 characters')
      .optional(),
  ),
};

type Values = z.output<z.ZodObject<typeof storageEnvironment>>;

/** Amazon S3 needs the bucket's region; most other providers accept any. */
const usualRegion = 'us-east-1';

/** Missing settings of a bucket; none if no setting is given. */
export function errorsOfStorage(values: Values): string[] {
  const set = Object.entries(values).filter(([name, value]) => name in storageEnvironment && value);
  if (set.length === 0) return [];
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const lacking = needed.filter((name) => !values[name]);
  return [
    ...lacking.map((name) => `${name} is needed for files to be kept in a bucket`),
    ...(values.S3_REGION || values.S3_ENDPOINT
      ? []
      : ['S3_REGION is needed for files to be kept in a bucket, or S3_ENDPOINT']),
  ];
}

export function readStorageConfig(values: Values, dataFolder: string): StorageConfig {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !accessKeyId || !secretAccessKey)
    return { kind: 'folder', folder: join(dataFolder, 'files') };
  return {
    kind: 'bucket',
    bucket,
    region: values.S3_REGION ?? usualRegion,
    endpoint: values.S3_ENDPOINT?.replace(/\/+$/, '') ?? null,
    accessKeyId,
    secretAccessKey,
    prefix: values.S3_PREFIX ? `${values.S3_PREFIX.replace(/\/$/, '')}/` : '',
  };
}

function isPlain(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && !url.username && !url.password && !url.search && !url.hash;
}

/** Outside of the private network, TLS is required. */
function isSafe(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol !== 'http:' || isNearHost(url.hostname);
}
