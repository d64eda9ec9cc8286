import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkStorageKey, isStorageKey, type Storage, StorageKeyMissing } from './storage.ts';

/** Suffix of a file being written; our keys have no dots. */
const draftName = /^[a-z0-9-]+\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores files in a local folder. */
export function createDiskStorage(folder: string): Storage {
  function pathOf(key: string): string {
    checkStorageKey(key);
    return join(folder, key);
  }

  return {
    async save(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}`;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async load(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        throw isMissing(error) ? new StorageKeyMissing(key) : error;
      }
    },

    async has(key) {
      const found = await findStat(pathOf(key));
      return found?.isFile() ?? false;
    },

    async remove(key) {
      await orNothing(rm(pathOf(key)));
    },

    async *list(within = '') {
      for await (const { path } of walk(join(folder, within))) {
        const key = relative(folder, path).split(sep).join('/');
        const found = isStorageKey(key) ? await findStat(path) : null;
        if (found) yield { key, savedAt: found.mtime };
      }
    },

    async removeDrafts(before) {
      let removed = 0;
      for await (const { path, name } of walk(folder)) {
        const found = draftName.test(name) ? await findStat(path) : null;
        if (!found || found.mtimeMs >= before.getTime()) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },

    close: () => {},
  };
}

/** Every file below a folder, read a few at a time; links are not followed. */
async function* walk(folder: string): AsyncGenerator<{ path: string; name: string }> {
  const entries = await orNothing(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield { path, name: entry.name };
  }
}

/** `null` if missing or removed meanwhile. */
function findStat(path: string) {
  return orNothing(stat(path));
}

async function orNothing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Any other error doesn't show whether the file exists. */
function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
