import { fileLimits, type ImportItem, importLimits, limits } from '@winnow/contracts';
import { extensionOf, offeredExtensions } from '@winnow/document-model';
import type { ParcelPart } from './pack-parcel.ts';
import { type ArchiveEntry, packedBytesOf, readArchive } from './read-archive.ts';

/** Why the browser does not send a file. */
export type FileProblem = 'encrypted' | 'corrupt' | 'unsupported' | 'too-large' | 'empty';

/** A file to be imported, on its own or in an archive. */
export type ChosenFile = {
  /** With its folders and its archive; no two are the same. */
  readonly path: string;
  readonly bytes: number;
  readonly problem: FileProblem | null;
  /** The file itself, of which the content can be compared; `null` in an archive. */
  readonly plain: Blob | null;
  /** What is sent; `null` where the archive is damaged. */
  open(name: ImportItem['id']): Promise<ParcelPart | null>;
};

/** What was chosen, before anything is sent. */
export type Chosen = {
  readonly files: readonly ChosenFile[];
  /** Archives that cannot be opened. */
  readonly brokenArchives: readonly string[];
};

const archive = /\.zip$/i;
/** Stored and deflated: others the server does not open. */
const knownMethods = [0, 8];

/** The files among what was chosen, those in archives included; files of operating systems are left out. */
export async function lookInto(files: readonly File[]): Promise<Chosen> {
  const found: ChosenFile[] = [];
  const brokenArchives: string[] = [];
  const taken = new Set<string>();
  const nameOnce = (path: string): string => {
    const shown = path.slice(-importLimits.pathMax + 10);
    let name = shown;
    for (let count = 2; taken.has(name); count += 1) name = `${shown} (${count})`;
    taken.add(name);
    return name;
  };
  for (const file of files) {
    const path = file.webkitRelativePath || file.name;
    if (isLeftover(path)) continue;
    if (!archive.test(path)) {
      found.push(plainFile(file, nameOnce(path)));
      continue;
    }
    const entries = await readArchive(file);
    if (!entries) brokenArchives.push(path);
    for (const entry of entries ?? []) {
      if (entry.name.endsWith('/') || isLeftover(entry.name)) continue;
      found.push(archivedFile(file, entry, nameOnce(`${path}/${entry.name}`)));
    }
  }
  return { files: found, brokenArchives };
}

function plainFile(file: File, path: string): ChosenFile {
  return {
    path,
    bytes: file.size,
    problem: findProblem(path, file.size),
    plain: file,
    // The server compares contents by their SHA-256: a checksum would be a second reading.
    open: async (name) => ({ name, packed: file, bytes: file.size, method: 0, checksum: 0 }),
  };
}

function archivedFile(file: File, entry: ArchiveEntry, path: string): ChosenFile {
  const { isEncrypted, method, bytes, checksum } = entry;
  const isUnknown = !knownMethods.includes(method) || entry.packedBytes > fileLimits.archiveBytes / 4;
  return {
    path,
    bytes,
    problem: isEncrypted ? 'encrypted' : (findProblem(path, bytes) ?? (isUnknown ? 'corrupt' : null)),
    plain: null,
    async open(name) {
      const packed = await packedBytesOf(file, entry);
      return packed && { name, packed, bytes, method, checksum };
    },
  };
}

function findProblem(path: string, bytes: number): FileProblem | null {
  if (!offeredExtensions.includes(extensionOf(path))) return 'unsupported';
  if (bytes === 0) return 'empty';
  return bytes > limits.fileBytes ? 'too-large' : null;
}

/** Files that operating systems create, such as in a folder. */
function isLeftover(path: string): boolean {
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  if (last === 'Thumbs.db' || last === 'desktop.ini') return true;
  return parts.some((part) => /^\.[^.]/.test(part) || part === '__MACOSX');
}
