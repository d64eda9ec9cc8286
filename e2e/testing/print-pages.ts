import type { Page } from '@playwright/test';
import { readDocument } from '@winnow/documents';

/** The text of each printed sheet of a page. */
export async function printPages(page: Page): Promise<string[]> {
  // Like the browser's print dialog: without backgrounds.
  const outcome = await readDocument(await page.pdf({ format: 'A4' }));
  if (!outcome.ok) throw new Error(outcome.message);
  const { lines, pages, text } = outcome.document;
  return pages.map((_, number) =>
    lines
      .filter((line) => line.page === number)
      .map(({ start, end }) => text.slice(start, end))
      .join('\n'),
  );
}
