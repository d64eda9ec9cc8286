import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { limits } from '../limits.ts';
import { type Refusal, refuse } from '../read-outcome.ts';

/** A file, with its name if it differs from the path. A name whose extension contradicts the content is refused. */
export type ReaderSource = ({ readonly path: string } | { readonly bytes: Uint8Array }) & {
  readonly name?: string;
};

export type LoadedFile = { readonly ok: true; readonly bytes: Uint8Array; readonly name: string } | Refusal;

const tooLarge = (maxBytes: number) =>
  refuse('too-large', `The selected file must be smaller than ${maxBytes / 1024 ** 2} MB.`);

/** Files up to this size are read synchronously, which is faster than a thread. */
const smallBytes = 1024 ** 2;
/** Opens a named pipe without waiting for a writer; 0 on systems without such a flag. */
const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Loads the bytes here, since the reading process may not open files. Synchronous for a small file; a file over
 * `maxBytes` is never loaded.
 */
export function loadFile(
  source: ReaderSource,
  maxBytes: number = limits.fileBytes,
): LoadedFile | Promise<LoadedFile> {
  if ('bytes' in source) {
    const { bytes, name = '' } = source;
    return bytes.length > maxBytes ? tooLarge(maxBytes) : { ok: true, bytes, name };
  }
  const { path, name = path } = source;
  try {
    const file = openSync(path, openFlags);
    try {
      const facts = fstatSync(file);
      if (!facts.isFile()) return refuse('unsupported', 'This is not a file.');
      if (facts.size > maxBytes) return tooLarge(maxBytes);
      if (facts.size <= smallBytes) return { ok: true, bytes: readFileSync(file), name };
    } finally {
      closeSync(file);
    }
    return readFile(path).then((bytes) => ({ ok: true, bytes, name }), notOpened);
  } catch {
    return notOpened();
  }
}

const notOpened = (): Refusal =>
  refuse('corrupt', 'This file cannot be opened. Please check that it is there and may be read.');
