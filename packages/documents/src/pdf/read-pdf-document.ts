import { assembleDocument } from '../assemble-document.ts';
import { limits } from '../limits.ts';
import { hasUncertainText, type PageContent } from '../page-content.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { orderPages } from '../reading-order/order-pages.ts';
import { orderLinkedInProfile } from './linkedin-profile.ts';
import { readPdf } from './read-pdf.ts';

/** Reads a PDF: its pages as drawn, scans by character recognition, then their text in reading order. */
export async function readPdfDocument(bytes: Uint8Array): Promise<ReadOutcome> {
  const content = readPdf(bytes, limits.pdf);
  if (!content.ok) return refuse(content.reason);
  const read = content.pages.some(hasUncertainText) ? await readDrawing(bytes, content.pages) : content.pages;
  const withScans = hasEnoughText(read)
    ? { pages: read, notes: content.notes.filter((note) => note === 'pages-without-text') }
    : await readScans(bytes, read);
  const { lines, hidden } = orderLinkedInProfile(withScans.pages) ?? orderPages(withScans.pages);
  const pages = withScans.pages.map(({ width, height }) => ({ width, height }));
  // Whether pages have no text is known only after the scans were read.
  const notes = [...content.notes.filter((note) => note !== 'pages-without-text'), ...withScans.notes];
  return {
    ok: true,
    document: assembleDocument({ format: 'pdf', lines, hidden, beside: content.beside, pages, notes }),
  };
}

/** Loads the renderer for the first text whose visibility cannot be decided by reading alone. */
async function readDrawing(bytes: Uint8Array, pages: readonly PageContent[]) {
  const { resolveUncertainText } = await import('./drawing/resolve-uncertain-text.ts');
  return resolveUncertainText(bytes, pages);
}

/** Loads character recognition on the first scan. */
async function readScans(bytes: Uint8Array, pages: readonly PageContent[]) {
  const { readPagesWithoutText } = await import('./scans/read-pages-without-text.ts');
  return readPagesWithoutText(bytes, pages);
}

function hasEnoughText(pages: readonly PageContent[]): boolean {
  let letters = 0;
  for (const { runs } of pages) {
    for (const run of runs) {
      if (run.hiddenBy === null) letters += run.text.match(/\p{L}/gu)?.length ?? 0;
      if (letters >= limits.ocr.enoughLetters) return true;
    }
  }
  return false;
}
