import type { ReadingNote } from '@winnow/engine';
import { getDocumentProxy } from 'unpdf';
import { limits } from '../limits.ts';
import type { PageContent, TextRun } from '../page-content.ts';
import { type Refusal, refuse } from '../read-outcome.ts';

type PdfJsPages =
  | { readonly ok: true; readonly pages: readonly PageContent[]; readonly notes: readonly ReadingNote[] }
  | Refusal;

/** Reads pages with pdf.js, which knows nothing of what can be seen: every run counts as visible. */
export async function readPagesWithPdfJs(bytes: Uint8Array): Promise<PdfJsPages> {
  try {
    // pdf.js takes the buffer away, so it is given a copy.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    if (document.numPages > limits.pdf.declaredPages) return refuse('too-large');
    const pages: PageContent[] = [];
    const count = Math.min(document.numPages, limits.pdf.pages);
    for (let number = 1; number <= count; number += 1) pages.push(await readPage(document, number));
    return { ok: true, pages, notes: document.numPages > count ? ['pages-left-out'] : [] };
  } catch (error) {
    return refuse(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'corrupt');
  }
}

type PdfJsDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readPage(document: PdfJsDocument, number: number): Promise<PageContent> {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const runs: TextRun[] = [];
  for (const item of (await page.getTextContent()).items) {
    if ('str' in item && item.str.trim() !== '') runs.push(toRun(item, transform));
  }
  page.cleanup();
  return { width, height, runs, pictures: [], rules: [] };
}

type PdfJsItem = { readonly str: string; readonly transform: number[]; readonly width: number };

function toRun(item: PdfJsItem, viewport: readonly number[]): TextRun {
  const [a, b, c, d, e, f] = multiply(viewport, item.transform);
  const fontSize = Math.hypot(c, d);
  const length = Math.hypot(a, b) || 1;
  const alongX = (a / length) * item.width;
  const alongY = (b / length) * item.width;
  const upX = c * 0.75;
  const upY = d * 0.75;
  const xs = [e, e + alongX, e + upX, e + alongX + upX];
  const ys = [f, f + alongY, f + upY, f + alongY + upY];
  const angle = (((Math.round((Math.atan2(b, a) * 2) / Math.PI) * 90) % 360) + 360) % 360;
  return {
    text: item.str,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    baseline: angle === 90 || angle === 270 ? (Math.min(...ys) + Math.max(...ys)) / 2 : f,
    fontSize,
    bold: false,
    italic: false,
    angle: angle as TextRun['angle'],
    hiddenBy: null,
  };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

function multiply(outer: readonly number[], inner: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [k = 1, l = 0, m = 0, n = 1, o = 0, p = 0] = inner;
  return [a * k + c * l, b * k + d * l, a * m + c * n, b * m + d * n, a * o + c * p + e, b * o + d * p + f];
}
