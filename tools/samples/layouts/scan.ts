import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPdf, finishPdf } from './pdf-file.ts';

const scans = join(import.meta.dirname, '..', 'scans');

/**
 * A scanned page: one gray picture and no text. The picture is stored, since a printer and a scanner cannot be called
 * from a script; it was made from the single-column page by `pdftoppm -r 150 -gray -png` and ImageMagick (`-rotate 0.7
 * -blur 0x0.6 +noise Gaussian -quality 60`). Its text is stored next to it, as the expected reading.
 */
export async function scannedPdf(picture: string): Promise<Uint8Array> {
  const document = createPdf('Scan');
  document.image(await readFile(join(scans, picture)), 0, 0, { width: document.page.width });
  return finishPdf(document);
}
