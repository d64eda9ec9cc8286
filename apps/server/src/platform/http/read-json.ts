import { ApiError, limits, sentenceInWords } from '@winnow/contracts';
import type { RequestContext } from './request-context.ts';

/** Maximum nesting; deeper than any legitimate body. */
const maxDepth = 64;

/**
 * Reads a JSON object.
 * @throws ApiError 415 for another content type, 413 above the limit, 400 for anything but a JSON object
 */
export async function readJson(context: RequestContext): Promise<Record<string, unknown>> {
  requireContentType(context, 'application/json');
  const text = new TextDecoder().decode(await readLimited(context, limits.jsonBytes));
  let body: unknown;
  try {
    // Lone surrogates can't be stored; they become the replacement character.
    body = JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
  } catch {
    throw new ApiError('bad-request', sentenceInWords('request-broken', 'The body is not valid JSON.'));
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || isDeeperThan(maxDepth, body)) {
    throw new ApiError('bad-request', sentenceInWords('request-broken', 'The body must be a JSON object.'));
  }
  return body as Record<string, unknown>;
}

/** @throws ApiError 415 for another content type */
export function requireContentType(context: RequestContext, expected: string): void {
  const given = (context.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (given !== expected) {
    throw new ApiError('unsupported-media-type', `The body must be ${expected}.`);
  }
}

async function readLimited(context: RequestContext, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new ApiError('too-large', 'The body is too large.');
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
