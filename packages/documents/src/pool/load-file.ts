import { open } from 'node:fs/promises';
import { limits } from '../limits.ts';
import { type Refusal, refuse } from '../read-outcome.ts';

/** A file, and what its owner calls it where that is not its path: a name whose ending the content belies is refused. */
export type ReaderSource = ({ readonly path: string } | { readonly bytes: Uint8Array }) & {
  readonly name?: string;
};

export type LoadedFile = { readonly ok: true; readonly bytes: Uint8Array; readonly name: string } | Refusal;

const tooLarge = (maxBytes: number) =>
  refuse('too-large', `The selected file must be smaller than ${maxBytes / 1024 ** 2} MB.`);

/** The bytes to read. They are loaded here, since the reading process may open no file; a large one never is. */
export async function loadFile(
  source: ReaderSource,
  maxBytes: number = limits.fileBytes,
): Promise<LoadedFile> {
  if ('bytes' in source) {
    const { bytes, name = '' } = source;
    return bytes.length > maxBytes ? tooLarge(maxBytes) : { ok: true, bytes, name };
  }
  try {
    const file = await open(source.path);
    try {
      const facts = await file.stat();
      if (!facts.isFile()) return refuse('unsupported', 'This is not a file.');
      if (facts.size > maxBytes) return tooLarge(maxBytes);
      return { ok: true, bytes: await file.readFile(), name: source.name ?? source.path };
    } finally {
      await file.close();
    }
  } catch {
    return refuse('corrupt', 'This file cannot be opened. Please check that it is there and may be read.');
  }
}
