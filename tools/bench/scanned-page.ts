import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readDocument } from '@winnow/documents';
import PdfDocument from 'pdfkit';
import { makeGrayPng } from '../../packages/documents/src/testing/make-gray-png.ts';
import { singleColumnPdf } from '../samples/layouts/single-column.ts';
import { makeResume } from './make-resume.ts';

/** Pixels a point: 200 a inch, as office scanners do. */
const scale = 200 / 72;

/** Seconds of processor time to read one scanned page, the recogniser loaded before; `null` where nothing was read. */
export async function readScannedPage(): Promise<number | null> {
  const page = await scan(await singleColumnPdf(makeResume(1), { accent: '#1f5f4a' }));
  await readDocument(page);
  const before = process.cpuUsage();
  const outcome = await readDocument(page);
  const { user, system } = process.cpuUsage(before);
  return outcome.ok && outcome.document.notes.includes('ocr') ? (user + system) / 1e6 : null;
}

/** The first page as a picture alone, in a PDF without text. */
async function scan(pdf: Uint8Array): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const drawn = await document.getPage(0).render({ scale, render: 'bitmap', colorSpace: 'Gray' });
  const picture = makeGrayPng(drawn.width, drawn.height, new Uint8Array(drawn.data));
  document.destroy();
  library.destroy();
  const scanned = new PdfDocument({ size: [drawn.width / scale, drawn.height / scale], margin: 0 });
  const chunks: Uint8Array[] = [];
  scanned.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  scanned.image(Buffer.from(picture), 0, 0, { width: drawn.width / scale });
  scanned.end();
  return new Promise((resolve) => {
    scanned.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
}
