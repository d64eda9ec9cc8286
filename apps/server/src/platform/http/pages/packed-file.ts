import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestContext } from '../request-context.ts';
import { readByteRange } from './byte-range.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

type Bytes = Buffer<ArrayBuffer>;

/** Content with its compressed forms. */
export type PackedFile = {
  readonly bytes: Bytes;
  /** `null` if compression saves nothing. */
  readonly brotli: Bytes | null;
  readonly gzip: Bytes | null;
  readonly tag: string;
  readonly mediaType: string;
};

/** Compresses a file if worthwhile; files that the build compressed are used unchanged. */
export async function packFile(
  bytes: Bytes,
  mediaType: string,
  packed: { readonly brotli?: Bytes | null; readonly gzip?: Bytes | null } = {},
): Promise<PackedFile> {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  if (!isPackable(mediaType) || bytes.length < 1000) {
    return { bytes, brotli: null, gzip: null, tag, mediaType };
  }
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const [brotli, zipped] = await Promise.all([
    packed.brotli ?? packBrotli(bytes, quality),
    packed.gzip ?? packGzip(bytes),
  ]);
  return { bytes, brotli, gzip: zipped, tag, mediaType };
}

function isPackable(mediaType: string): boolean {
  return /^text|json|javascript|xml|wasm/.test(mediaType);
}

/** Sends the smallest form that the caller supports, or 304 if the caller has it. */
export function sendPacked(
  context: RequestContext,
  file: PackedFile,
  options: { readonly forever: boolean; readonly vary?: string; readonly status?: 200 | 404 },
): Response {
  const { forever, vary = '', status = 200 } = options;
  context.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('etag', file.tag);
  context.header('vary', `accept-encoding${vary}`);
  if (status === 200 && context.req.header('if-none-match')?.includes(file.tag)) {
    return context.body(null, 304);
  }
  context.header('content-type', file.mediaType);
  const taken = context.req.header('accept-encoding') ?? '';
  if (file.brotli && /\bbr\b/.test(taken)) {
    context.header('content-encoding', 'br');
    return context.body(file.brotli, status);
  }
  if (file.gzip && /\bgzip\b/.test(taken)) {
    context.header('content-encoding', 'gzip');
    return context.body(file.gzip, status);
  }
  return status === 200 && isPlayed(file.mediaType)
    ? sendPart(context, file)
    : context.body(file.bytes, status);
}

/** Video players request ranges, and some play nothing if they get the whole file. */
function isPlayed(mediaType: string): boolean {
  return mediaType.startsWith('video/');
}

function sendPart(context: RequestContext, { bytes, tag }: PackedFile): Response {
  context.header('accept-ranges', 'bytes');
  const ifRange = context.req.header('if-range');
  // Ranges of different versions of a file don't fit together.
  const isSameFile = ifRange === undefined || ifRange === tag;
  const range = isSameFile ? readByteRange(context.req.header('range'), bytes.length) : null;
  if (range === null) return context.body(bytes);
  if (range === 'outside') {
    context.header('content-range', `bytes */${bytes.length}`);
    return context.body(null, 416);
  }
  context.header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  return context.body(bytes.subarray(range.first, range.last + 1), 206);
}
