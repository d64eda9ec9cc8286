import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isOn } from '../measures.js';
import { type BundledProgram, readSourceVersion } from './source-version.ts';

export type { BundledProgram };

/** Starts a program: its arguments are the entry and, if available, the file with the bundled code. */
export const programStarter = path.join(import.meta.dirname, 'start-program.js');

const bundler = path.join(import.meta.dirname, 'bundle-sources.ts');

/**
 * The file with the code of a program, bundled on first use for its current sources; `null` if the folder is not
 * writable or the measure is disabled. Loading hundreds of source files takes longer than reading dozens of resumes,
 * and Node keeps no compiled code for a process without permission to write.
 */
export async function prepareBundledCode(program: BundledProgram, folder: string): Promise<string | null> {
  if (!isOn('bundle')) return null;
  try {
    const file = path.join(folder, readSourceVersion(program).fileName);
    if (await exists(file)) return file;
    if (!(await exists(folder))) await mkdir(folder, { mode: 0o700 });
    const { entry, sources } = program;
    const options = [
      '--disable-warning=ExperimentalWarning',
      bundler,
      folder,
      JSON.stringify({ entry, sources }),
    ];
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
