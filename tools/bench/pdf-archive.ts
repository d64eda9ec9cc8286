import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { makePdfSet } from './pdf-set.ts';

export type PdfSet = Readonly<Record<string, Uint8Array>>;

/** PDFs of fictional people, by file name. */
export async function readPdfSet(count: number): Promise<PdfSet> {
  const folder = await makePdfSet(count);
  try {
    const names = await readdir(folder);
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The PDFs in one archive, as files that no one has seen before: nothing of an earlier reading can be used again. */
export function archiveUnseen(pdfs: PdfSet): File {
  const unseen = Object.entries(pdfs).map(([name, bytes]) => {
    // Bytes after the end of a PDF do not change its pages.
    return [name, Buffer.concat([bytes, Buffer.from(`\n% ${randomUUID()}\n`)])] as const;
  });
  return new File([zipSync(Object.fromEntries(unseen), { level: 0 })], 'resumes.zip');
}
