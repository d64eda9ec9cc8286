import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than the screen; 0 where nobody has to scroll sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
