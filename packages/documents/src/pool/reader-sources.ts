import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReadingProgram } from './reading-program.ts';

/** Identifies one version of the sources of a reading process. */
export type ReaderSources = {
  /** The name of a file for what is made of these sources by this Node: another for every other state of them. */
  readonly fileName: string;
  /** How the names of all such files of this program begin. */
  readonly fileNameStart: string;
};

/**
 * Tells the sources of a reading process as they are on the disk now by their sizes and times, since every start waits for
 * this: to read them all takes as long as to start a process. The time of change is the file system's own, and no copy or
 * package brings an older one along.
 */
export function readReaderSources({ entry, sources }: ReadingProgram): ReaderSources {
  const hash = createHash('sha256').update(process.version);
  for (const place of sources) {
    const stats = statSync(place);
    if (!stats.isDirectory()) {
      add(place);
      continue;
    }
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) if (isSource(file)) add(path.join(place, file));
  }
  const program = createHash('sha256').update(entry).digest('hex').slice(0, 12);
  const fileNameStart = `reader-${program}-`;
  return { fileNameStart, fileName: `${fileNameStart}${hash.digest('hex').slice(0, 32)}.modules` };

  function add(place: string): void {
    const { size, mtimeMs, ctimeMs } = statSync(place);
    hash.update(`${place}\0${size}\0${mtimeMs}\0${ctimeMs}\0`);
  }
}

const isSource = (file: string): boolean => /\.(?:ts|js)$/.test(file) && !/\.(?:test|d)\.ts$/.test(file);
