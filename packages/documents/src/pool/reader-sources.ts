import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ownFolder = path.join(import.meta.dirname, '../..');

/** The folders whose code a reading process runs: this package, and the engine, which reads the facts. */
export function readerFolders(): readonly string[] {
  const engine = createRequire(import.meta.url).resolve('@winnow/engine');
  return [ownFolder, path.join(path.dirname(engine), '..')];
}

/** The TypeScript that a reading process may load. */
export type ReaderSources = {
  /** Text by the address of its module. */
  readonly texts: ReadonlyMap<string, string>;
  /** The name of a file for what is made of these sources by this Node: another for every other state of them. */
  readonly fileName: string;
  /** How the names of all such files of this checkout begin. */
  readonly fileNameStart: string;
};

export function readReaderSources(): ReaderSources {
  const texts = new Map<string, string>();
  const hash = createHash('sha256').update(process.version);
  for (const folder of readerFolders()) {
    const files = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      const place = path.join(folder, 'src', file);
      const text = readFileSync(place, 'utf8');
      texts.set(pathToFileURL(place).href, text);
      hash.update(`${place}\0${text}\0`);
    }
  }
  const checkout = createHash('sha256').update(ownFolder).digest('hex').slice(0, 12);
  const fileNameStart = `reader-${checkout}-`;
  return { texts, fileNameStart, fileName: `${fileNameStart}${hash.digest('hex').slice(0, 32)}.json` };
}
