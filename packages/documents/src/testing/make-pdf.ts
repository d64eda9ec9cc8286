import PdfDocument from 'pdfkit';

/** A PDF of one or more pages, as bytes, drawn by `draw`. Fictional people only. */
export function makePdf(
  draw: (page: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4', margin: 40, ...options });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<Uint8Array>((resolve) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  draw(document);
  document.end();
  return finished;
}
