import { dayMs } from '../../../platform/clock/clock.ts';
import { fewAtOnce } from '../../../platform/storage/few-at-once.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { FileOwner } from '../../housekeeping/unowned-files.ts';

/**
 * Folder outside of the database that records deleted users: one file each, named by the day and the digest of their
 * identity service id. After an older backup is restored, they are deleted again.
 */
export const tombstoneFolder = 'tombstones';

/** How long tombstones are kept: longer than any backup should be. */
const keptMs = 400 * dayMs;

const keyForm = /^tombstones\/(\d{4}-\d{2}-\d{2})\/([0-9a-f]{64})$/;

export type Tombstone = { readonly digest: string; readonly deletedAt: Date };

export function isTombstone(key: string): boolean {
  return keyForm.test(key);
}

/** Writes tombstones. Idempotent. */
export async function keepTombstones(
  storage: Pick<Storage, 'save'>,
  tombstones: readonly Tombstone[],
): Promise<void> {
  await fewAtOnce(tombstones, ({ digest, deletedAt }) =>
    storage.save(
      `${tombstoneFolder}/${deletedAt.toISOString().slice(0, 10)}/${digest}`,
      new TextEncoder().encode(`${deletedAt.toISOString()}\n`),
    ),
  );
}

export async function listTombstones(storage: Pick<Storage, 'list'>): Promise<Tombstone[]> {
  const found: Tombstone[] = [];
  for await (const { key } of storage.list(tombstoneFolder)) {
    const [, day = '', digest = ''] = keyForm.exec(key) ?? [];
    if (digest !== '') found.push({ digest, deletedAt: new Date(day) });
  }
  return found;
}

/** Removes tombstones that are older than any backup. */
export async function removeOldTombstones(
  storage: Pick<Storage, 'list' | 'remove'>,
  now: Date,
): Promise<void> {
  const old: string[] = [];
  for await (const { key } of storage.list(tombstoneFolder)) {
    const day = keyForm.exec(key)?.[1];
    if (day && new Date(day).getTime() < now.getTime() - keptMs) old.push(key);
  }
  await fewAtOnce(old, (key) => storage.remove(key));
}

/** They belong to no user and must not be removed as unreferenced. */
export function createTombstoneFiles(): FileOwner {
  return {
    folder: tombstoneFolder,
    listKnown: async (keys) => keys.filter(isTombstone),
    measure: async () => ({ files: 0, bytes: 0 }),
    measureAllBut: async () => 0,
  };
}
