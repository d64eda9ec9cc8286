import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The code of a frequently started process. */
export type BundledProgram = {
  /** Its entry module. */
  readonly entry: string;
  /** Its source folders and files. */
  readonly sources: readonly string[];
};

/** Identifies one version of the sources of a program. */
type SourceVersion = {
  /** File name for the bundle of these sources with this Node version; changes with either. */
  readonly fileName: string;
  /** Prefix of all such file names of this program. */
  readonly fileNameStart: string;
};

/**
 * Identifies the current sources of a program by their sizes and change times. Every start waits for this, and reading
 * all of them takes as long as starting a process. The change time is set by the file system, so a copy or a package
 * cannot restore an older one.
 */
export function readSourceVersion({ entry, sources }: BundledProgram): SourceVersion {
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
