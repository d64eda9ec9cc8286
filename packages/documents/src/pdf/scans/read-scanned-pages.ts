import type { PDFiumDocument } from '@hyzyla/pdfium';
import type { PageContent } from '../../page-content.ts';
import { recognisePage } from '../../recognition/recognise-page.ts';
import { loadPdfium } from '../drawing/load-pdfium.ts';

/** Fine enough for nine-point type, while a page stays under four million pixels. */
const dotsPerInch = 200;

/**
 * Renders the given pages of a PDF (from 0) and reads them by optical character recognition. Pages that cannot be
 * rendered are left out of the result. Pages larger than `maxPixels` at 200 dots per inch are rendered at a lower
 * resolution.
 */
export async function readScannedPages(
  bytes: Uint8Array,
  pageNumbers: readonly number[],
  limits: { maxPixels: number },
): Promise<Map<number, PageContent>> {
  const library = await loadPdfium();
  const pages = new Map<number, PageContent>();
  const document = await library.loadDocument(bytes);
  try {
    for (const number of pageNumbers) {
      const page = await readPage(document, number, limits.maxPixels).catch(() => null);
      if (page) pages.set(number, page);
    }
  } finally {
    document.destroy();
  }
  return pages;
}

async function readPage(document: PDFiumDocument, number: number, maxPixels: number) {
  const page = document.getPage(number);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const wanted = dotsPerInch / 72;
  const scale = Math.min(wanted, Math.sqrt(maxPixels / Math.max(width * height, 1)));
  const drawn = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' });
  const header = new TextEncoder().encode(`P5\n${drawn.width} ${drawn.height}\n255\n`);
  const picture = new Uint8Array(header.length + drawn.data.length);
  picture.set(header);
  picture.set(drawn.data, header.length);
  return recognisePage({
    bytes: picture,
    width: drawn.width,
    height: drawn.height,
    orientation: 1,
    dotsPerInch: Math.round(scale * 72),
  });
}
