import { limits } from '../limits.ts';
import { type Refusal, refuse } from '../read-outcome.ts';
import { refuseMisnamedArchive } from '../refuse-misnamed.ts';
import { openZip, ZipError } from './read-zip.ts';

/** One file of an archive: its bytes, or why it was left out. */
export type ArchivedFile = { readonly name: string } & (
  | { readonly ok: true; readonly bytes: Uint8Array }
  | Refusal
);

export type UnpackOutcome =
  /** `null` where the bytes are no archive of files but a document, or nothing zipped at all. */
  { readonly ok: true; readonly files: readonly ArchivedFile[] | null } | Refusal;

const tooMany = `This archive holds more than ${limits.zip.archivedFiles} files. Please pack fewer.`;
const noFiles = 'This archive holds no files.';

/**
 * Unpacks an archive of documents in memory. Folders and what systems leave behind are passed over; archives in it are
 * not opened. Never throws: whatever the bytes are, the outcome is a value.
 */
export function unpackArchive(bytes: Uint8Array, name = ''): UnpackOutcome {
  if (!startsLikeZip(bytes)) return { ok: true, files: null };
  try {
    const archive = openZip(bytes);
    if (marksOfDocuments.some((mark) => archive.names.has(mark))) return { ok: true, files: null };
    const misnamed = refuseMisnamedArchive(name);
    if (misnamed) return misnamed;
    const names = [...archive.names].filter(isFileOfAPerson);
    if (names.length === 0) return refuse('no-text', noFiles);
    if (names.length > limits.zip.archivedFiles) return refuse('too-large', tooMany);
    return { ok: true, files: names.map((name) => unpackOne(name, () => archive.read(name))) };
  } catch (error) {
    if (error instanceof ZipError) return refuse(error.reason);
    return refuse('corrupt');
  }
}

function unpackOne(name: string, read: () => Uint8Array | null): ArchivedFile {
  const shown = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  try {
    const bytes = read();
    if (!bytes) return { name: shown, ...refuse('corrupt') };
    if (bytes.length > limits.fileBytes) return { name: shown, ...refuse('too-large') };
    return { name: shown, ok: true, bytes };
  } catch (error) {
    return { name: shown, ...refuse(error instanceof ZipError ? error.reason : 'corrupt') };
  }
}

/** Word and OpenDocument files are zipped themselves. */
const marksOfDocuments = ['[Content_Types].xml', 'mimetype', 'word/document.xml', 'content.xml'];

const startsLikeZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && (third === 3 || third === 5) && (fourth === 4 || fourth === 6);

function isFileOfAPerson(name: string): boolean {
  const parts = name.split('/');
  const last = parts.at(-1) ?? '';
  if (last === '' || last === 'Thumbs.db' || last === 'desktop.ini') return false;
  return !parts.some((part) => /^\.[^.]/.test(part) || part === '__MACOSX');
}
