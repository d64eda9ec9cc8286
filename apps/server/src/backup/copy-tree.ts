import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A copied file: its path below the folder, separated by `/`, and the SHA-256 of the copy. */
export type CopiedFile = { readonly path: string; readonly hash: string; readonly bytes: number };

/**
 * Copies a folder's contents with their times and empty folders, which a database needs; skips links and files that
 * disappear meanwhile.
 * @param wants whether to copy a name in the top folder
 */
export async function* copyTree(
  from: string,
  to: string,
  wants: (name: string) => boolean = () => true,
  below = '',
): AsyncGenerator<CopiedFile> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for await (const entry of await opendir(from)) {
    if (!wants(entry.name)) continue;
    const source = join(from, entry.name);
    const copy = join(to, entry.name);
    const path = below + entry.name;
    if (entry.isDirectory()) yield* copyTree(source, copy, undefined, `${path}/`);
    else if (entry.isFile() && (await copied(source, copy))) yield { path, ...(await describeFile(copy)) };
  }
}

export async function describeFile(path: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { hash: hash.digest('hex'), bytes: (await stat(path)).size };
}

async function copied(source: string, copy: string): Promise<boolean> {
  try {
    const { atime, mtime } = await stat(source);
    await copyFile(source, copy);
    await utimes(copy, atime, mtime);
    await flush(copy);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Syncs a file, so that it survives a power failure. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
