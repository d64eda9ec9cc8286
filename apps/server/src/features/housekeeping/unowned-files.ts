import { type Clock, dayMs, hourMs } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';

/** A feature that keeps files. */
export type FileOwner = {
  /** First part of the storage keys of all its files, up to the first `/`. */
  readonly folder: string;
  /** The keys that some row refers to. */
  listKnown(keys: readonly string[]): Promise<readonly string[]>;
  /** Files and bytes stored for one organization; the database may be a transaction. */
  measure(on: Queryable, ownerId: string): Promise<{ files: number; bytes: number }>;
  /** Bytes stored for all organizations except the named ones. */
  measureAllBut(on: Queryable, ownerIds: readonly string[]): Promise<number>;
};

export type UnownedFiles = ReturnType<typeof createUnownedFiles>;

type Dependencies = {
  readonly storage: Pick<Storage, 'list' | 'remove'>;
  readonly clock: Clock;
  readonly owners: readonly Pick<FileOwner, 'folder' | 'listKnown'>[];
};

/**
 * Milliseconds after which a file must have a row: files are saved before their rows, and no request takes this long.
 */
const uploadGraceMs = hourMs;
/** Milliseconds that an unreferenced file is kept. */
const keptMs = dayMs;
const portion = 500;
/** Maximum errors listed; the first show what is wrong. */
const maxErrors = 100;
/** Up to this many unreferenced files are plausible, even if few files are referenced. */
const fewFiles = 100;

/**
 * Finds and removes unreferenced files: their removal failed after their rows were deleted, or their rows were never
 * written.
 */
export function createUnownedFiles({ storage, clock, owners }: Dependencies) {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  async function* look(savedBefore: Date): AsyncGenerator<{ count: number; unowned: string[] }> {
    for await (const files of inPortions(storage.list())) {
      const known = new Set<string>();
      for (const { folder, listKnown } of owners) {
        const keys = files.map(({ key }) => key).filter((key) => key.startsWith(`${folder}/`));
        if (keys.length > 0) for (const key of await listKnown(keys)) known.add(key);
      }
      const unowned = files.filter(({ key, savedAt }) => savedAt < savedBefore && !known.has(key));
      yield { count: files.length, unowned: unowned.map(({ key }) => key) };
    }
  }

  return {
    /** The number of stored files, and those that have been unreferenced for a while. */
    async find(): Promise<{ count: number; errors: string[] }> {
      let count = 0;
      const errors: string[] = [];
      for await (const { count: looked, unowned } of look(ago(uploadGraceMs))) {
        count += looked;
        for (const key of unowned.slice(0, maxErrors - errors.length))
          errors.push(`${key} belongs to nothing`);
      }
      return { count, errors };
    },

    /**
     * Removes unreferenced files saved more than a day ago; returns how many.
     * @throws Error if most files are unreferenced, which suggests a wrong database: nothing is removed then
     */
    async remove(): Promise<number> {
      const savedBefore = ago(keptMs);
      let total = 0;
      let doomed = 0;
      for await (const { count, unowned } of look(savedBefore)) {
        total += count;
        doomed += unowned.length;
      }
      if (doomed > fewFiles && doomed > total / 2) {
        throw new Error(`${doomed} of ${total} files belong to nothing: none was removed.`);
      }
      if (doomed === 0) return 0;
      let removed = 0;
      for await (const { unowned } of look(savedBefore)) {
        for (const key of unowned) await storage.remove(key);
        removed += unowned.length;
      }
      return removed;
    },
  };
}

async function* inPortions(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let some: StoredFile[] = [];
  for await (const file of files) {
    some.push(file);
    if (some.length < portion) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
