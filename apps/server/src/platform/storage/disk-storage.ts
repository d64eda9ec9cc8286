import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkStorageKey, type Storage, StorageKeyMissing } from './storage.ts';

/** Keeps files in a folder of this machine. */
export function createDiskStorage(folder: string): Storage {
  function pathOf(key: string): string {
    checkStorageKey(key);
    return join(folder, key);
  }

  return {
    async save(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // No key of ours has a dot, so a draft is never mistaken for a file.
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
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StorageKeyMissing(key);
        throw error;
      }
    },

    async has(key) {
      const found = await stat(pathOf(key)).catch(() => null);
      return found?.isFile() ?? false;
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
