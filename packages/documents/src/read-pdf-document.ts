import { assembleDocument } from './assemble-document.ts';
import { readPagesWithPdfJs } from './pdf-fallback/read-pages.ts';
import type { ReadOutcome } from './read-outcome.ts';
import { orderPages } from './reading-order/order-pages.ts';

/** Reads a PDF: its pages as drawn, then their text in the order of a human eye. */
export async function readPdfDocument(bytes: Uint8Array): Promise<ReadOutcome> {
  const content = await readPagesWithPdfJs(bytes);
  if (!content.ok) return content;
  const { lines, hidden } = orderPages(content.pages);
  const pages = content.pages.map(({ width, height }) => ({ width, height }));
  return {
    ok: true,
    document: assembleDocument({ format: 'pdf', lines, hidden, pages, notes: content.notes }),
  };
}
