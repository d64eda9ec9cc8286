import { crc32, deflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readDocument } from '@winnow/documents';
import PdfDocument from 'pdfkit';
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
  const picture = makePng(drawn.width, drawn.height, new Uint8Array(drawn.data));
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

/** A grey picture with one byte a pixel (PNG specification, colour type 0). */
function makePng(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.from([0]), pixels.subarray(y * width, (y + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
