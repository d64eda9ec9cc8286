import type { Page } from '@playwright/test';

/** Pixels by which a page is wider than the screen; 0 without horizontal scrolling. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
