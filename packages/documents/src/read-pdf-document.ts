import { assembleDocument } from './assemble-document.ts';
import { readPagesWithoutText } from './image/read-pages-without-text.ts';
import { readPagesWithPdfJs } from './pdf-fallback/read-pages.ts';
import type { ReadOutcome } from './read-outcome.ts';
import { orderPages } from './reading-order/order-pages.ts';

/** Reads a PDF: its pages as drawn, then their text in the order of a human eye. */
export async function readPdfDocument(bytes: Uint8Array): Promise<ReadOutcome> {
  const content = await readPagesWithPdfJs(bytes);
  if (!content.ok) return content;
  const withScans = await readPagesWithoutText(bytes, content.pages);
  const { lines, hidden } = orderPages(withScans.pages);
  const pages = withScans.pages.map(({ width, height }) => ({ width, height }));
  const notes = [...content.notes, ...withScans.notes];
  return {
    ok: true,
    document: assembleDocument({ format: 'pdf', lines, hidden, pages, notes }),
  };
}
