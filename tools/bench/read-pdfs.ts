import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '@winnow/documents';

export type ReadingFigures = {
  readonly files: number;
  readonly pages: number;
  /** Milliseconds a file, in this process, after one round that is not counted. */
  readonly ours: number;
  /** The same for pdftotext, a process a file; `null` where it is not installed. */
  readonly pdftotext: number | null;
};

/** Reads every PDF of a folder with our reader and, where it is installed, with pdftotext. */
export async function readPdfs(folder: string): Promise<ReadingFigures> {
  const paths = (await readdir(folder))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(folder, name));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  let pages = 0;
  const readAll = async () => {
    pages = 0;
    for (const bytes of contents) {
      const outcome = await readDocument(new Uint8Array(bytes));
      if (outcome.ok) pages += outcome.document.pages.length;
    }
  };
  await readAll();
  const ours = await millisecondsOf(readAll);
  return { files: paths.length, pages, ours: ours / paths.length, pdftotext: await timePdftotext(paths) };
}

async function timePdftotext(paths: readonly string[]): Promise<number | null> {
  if (spawnSync('pdftotext', ['-v']).error) return null;
  // Started by a shell: a process as large as this one starts others slowly.
  const each = 'for file; do pdftotext "$file" -; done';
  const total = await millisecondsOf(async () => {
    spawnSync('sh', ['-c', each, 'sh', ...paths], { stdio: 'ignore' });
  });
  return total / paths.length;
}

async function millisecondsOf(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
