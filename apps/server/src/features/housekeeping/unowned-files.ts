import { type Clock, dayMs, hourMs } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';

/** A feature that keeps files. */
export type FileOwner = {
  /** With what the keys of all its files begin, up to the first stroke. */
  readonly folder: string;
  /** Those of the keys that something stored refers to. */
  listKnown(keys: readonly string[]): Promise<readonly string[]>;
  /** How much of it one person had us keep; the database may be a transaction. */
  measure(on: Queryable, ownerId: string): Promise<{ files: number; bytes: number }>;
  /** Bytes stored for all users except the named. */
  measureAllBut(on: Queryable, ownerIds: readonly string[]): Promise<number>;
};

export type UnownedFiles = ReturnType<typeof createUnownedFiles>;

type Dependencies = {
  readonly storage: Pick<Storage, 'list' | 'remove'>;
  readonly clock: Clock;
  readonly owners: readonly Pick<FileOwner, 'folder' | 'listKnown'>[];
};

/** A file is saved before its row is written; no request takes so long. */
const uploadGraceMs = hourMs;
/** Milliseconds that an unreferenced file is kept. */
const keptMs = dayMs;
const portion = 500;
/** Maximum errors listed; the first show what is wrong. */
const maxErrors = 100;
/** So many files without an owner are believed however few have one. */
const fewFiles = 100;

/** Files that nothing refers to: their removal failed after their rows were gone, or their rows were never written. */
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
    /** How many files are stored, and which have been there for a while without belonging to anything. */
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
