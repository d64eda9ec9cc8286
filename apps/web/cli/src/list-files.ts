import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './usage-error.ts';

/** The files named, and those in the folders named (all levels, hidden ones left out), folders sorted by name. */
export async function listFiles(paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) throw new UsageError('name at least one file or folder');
  const lists = await Promise.all(paths.map(listPath));
  return lists.flat();
}

async function listPath(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UsageError(`there is no file or folder "${path}"`);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const lists = await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
      .map((entry) => listPath(join(path, entry.name))),
  );
  return lists.flat();
}
