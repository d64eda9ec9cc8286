import { expect, test } from '@playwright/test';
import { expectAccessible } from './testing/expect-accessible.ts';
import { matchSample, openMatcher } from './testing/matcher-page.ts';

// Six accessibility checks of a page take a while on a busy machine.
test.slow();

test('the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the not-found page', async ({ page }) => {
  await page.goto('/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the empty matcher', async ({ page }) => {
  await openMatcher(page);
  await expectAccessible(page);
});

test('the matcher with errors and a toast', async ({ page, context }) => {
  await openMatcher(page);
  await page.getByRole('button', { name: 'Match the resume' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try with samples' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('alert').hover();
  await expectAccessible(page);
});

test('a result with flags', async ({ page }) => {
  await matchSample(page, 'dwayne-whitlock.pdf');
  await expectAccessible(page);
});
