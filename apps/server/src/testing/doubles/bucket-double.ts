import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig } from '../../platform/storage/bucket-storage.ts';
import { isSignedFor } from './bucket-signature.ts';

/** An error for one request. */
export type BucketError = 'internal-error' | 'denied' | 'reset' | 'silence' | 'half-an-answer';

/** An S3 server on loopback for its official client, with one bucket. Unsigned requests are refused. */
export type BucketDouble = {
  readonly config: BucketConfig;
  /** Objects by full key. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly savedAt: Date }>;
  readonly requests: { readonly line: string; readonly headers: IncomingMessage['headers'] }[];
  /** Errors for the next requests, one each. */
  readonly errors: BucketError[];
  stop(): Promise<void>;
};

/** Small, so that listing needs several pages. */
const pageSize = 25;
const xml = '<?xml version="1.0" encoding="UTF-8"?>';

export async function startBucketDouble(changes: Partial<BucketConfig> = {}): Promise<BucketDouble> {
  const objects: BucketDouble['objects'] = new Map();
  const requests: BucketDouble['requests'] = [];
  const errors: BucketError[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    requests.push({ line: `${request.method} ${pathname}`, headers: request.headers });
    const refuse = (status: number, code: string, message = 'Something about the secret file') => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`${xml}<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
    };
    const error = errors.shift();
    if (error === 'reset') return void request.socket.resetAndDestroy();
    if (error === 'silence') return;
    if (error === 'internal-error') return refuse(500, 'InternalError');
    if (error === 'denied' || !isSignedFor(config, request, body)) return refuse(403, 'AccessDenied');
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (bucket !== config.bucket) return refuse(404, 'NoSuchBucket');
    if (!key) return void response.end(list(searchParams));
    const held = objects.get(key);
    switch (request.method) {
      case 'PUT':
        objects.set(key, { bytes: body, savedAt: new Date() });
        return void response.writeHead(200, { etag: '"0"' }).end();
      case 'DELETE':
        objects.delete(key);
        return void response.writeHead(204).end();
      case 'HEAD':
      case 'GET':
        if (!held) return refuse(404, 'NoSuchKey');
        response.writeHead(200, { 'content-length': held.bytes.length });
        if (error !== 'half-an-answer') return void response.end(held.bytes);
        return void response.write(held.bytes.subarray(0, held.bytes.length / 2), () =>
          request.socket.destroy(),
        );
      default:
        return refuse(405, 'MethodNotAllowed');
    }
  }

  /** A page, and the last key of it as the token of the next. */
  function list(asked: URLSearchParams): string {
    const after = asked.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter(
      (key) => key.startsWith(asked.get('prefix') ?? '') && key > after,
    );
    const page = keys.sort().slice(0, pageSize);
    const isCut = page.length < keys.length;
    const entries = page.map((key) => {
      const at = objects.get(key)?.savedAt.toISOString();
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const token = isCut
      ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    return `${xml}<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${entries.join('')}${token}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const config: BucketConfig = {
    bucket: 'winnow-tests',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'AKIDOFTESTS',
    secretAccessKey: 'a secret of these tests',
    prefix: '',
    ...changes,
  };
  return {
    config,
    objects,
    requests,
    errors,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function escapeXml(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
