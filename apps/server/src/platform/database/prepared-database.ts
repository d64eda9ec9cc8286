import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

/**
 * The folder of a new embedded database as an archive, with all tables of the product and of the queue. The image has
 * one, which its build makes: making it at the first start takes seconds.
 */
export const preparedDatabase = resolve(import.meta.dirname, '../../../prepared/database.tar.zst');

const block = 512;

/**
 * Fills a missing folder from the prepared database, if there is one. The folder appears under its name once it is
 * complete.
 */
export async function unpackPrepared(folder: string, file = preparedDatabase): Promise<void> {
  if (existsSync(folder) || !existsSync(file)) return;
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  for (const { name, isFolder, content } of readTar(zstdDecompressSync(await readFile(file)))) {
    const path = join(draft, name);
    if (isFolder) await mkdir(path, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, content, { mode: 0o600 });
    }
  }
  await rename(draft, folder);
}

/** Files and folders of an archive of ours, whose names are short. */
function* readTar(tar: Buffer): Generator<{ name: string; isFolder: boolean; content: Buffer }> {
  for (let at = 0; at + block <= tar.length; ) {
    const text = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).split('\0', 1)[0] ?? '';
    const name = text(0, 100);
    // The archive ends with empty blocks.
    if (name === '') return;
    const size = Number.parseInt(text(124, 12).trim() || '0', 8);
    const content = tar.subarray(at + block, at + block + size);
    yield { name: join(text(345, 155), name), isFolder: text(156, 1) === '5', content };
    at += block + Math.ceil(size / block) * block;
  }
}
