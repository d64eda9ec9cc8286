import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Identifies a data folder, even when it is mounted elsewhere. */
const folderMarkName = 'folder-id';

/** `null` if the folder has no mark or doesn't exist. */
export async function readFolderMark(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, folderMarkName), 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The mark of a folder, created if there is none. Processes that start together all get the first one's mark. */
export async function makeFolderMark(folder: string): Promise<string> {
  const found = await readFolderMark(folder);
  if (found !== null) return found;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = randomUUID();
  const draft = join(folder, `${folderMarkName}.${made}`);
  await writeFile(draft, `${made}\n`, { mode: 0o600, flush: true });
  try {
    // Creating a link never replaces a file, and the file is complete.
    await link(draft, join(folder, folderMarkName));
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFolderMark(folder)) ?? made;
  } finally {
    await rm(draft, { force: true });
  }
}
