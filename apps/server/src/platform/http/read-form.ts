import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ApiError, limits, sentence, sentenceInWords } from '@winnow/contracts';
import busboy, { type Busboy } from 'busboy';
import { requireContentType } from './read-json.ts';
import type { RequestContext } from './request-context.ts';

/** An uploaded file, in a temporary folder until its request is answered. */
export type UploadedFile = {
  readonly path: string;
  /** Name given by the sender: for display, never a path. */
  readonly fileName: string;
  readonly bytes: number;
};

export type Form = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** Removes the files. */
  discard(): Promise<void>;
};

/** Bytes for the fields and boundaries of a form in addition to its files. */
const formSlackBytes = 1024 * 1024;

/**
 * Reads a multipart form, its files straight to disk.
 * @throws ApiError 415, 413 for a file over the limit, 422 for a missing file, 400 for a broken form
 */
export async function readForm(
  context: RequestContext,
  fileFields: readonly string[],
  uploadFolder: string,
  fileBytes: number = limits.fileBytes,
): Promise<Form> {
  requireContentType(context, 'multipart/form-data');
  const folder = join(uploadFolder, randomUUID());
  const discard = () => rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const { fields, files } = await receive(context, fileFields, { folder, fileBytes });
    const missing = fileFields.filter((name) => !files[name]);
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((name) => [name, [sentence('file-required')]]));
      throw new ApiError('invalid', sentence('file-required'), { errors });
    }
    return { fields, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function receive(
  context: RequestContext,
  fileFields: readonly string[],
  { folder, fileBytes }: { folder: string; fileBytes: number },
) {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  const writes: Promise<void>[] = [];
  const seen = new Set<string>();
  let error: ApiError | null = null;
  const parser = createParser(context, fileFields.length, fileBytes);

  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) error ??= new ApiError('too-large', 'A field of the form is too large.');
    else if (name in fields) error ??= broken('A field of the form came twice.');
    // Forms send every line break as two characters; restores what the user typed.
    else fields[name] = value.replaceAll('\r\n', '\n');
  });
  parser.on('file', (name, stream, { filename }) => {
    if (!fileFields.includes(name) || seen.has(name) || error) {
      error ??= broken('The form holds a file that is not asked for.');
      stream.resume();
      return;
    }
    seen.add(name);
    const path = join(folder, String(writes.length));
    const write = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    writes.push(
      pipeline(stream, write).then(() => {
        if (stream.truncated) error ??= fileTooLarge(name, fileBytes);
        files[name] = { path, fileName: filename ?? '', bytes: write.bytesWritten };
      }),
    );
  });
  parser.on('filesLimit', () => {
    error ??= broken('The form holds too many files.');
  });

  const body = context.req.raw.body;
  if (!body) throw broken('The form is empty.');
  const outcomes = await Promise.allSettled([
    pipeline(Readable.fromWeb(body as ReadableStream), (source) => refuseEndless(source, fileBytes), parser),
    // The list is complete once the parser has ended.
    new Promise((resolve) => parser.once('close', resolve)).then(() => Promise.all(writes)),
  ]);
  if (error) throw error;
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw asFormError(failed.reason);
  return { fields, files };
}

function createParser(context: RequestContext, files: number, fileBytes: number): Busboy {
  try {
    return busboy({
      headers: context.req.header(),
      defParamCharset: 'utf8',
      limits: {
        // The parser reports a file as truncated when it reaches the limit, so its limit is one byte above ours.
        fileSize: fileBytes + 1,
        files: files + 1,
        fields: 20,
        fieldSize: formSlackBytes / 2,
        fieldNameSize: 100,
        headerPairs: 20,
      },
    });
  } catch (error) {
    throw broken('The form cannot be read.', error);
  }
}

/**
 * Reads and discards an oversized upload for a while, since browsers show a response only after they have sent
 * everything; but not forever.
 */
async function* refuseEndless(source: AsyncIterable<Uint8Array>, fileBytes: number) {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > fileBytes * 4) throw fileTooLarge(null, fileBytes);
    yield chunk;
  }
}

function fileTooLarge(field: string | null, fileBytes: number): ApiError {
  const megabytes = fileBytes / 1024 / 1024;
  const message = sentence('file-larger-than', { megabytes });
  return new ApiError('too-large', message, field ? { errors: { [field]: [message] } } : {});
}

/** @param words what is wrong, for developers */
function broken(words: string, cause?: unknown): ApiError {
  return new ApiError('bad-request', sentenceInWords('request-broken', words), { cause });
}

function asFormError(reason: unknown): unknown {
  if (reason instanceof ApiError) return reason;
  const code = (reason as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EIO' || code === 'EROFS') return reason;
  return new ApiError('bad-request', sentence('request-broken'), { cause: reason });
}
