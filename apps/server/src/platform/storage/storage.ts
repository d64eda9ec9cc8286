/** Where files live that people gave us. Keys are made by us: letters, digits, `-` and `/`. */
export type Storage = {
  /** Whole or not at all; replaces what stood under the key. */
  save(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws StorageKeyMissing */
  load(key: string): Promise<Uint8Array>;
  /** Whether something is stored under the key. */
  has(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /**
   * All that is stored, in no order and never all at once in memory. What is saved or removed meanwhile may be among it
   * or not.
   */
  list(
    /** The first part of all keys that are wanted; all without it. */
    folder?: string,
  ): AsyncIterable<StoredFile>;
  /** Removes what saves left behind that began before the time and were interrupted; returns how many there were. */
  removeDrafts(before: Date): Promise<number>;
  /** Lets go of connections, where there are any. */
  close(): void;
};

export type StoredFile = { readonly key: string; readonly savedAt: Date };

export class StorageKeyMissing extends Error {
  constructor(key: string) {
    super(`Nothing is stored under ${key}.`);
    this.name = 'StorageKeyMissing';
  }
}

const allowed = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** @throws Error for a key that is not one of ours, such as a file name from outside */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error('This is not a storage key.');
}

/** The name of a file in its folder. */
export function lastPartOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

export function isStorageKey(text: string): boolean {
  return text.length <= 200 && allowed.test(text);
}
