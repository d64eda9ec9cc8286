import { checkStorageKey, type Storage, StorageKeyMissing } from './storage.ts';

/** Stores files in memory, for tests. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly savedAt: Date }>();
  return {
    async save(key, bytes) {
      checkStorageKey(key);
      files.set(key, { bytes: bytes.slice(), savedAt: new Date() });
    },
    async load(key) {
      checkStorageKey(key);
      const file = files.get(key);
      if (!file) throw new StorageKeyMissing(key);
      return file.bytes.slice();
    },
    async has(key) {
      checkStorageKey(key);
      return files.has(key);
    },
    async remove(key) {
      checkStorageKey(key);
      files.delete(key);
    },
    async *list(folder) {
      for (const [key, { savedAt }] of files) {
        if (folder === undefined || key.startsWith(`${folder}/`)) yield { key, savedAt };
      }
    },
    // Saving is atomic, so nothing is left over.
    removeDrafts: async () => 0,
    close: () => {},
  };
}
