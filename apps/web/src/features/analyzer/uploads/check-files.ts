import { fileLimits, limits } from '@winnow/contracts';
import { extensionOf, offeredExtensions } from '@winnow/document-model';

/** Why a file is not even sent. */
export type FileError = 'empty' | 'too-large' | 'wrong-type' | 'too-many';

const extensions = [...offeredExtensions, 'zip'];

/** Value of a file input's `accept`. */
export const acceptedFiles = extensions.map((extension) => `.${extension}`).join(',');

/** What is wrong with a file at first sight; the server looks at what is in it. */
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
