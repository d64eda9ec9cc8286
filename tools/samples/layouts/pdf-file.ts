import PDFDocument from 'pdfkit';

/** Written into every file instead of the current time, so that the same content gives the same bytes. */
export const writtenAt = new Date('2026-11-02T09:00:00Z');

/** Opens an empty US Letter document with a fixed date; the layouts draw at absolute positions. */
export function createPdf(title: string): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'LETTER',
    margin: 0,
    info: { Title: title, CreationDate: writtenAt, ModDate: writtenAt },
  });
}

/** Closes the document and returns its bytes. */
export async function finishPdf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
