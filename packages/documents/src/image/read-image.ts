import { assembleDocument } from '../assemble-document.ts';
import { limits } from '../limits.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { orderPages } from '../reading-order/order-pages.ts';
import { readPictureHeader } from './picture-header.ts';
import { readPicture } from './read-picture.ts';

/** Reads a picture of one page, PNG or JPEG. */
export async function readImage(bytes: Uint8Array): Promise<ReadOutcome> {
  if (!isPngOrJpeg(bytes)) {
    return refuse(
      'unsupported',
      'This kind of picture cannot be read. Please save the page as PDF, PNG or JPEG.',
    );
  }
  if (!readPictureHeader(bytes)) return refuse('corrupt');
  const reading = await readPicture(bytes, limits.ocr);
  if (!reading.ok) return refuse(reading.reason, reading.message);
  const { width, height } = reading.page;
  const { lines, hidden } = orderPages([reading.page]);
  const draft = { format: 'image', lines, hidden, pages: [{ width, height }], notes: ['ocr'] } as const;
  return { ok: true, document: assembleDocument(draft) };
}

function isPngOrJpeg(bytes: Uint8Array): boolean {
  return (bytes[0] === 0x89 && bytes[1] === 0x50) || (bytes[0] === 0xff && bytes[1] === 0xd8);
}
