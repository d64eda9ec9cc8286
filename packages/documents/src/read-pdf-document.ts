import { assembleDocument } from './assemble-document.ts';
import { readPagesWithoutText } from './image/read-pages-without-text.ts';
import { defaultPdfLimits } from './pdf/budget.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { type ReadOutcome, refuse } from './read-outcome.ts';
import { orderPages } from './reading-order/order-pages.ts';

/** Reads a PDF: its pages as drawn, scans by character recognition, then their text in the order of a human eye. */
export async function readPdfDocument(bytes: Uint8Array): Promise<ReadOutcome> {
  const content = readPdf(bytes, defaultPdfLimits);
  if (!content.ok) return refuse(content.reason);
  const withScans = await readPagesWithoutText(bytes, content.pages);
  const { lines, hidden } = orderPages(withScans.pages);
  const pages = withScans.pages.map(({ width, height }) => ({ width, height }));
  // Whether pages stay without text is only known after the scans were read.
  const notes = [...content.notes.filter((note) => note !== 'pages-without-text'), ...withScans.notes];
  return {
    ok: true,
    document: assembleDocument({ format: 'pdf', lines, hidden, pages, notes }),
  };
}
