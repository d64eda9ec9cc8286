import { readDocx } from './docx/read-docx.ts';
import { isOpenDocument, readOdt } from './odt/read-odt.ts';
import { type ReadOutcome, refuse } from './read-outcome.ts';
import { openZip, ZipError } from './zip/read-zip.ts';

/** Reads the documents that are zip archives: OpenDocument texts and Word documents. */
export function readZippedDocument(bytes: Uint8Array): ReadOutcome {
  try {
    const archive = openZip(bytes);
    return isOpenDocument(archive) ? readOdt(archive) : readDocx(archive);
  } catch (error) {
    if (error instanceof ZipError) return refuse(error.reason);
    throw error;
  }
}
