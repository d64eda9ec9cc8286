import type { OwnedRows } from '../../../platform/database/owned-rows.ts';
import { type Storage, StorageKeyMissing } from '../../../platform/storage/storage.ts';
import { safeEntryName, type ZipEntry } from '../../../platform/zip/zip-stream.ts';

/** Rows of tables, a file per table; long tables continue in the next file. */
export async function* recordEntries(owned: AsyncIterable<OwnedRows>): AsyncGenerator<ZipEntry> {
  const filesByTable = new Map<string, number>();
  for await (const { table, rows } of owned) {
    const file = (filesByTable.get(table) ?? 0) + 1;
    filesByTable.set(table, file);
    yield jsonEntry(`records/${table}${file === 1 ? '' : `-${file}`}`, rows);
  }
}

/** Files of one folder. One that its owner deleted while the archive was being written is left out. */
export async function* fileEntries(
  storage: Pick<Storage, 'load'>,
  folder: string,
  files: readonly { readonly key: string; readonly name: string }[],
): AsyncGenerator<ZipEntry> {
  for (const [index, { key, name }] of files.entries()) {
    const bytes = await loadIfThere(storage, key);
    // Numbered, since two files may have one name.
    if (bytes) yield { name: `${folder}/${index + 1}-${safeEntryName(name)}`, bytes };
  }
}

export function jsonEntry(name: string, value: unknown): ZipEntry {
  return textEntry(`${name}.json`, JSON.stringify(value, null, 2));
}

export function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: new TextEncoder().encode(text) };
}

async function loadIfThere(storage: Pick<Storage, 'load'>, key: string): Promise<Uint8Array | null> {
  try {
    return await storage.load(key);
  } catch (error) {
    if (error instanceof StorageKeyMissing) return null;
    throw error;
  }
}
