import { detectFileType, type FileType } from './file-type.ts';
import { limits } from './limits.ts';
import { type ReadOutcome, refuse } from './read-outcome.ts';
import { refuseMisnamedOutcome, refuseMisnamedType } from './refuse-misnamed.ts';

/**
 * Reads a document into text in human reading order. The type is detected from the content, never from the name; a name
 * with a contradicting extension is refused. Never throws: errors are part of the outcome. Unpacking and parsing are
 * bounded by `limits`, but untrusted files still belong in a child process: see `createReaderPool`.
 */
export async function readDocument(bytes: Uint8Array, name = ''): Promise<ReadOutcome> {
  if (bytes.length === 0) return refuse('corrupt', 'The selected file is empty.');
  if (bytes.length > limits.fileBytes)
    return refuse('too-large', 'The selected file must be smaller than 10 MB.');
  try {
    const type = detectFileType(bytes);
    const misnamed = refuseMisnamedType(name, type);
    if (misnamed) return misnamed;
    const outcome = refuseMisnamedOutcome(name, await readByType(type, bytes));
    return outcome.ok && hasHardlyText(outcome.document.text) ? refuse('no-text') : outcome;
  } catch {
    // A parser met an unexpected input: the error concerns this file only.
    return refuse('corrupt');
  }
}

/** Loads each reader with the first file of its kind, so that a process starts fast. */
async function readByType(type: FileType, bytes: Uint8Array): Promise<ReadOutcome> {
  switch (type) {
    case 'pdf':
      return (await import('./read-pdf-document.ts')).readPdfDocument(bytes);
    case 'zip':
      return (await import('./read-zipped-document.ts')).readZippedDocument(bytes);
    case 'text':
      return (await import('./text/read-text.ts')).readText(bytes);
    case 'ole':
      return (await import('./doc/read-doc.ts')).readDoc(bytes);
    case 'rtf':
      return (await import('./rtf/read-rtf.ts')).readRtf(bytes);
    case 'html':
      return (await import('./html/read-html.ts')).readHtml(bytes);
    case 'image':
      return (await import('./image/read-image.ts')).readImage(bytes);
    default:
      return refuse('unsupported');
  }
}

const hasHardlyText = (text: string): boolean => text.replace(/\s/g, '').length < limits.minCharacters;
