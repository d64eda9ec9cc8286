import type { Box } from '@winnow/document-model';
import { hasUncertainText, type PageContent, type TextRun } from '../../page-content.ts';
import { type DrawnPage, drawPage } from './draw-page.ts';
import { findInk, type InkFinder } from './find-ink.ts';
import { loadPdfium } from './load-pdfium.ts';

/** Fine enough for six-point type, while a letter page stays at a million pixels. */
const drawing = { scale: 1.5, pixels: 2_000_000 };

/** Maximum number of pages rendered per document; no resume has more. */
const maxPages = 30;

/** Minimum share of a word's letters that left a mark; letters of an ornate or broken font are partly lost. */
const minInked = 0.34;

/** Minimum share of a scan's letters that its picture shows; below it, the picture shows something else. */
const minPictured = 0.5;

/** Share of a run's area that another visible run must cover for the marks to belong to that other run. */
const maxOverlap = 0.5;

/**
 * Renders the pages where reading alone cannot decide whether text is visible: text that leaves no mark is hidden. A
 * page that cannot be rendered stays unchanged.
 */
export async function resolveUncertainText(
  bytes: Uint8Array,
  pages: readonly PageContent[],
): Promise<readonly PageContent[]> {
  const uncertain = pages
    .flatMap((page, number) => (hasUncertainText(page) ? [number] : []))
    .slice(0, maxPages);
  if (uncertain.length === 0) return pages;
  const settled = [...pages];
  const library = await loadPdfium();
  const document = await library.loadDocument(bytes).catch(() => null);
  if (document === null) return pages;
  try {
    for (const number of uncertain) {
      const page = pages[number];
      if (page) settled[number] = settlePage(page, drawPage(document, number, drawing));
    }
  } catch {
    // Text that the renderer does not support stays as the reader found it.
  } finally {
    document.destroy();
  }
  return settled;
}

function settlePage(page: PageContent, drawn: DrawnPage): PageContent {
  const ink = findInk(page, drawn);
  if (page.isScanText) return isBorneOut(page, ink) ? page : { ...page, runs: page.runs.map(hideScanText) };
  const plain = page.runs.filter((run) => run.hiddenBy === null && !run.suspectedHiding);
  return { ...page, runs: page.runs.flatMap((run) => settleRun(run, plain, ink)) };
}

/** Whether the picture of a scan has marks where its text layer has words. */
function isBorneOut({ runs }: PageContent, ink: InkFinder): boolean {
  let letters = 0;
  let pictured = 0;
  for (const { text, box, hiddenBy } of runs) {
    if (hiddenBy !== null) continue;
    letters += text.length;
    pictured += text.length * ink.inPicture(box);
  }
  return pictured >= minPictured * letters;
}

const hideScanText = (run: TextRun): TextRun => ({ ...run, hiddenBy: run.hiddenBy ?? 'render-mode' });

/** The words of a run that left a mark, and separately those that did not. */
function settleRun(run: TextRun, plain: readonly TextRun[], ink: InkFinder): readonly TextRun[] {
  const { suspectedHiding } = run;
  if (run.hiddenBy !== null || !suspectedHiding) return [run];
  if (plain.some((other) => overlap(other.box, run.box) > maxOverlap))
    return [{ ...run, hiddenBy: suspectedHiding }];
  if (run.angle !== 0) return [ink.ofText(run.box) >= minInked ? run : { ...run, hiddenBy: suspectedHiding }];
  const words = wordsOf(run);
  const seen = words.filter(({ box }) => ink.ofText(box) >= minInked);
  if (seen.length === words.length) return [run];
  const lost = words.filter((word) => !seen.includes(word));
  const joined = (some: typeof words) => some.map(({ text }) => text).join(' ');
  // The remaining text has different offsets, so the links no longer match.
  const { links: _links, ...rest } = run;
  const hidden: TextRun = { ...rest, text: joined(lost), hiddenBy: suspectedHiding };
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return [hidden];
  const box: Box = [first.box[0], run.box[1], last.box[2], run.box[3]];
  return [{ ...rest, text: joined(seen), box }, hidden];
}

/** The words of a run from left to right, each with its share of the area. */
function wordsOf({ text, box }: TextRun): { text: string; box: Box }[] {
  const [left, top, right, bottom] = box;
  const step = (right - left) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: [left + index * step, top, left + (index + word.length) * step, bottom],
  }));
}

/** Share of a box that another one covers. */
function overlap(other: Box, box: Box): number {
  const width = Math.min(other[2], box[2]) - Math.max(other[0], box[0]);
  const height = Math.min(other[3], box[3]) - Math.max(other[1], box[1]);
  const room = (box[2] - box[0]) * (box[3] - box[1]);
  return width > 0 && height > 0 && room > 0 ? (width * height) / room : 0;
}
