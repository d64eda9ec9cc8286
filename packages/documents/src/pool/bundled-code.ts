import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readReaderSources } from './reader-sources.ts';
import type { ReadingProgram } from './reading-program.ts';

const bundler = path.join(import.meta.dirname, 'bundle-sources.ts');

/**
 * The file with the code of the reading processes, bundled on first use for the current sources; `null` if the folder
 * is not writable. Loading hundreds of source files takes ten times as long as a few bundled modules, and Node caches
 * nothing for a process without write permission.
 */
export async function prepareBundledCode(program: ReadingProgram, folder: string): Promise<string | null> {
  try {
    const file = path.join(folder, readReaderSources(program).fileName);
    if (await exists(file)) return file;
    if (!(await exists(folder))) await mkdir(folder, { mode: 0o700 });
    const options = ['--disable-warning=ExperimentalWarning', bundler, folder, JSON.stringify(program)];
    await promisify(execFile)(process.execPath, options);
    return (await exists(file)) ? file : null;
  } catch {
    return null;
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
