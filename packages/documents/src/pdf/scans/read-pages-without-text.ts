import type { ReadingNote } from '@winnow/document-model';
import { limits } from '../../limits.ts';
import type { PageContent } from '../../page-content.ts';
import { readScannedPages } from './read-scanned-pages.ts';

/** A page with fewer letters has no relevant text, only a page number or a stamp. */
const minLetters = 16;

export type PagesWithScans = {
  readonly pages: readonly PageContent[];
  readonly notes: readonly ReadingNote[];
};

/**
 * The pages of a PDF, with pages without text read by character recognition. Only the first `limits.ocr.pages` of them
 * are read, since each takes about a second; a note is added for the rest.
 */
export async function readPagesWithoutText(
  bytes: Uint8Array,
  pages: readonly PageContent[],
): Promise<PagesWithScans> {
  const textless = pages.flatMap((page, number) => (countLetters(page) < minLetters ? [number] : []));
  if (textless.length === 0) return { pages, notes: [] };
  const read = await readScannedPages(bytes, textless.slice(0, limits.ocr.pages), limits.ocr).catch(
    () => new Map<number, PageContent>(),
  );
  const recognised = [...read].filter(([number, page]) => countLetters(page) > countLetters(pages[number]));
  const replaced = new Map(recognised);
  const notes: ReadingNote[] = replaced.size > 0 ? ['ocr'] : [];
  if (replaced.size < textless.length) notes.push('pages-without-text');
  return { pages: pages.map((page, number) => keepHidden(page, replaced.get(number))), notes };
}

/** Keeps the page's hidden text in addition to the recognized text. */
function keepHidden(page: PageContent, recognised: PageContent | undefined): PageContent {
  if (!recognised) return page;
  return { ...recognised, runs: [...recognised.runs, ...page.runs.filter((run) => run.hiddenBy !== null)] };
}

function countLetters(page: PageContent | undefined): number {
  let letters = 0;
  for (const run of page?.runs ?? []) {
    if (run.hiddenBy === null) letters += run.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  }
  return letters;
}
