import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Identifies a data folder, even when it is mounted elsewhere. */
const folderMarkName = 'folder-id';

/** `null` where the folder has none, or is not there. */
export async function readFolderMark(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, folderMarkName), 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The mark of a folder, made where it has none. Of processes that start together all get that of the first. */
export async function makeFolderMark(folder: string): Promise<string> {
  const found = await readFolderMark(folder);
  if (found !== null) return found;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = randomUUID();
  const draft = join(folder, `${folderMarkName}.${made}`);
  await writeFile(draft, `${made}\n`, { mode: 0o600, flush: true });
  try {
    // A link never replaces, and is there with all of its content.
    await link(draft, join(folder, folderMarkName));
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFolderMark(folder)) ?? made;
  } finally {
    await rm(draft, { force: true });
  }
}
