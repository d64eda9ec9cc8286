import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './usage-error.ts';

/** The files named, and those in the folders named (all levels, hidden ones left out), folders sorted by name. */
export async function listFiles(paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) throw new UsageError('give at least one file or folder');
  const lists = await Promise.all(paths.map(listPath));
  return lists.flat();
}

/** @throws UsageError where there is no such file */
export async function expectFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null || found.isDirectory()) throw new UsageError(`there is no file "${path}"`);
}

async function listPath(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UsageError(`there is no file or folder "${path}"`);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const shown = entries.filter(({ name }) => !name.startsWith('.'));
  const lists = await Promise.all(shown.map((entry) => listEntry(entry, join(path, entry.name))));
  return lists.flat();
}

/** A link is followed to a file alone: a folder that it names may be one that it lies in. */
async function listEntry(entry: Dirent, path: string): Promise<string[]> {
  if (entry.isDirectory()) return listPath(path);
  const file = entry.isSymbolicLink() ? await stat(path).catch(() => null) : entry;
  return file?.isFile() ? [path] : [];
}
