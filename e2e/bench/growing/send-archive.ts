import { limits, uploadFile } from '@winnow/contracts';
import { archiveUnseen, type PdfSet, readPdfSet } from '../../../tools/bench/pdf-archive.ts';
import type { Recruiter } from '../recruiter.ts';

/** As many PDFs as a run takes. */
export const readPdfsOfRun = () => readPdfSet(limits.filesPerBatch);

/** Sends the PDFs in one archive, as files that were never sent before; returns the ids of the files. */
export async function sendArchive({ client }: Recruiter, pdfs: PdfSet): Promise<string[]> {
  const { data } = await client.call(uploadFile, { file: archiveUnseen(pdfs) });
  return data.files.map(({ file, fileName, message }) => {
    if (!file) throw new Error(`${fileName} was refused: ${message}`);
    return file.id;
  });
}
