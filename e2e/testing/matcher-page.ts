import { expect, type Page } from '@playwright/test';
import { sampleJob, sampleResume } from './samples.ts';

/** Opens the resume matcher and waits until it can be used. */
export async function openMatcher(page: Page): Promise<void> {
  await page.goto('/resume-matcher');
  await expect(page.getByRole('button', { name: 'Match the resume' })).toBeEnabled();
}

/** Matches a sample resume with the sample job and waits for the result. */
export async function matchSample(page: Page, fileName: string): Promise<void> {
  await openMatcher(page);
  await page.locator('input[type=file]').setInputFiles(sampleResume(fileName));
  await page.getByRole('textbox', { name: 'Job description' }).fill(sampleJob);
  await page.getByRole('button', { name: 'Match the resume' }).click();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible({ timeout: 20_000 });
}
