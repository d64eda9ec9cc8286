import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { matchSample, openMatcher } from './matcher-page.ts';

// Six looks at a page take a while on a busy machine.
test.slow();

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

/** Looks at one state of a page in every theme and width; names what is serious. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of schemes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      // Our pages have no frames, which the slower mode is for.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
      expect(serious, `${colorScheme} at ${width} px`).toEqual([]);
    }
}

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
