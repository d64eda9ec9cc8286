import { expect, type Page } from '@playwright/test';

/**
 * Opens a public page and waits until its controls work: the server writes the page, and the browser takes it over
 * later. The choice of a language is offered from then on.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('combobox')).toBeEnabled();
}
