import type { HiddenText } from '@winnow/document-model';
import type { DraftLine } from '../assemble-document.ts';
import type { PageContent, TextRun } from '../page-content.ts';
import { orderPages } from '../reading-order/order-pages.ts';

/** Share of the page width where the sidebar ends and the profile begins. */
const edge = 0.35;
/** A name is larger than all other text by this factor. */
const nameFactor = 1.4;

/** The text that LinkedIn writes below "Contact" in every language: the address of the profile and a label. */
const ownAddress = /linkedin\.com\/in\/[^\s()]{1,200}\(LinkedIn\)/i;

/**
 * The text of a profile that LinkedIn saved as PDF, in reading order: the profile over all of its pages, then the
 * sidebar. Read page by page, the sidebar would end up amid the first page's positions, and what follows on the next
 * page would count as certificates. `null` for any other PDF.
 */
export function orderLinkedInProfile(
  pages: readonly PageContent[],
): { lines: DraftLine[]; hidden: HiddenText[] } | null {
  const [first] = pages;
  if (!first || !isProfile(first)) return null;
  const profile = orderPages(pages.map((page) => withRuns(page, (run) => !isInSidebar(run, page))));
  const sidebar = orderPages(pages.map((page) => withRuns(page, (run) => isInSidebar(run, page))));
  const blocks = 1 + Math.max(-1, ...profile.lines.map(({ block }) => block));
  return {
    lines: [...profile.lines, ...sidebar.lines.map((line) => ({ ...line, block: line.block + blocks }))],
    hidden: [...profile.hidden, ...sidebar.hidden],
  };
}

/** Whether a first page has the sidebar with the address, and next to it the name at the top in the largest letters. */
function isProfile(page: PageContent): boolean {
  const shown = page.runs.filter(({ hiddenBy, text }) => hiddenBy === null && text.trim() !== '');
  if (shown.some(({ box: [left, , right] }) => left < edge * page.width && right > edge * page.width))
    return false;
  const inSidebar = shown.filter((run) => isInSidebar(run, page));
  if (
    !ownAddress.test(
      inSidebar
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, ''),
    )
  )
    return false;
  const beside = shown.filter((run) => !isInSidebar(run, page)).toSorted((a, b) => a.baseline - b.baseline);
  const [name] = beside;
  const others = [...inSidebar, ...beside.filter(({ baseline }) => baseline !== name?.baseline)];
  return name !== undefined && others.every(({ fontSize }) => name.fontSize >= nameFactor * fontSize);
}

const isInSidebar = ({ box: [, , right] }: TextRun, { width }: PageContent): boolean => right <= edge * width;

const withRuns = (page: PageContent, isKept: (run: TextRun) => boolean): PageContent => ({
  ...page,
  runs: page.runs.filter(isKept),
});
