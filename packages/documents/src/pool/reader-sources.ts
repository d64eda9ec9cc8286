import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const ownFolder = path.join(import.meta.dirname, '../..');

/** The folders whose code a reading process runs: this package, and the engine, which reads the facts. */
export function readerFolders(): readonly string[] {
  const engine = createRequire(import.meta.url).resolve('@winnow/engine');
  return [ownFolder, path.join(path.dirname(engine), '..')];
}

/** What tells one state of the sources of a reading process from another. */
export type ReaderSources = {
  /** The name of a file for what is made of these sources by this Node: another for every other state of them. */
  readonly fileName: string;
  /** How the names of all such files of this checkout begin. */
  readonly fileNameStart: string;
};

/**
 * Tells the sources of a reading process as they are on the disk now by their sizes and times, since every start waits for
 * this: to read them all takes as long as to start a process. The time of change is the file system's own, and no copy or
 * package brings an older one along.
 */
export function readReaderSources(): ReaderSources {
  const hash = createHash('sha256').update(process.version);
  for (const folder of readerFolders()) {
    // With the versions of what others wrote.
    add(path.join(folder, 'package.json'));
    const files = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) if (isSource(file)) add(path.join(folder, 'src', file));
  }
  const checkout = createHash('sha256').update(ownFolder).digest('hex').slice(0, 12);
  const fileNameStart = `reader-${checkout}-`;
  return { fileNameStart, fileName: `${fileNameStart}${hash.digest('hex').slice(0, 32)}.modules` };

  function add(place: string): void {
    const { size, mtimeMs, ctimeMs } = statSync(place);
    hash.update(`${place}\0${size}\0${mtimeMs}\0${ctimeMs}\0`);
  }
}

const isSource = (file: string): boolean => /\.(?:ts|js)$/.test(file) && !/\.(?:test|d)\.ts$/.test(file);
