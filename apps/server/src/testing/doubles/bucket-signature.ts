import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BucketConfig } from '../../platform/storage/bucket-storage.ts';

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Whether a request including its body is signed with the bucket's keys (Signature Version 4). */
export function isSignedFor(
  { accessKeyId, secretAccessKey, region }: BucketConfig,
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
): boolean {
  const [, id, day = '', scope, names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const bodyHash = hashOf(body);
  if (id !== accessKeyId || scope !== `${region}/s3/aws4_request`) return false;
  if (headers['x-amz-content-sha256'] !== bodyHash) return false;
  const [path = '', query = ''] = url.split('?');
  const fields = query
    .split('&')
    .filter(Boolean)
    .map((field) => (field.includes('=') ? field : `${field}=`));
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = [method, path, fields.sort().join('&'), signed.join(''), names, bodyHash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${scope}`, hashOf(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(seal, `AWS4${secretAccessKey}`);
  return seal(key, toSign).toString('hex') === signature;
}

function hashOf(what: string | Buffer): string {
  return createHash('sha256').update(what).digest('hex');
}

function seal(key: string | Buffer, what: string): Buffer {
  return createHmac('sha256', key).update(what).digest();
}
