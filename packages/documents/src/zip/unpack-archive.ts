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
  /** `null` if the bytes are a document or not zipped, and so not an archive of files. */
  { readonly ok: true; readonly files: readonly ArchivedFile[] | null } | Refusal;

const tooMany = `This archive holds more than ${limits.zip.archivedFiles} files. Please pack fewer.`;
const noFiles = 'This archive holds no files.';

/**
 * Unpacks an archive of documents in memory. Folders and files of operating systems are skipped; nested archives are
 * not opened. Never throws: errors are part of the outcome.
 */
export function unpackArchive(bytes: Uint8Array, name = ''): UnpackOutcome {
  if (!startsLikeZip(bytes)) return { ok: true, files: null };
  try {
    const archive = openZip(bytes, { passwords: 'refuse-entry' });
    if (marksOfDocuments.some((mark) => archive.names.has(mark))) return { ok: true, files: null };
    const misnamed = refuseMisnamedArchive(name);
    if (misnamed) return misnamed;
    const names = [...archive.names].filter(isFileOfAPerson);
    if (names.length === 0) return refuse('no-text', noFiles);
    if (names.length > limits.zip.archivedFiles) return refuse('too-large', tooMany);
    const shown = shownNames(names);
    return {
      ok: true,
      files: names.map((name, index) => unpackOne(shown[index] ?? name, () => archive.read(name))),
    };
  } catch (error) {
    if (error instanceof ZipError) return refuse(error.reason);
    return refuse('corrupt');
  }
}

function unpackOne(name: string, read: () => Uint8Array | null): ArchivedFile {
  try {
    const bytes = read();
    if (!bytes) return { name, ...refuse('corrupt') };
    if (bytes.length > limits.fileBytes) return { name, ...refuse('too-large') };
    return { name, ok: true, bytes };
  } catch (error) {
    return { name, ...refuse(error instanceof ZipError ? error.reason : 'corrupt') };
  }
}

/**
 * File names without folders; files with the same name are distinguished by their folders, such as one per candidate.
 */
function shownNames(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split(/[/\\]/));
  const lasts = parts.map((each) => each.at(-1) ?? '');
  return parts.map((each, index) => {
    const last = lasts[index] ?? '';
    const folder = each.at(-2);
    const isAlone = lasts.indexOf(last) === index && lasts.lastIndexOf(last) === index;
    return folder && !isAlone ? `${folder} - ${last}` : last;
  });
}

/** Word and OpenDocument files are zip archives themselves. */
const marksOfDocuments = ['[Content_Types].xml', 'mimetype', 'word/document.xml', 'content.xml'];

const startsLikeZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && (third === 3 || third === 5) && (fourth === 4 || fourth === 6);

function isFileOfAPerson(name: string): boolean {
  const parts = name.split('/');
  const last = parts.at(-1) ?? '';
  if (last === '' || last === 'Thumbs.db' || last === 'desktop.ini') return false;
  return !parts.some((part) => /^\.[^.]/.test(part) || part === '__MACOSX');
}
