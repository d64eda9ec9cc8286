import { detectFormat } from './formats.ts';
import { limits } from './limits.ts';
import { type ReadOutcome, refuse } from './read-outcome.ts';
import { refuseMisnamedFormat, refuseMisnamedOutcome } from './refuse-misnamed.ts';
import { openSource } from './source-file.ts';
import { ZipError } from './zip/read-zip.ts';

/**
 * Reads a document into text in human reading order. The format is detected from the content, never from the name; a
 * name with a contradicting extension is refused. Never throws: errors are part of the outcome. Unpacking and parsing
 * are bounded by `limits`, but untrusted files still belong in a child process: see `createReaderPool`.
 */
export async function readDocument(bytes: Uint8Array, name = ''): Promise<ReadOutcome> {
  if (bytes.length === 0) return refuse('corrupt', 'The selected file is empty.');
  if (bytes.length > limits.fileBytes)
    return refuse('too-large', 'The selected file must be smaller than 10 MB.');
  try {
    const outcome = await readNamed(bytes, name);
    return outcome.ok && hasHardlyText(outcome.document.text) ? refuse('no-text') : outcome;
  } catch (error) {
    // A parser met unexpected input; the error concerns only this file.
    return refuse(error instanceof ZipError ? error.reason : 'corrupt');
  }
}

async function readNamed(bytes: Uint8Array, name: string): Promise<ReadOutcome> {
  const file = openSource(bytes);
  const format = detectFormat(file);
  if (!format) return refuseMisnamedOutcome(name, refuse('unsupported'));
  const misnamed = format.isKnownOnceRead ? null : refuseMisnamedFormat(name, format.format);
  if (misnamed) return misnamed;
  const read = await format.loadReader();
  return refuseMisnamedOutcome(name, await read(file));
}

const hasHardlyText = (text: string): boolean => text.replace(/\s/g, '').length < limits.minCharacters;
