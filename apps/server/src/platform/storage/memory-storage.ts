import { checkStorageKey, type Storage, StorageKeyMissing } from './storage.ts';

/** Keeps files as long as the process lives, for tests. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, Uint8Array>();
  return {
    async save(key, bytes) {
      checkStorageKey(key);
      files.set(key, bytes.slice());
    },
    async load(key) {
      checkStorageKey(key);
      const bytes = files.get(key);
      if (!bytes) throw new StorageKeyMissing(key);
      return bytes.slice();
    },
    async has(key) {
      checkStorageKey(key);
      return files.has(key);
    },
    async remove(key) {
      checkStorageKey(key);
      files.delete(key);
    },
  };
}
