import { fileLimits, limits } from '@winnow/contracts';
import { extensionOf, offeredExtensions } from '@winnow/document-model';

/** Why a file is refused before it is uploaded. */
export type FileError = 'empty' | 'too-large' | 'wrong-type' | 'too-many';

const extensions = [...offeredExtensions, 'zip'];

/** Value of a file input's `accept`. */
export const acceptedFiles = extensions.map((extension) => `.${extension}`).join(',');

/** Checks a file by name and size; the server checks its content. */
export function findError({ name, size }: Pick<File, 'name' | 'size'>): FileError | null {
  if (!extensions.includes(extensionOf(name))) return 'wrong-type';
  if (size === 0) return 'empty';
  return size > (isArchive(name) ? fileLimits.archiveBytes : limits.fileBytes) ? 'too-large' : null;
}

function isArchive(name: string): boolean {
  return /\.zip$/i.test(name);
}

/** Files that operating systems create, such as in a dropped folder. */
export function isLeftover(name: string): boolean {
  return name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';
}
