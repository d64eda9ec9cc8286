import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

// Checking a page with axe in two themes and at three widths takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 });

/** Every group of components on `/dev/ui`, light and dark side by side. */
const sections = [
  'foundations',
  'buttons',
  'text-inputs',
  'choices',
  'navigation',
  'overlays',
  'status',
  'waiting',
  'messages',
  'tables',
  'charts',
  'density',
  'right-to-left',
];

/**
 * Another processor may render a few edges of letters differently. Even an unnoticeable color change, or a line that
 * moved by a pixel, changes far more.
 */
const tolerance = { threshold: 0.01, maxDiffPixels: 40 };

async function openSection(page: Page, section: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/dev/ui?section=${section}`);
  await expect(page.locator('[data-section]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

test.describe('screenshots of every group of components', () => {
  for (const section of sections) {
    test(section, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 2200 });
      await openSection(page, section);
      await expect(page.locator('[data-section]')).toHaveScreenshot(`${section}.png`, tolerance);
    });
  }
});

test.describe('screenshots on a phone', () => {
  for (const section of ['text-inputs', 'tables', 'charts']) {
    test(section, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 4000 });
      await openSection(page, section);
      const light = page.locator('[data-section] > [data-theme="light"]');
      await expect(light).toHaveScreenshot(`${section}-phone.png`, tolerance);
    });
  }
});

test('every group of components has a screenshot', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.locator('[data-section]')).toHaveCount(sections.length);
});

test.describe('what opens', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSection(page, 'overlays');
  });

  test('a dialog', async ({ page }) => {
    await page.getByRole('button', { name: 'Dialog' }).first().click();
    await expect(page.getByRole('dialog')).toHaveScreenshot('dialog.png', tolerance);
    await expectAccessible(page);
  });

  test('the command palette', async ({ page }) => {
    await page.getByRole('button', { name: 'Command palette' }).first().click();
    await expect(page.getByRole('dialog')).toHaveScreenshot('command-palette.png', tolerance);
    await expectAccessible(page);
  });

  test('a sheet, which gives focus back', async ({ page }) => {
    await page.getByRole('button', { name: 'Sheet', exact: true }).first().click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Sheet', exact: true }).first()).toBeFocused();
  });

  test('a menu', async ({ page }) => {
    await page.getByRole('button', { name: 'More about the job' }).first().click();
    await expect(page.getByRole('menu')).toHaveScreenshot('menu.png', tolerance);
    await expectAccessible(page);
  });
});

test('toasts are at the top right and can be clicked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSection(page, 'messages');
  for (const type of ['success', 'error', 'warning', 'info']) {
    await page.getByRole('button', { name: type }).first().click();
  }
  const shown = page.getByRole('region', { name: 'Notifications of the gallery' }).first();
  await expect(shown.getByRole('button')).toHaveCount(3);
  await shown.getByRole('alert').first().hover();
  const place = await shown.boundingBox();
  expect(place?.y).toBeLessThan(24);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1280 - 48);
  await expect(shown).toHaveScreenshot('toasts.png', tolerance);
  // Focus keeps them open regardless of the pointer while the page changes its size.
  await shown.getByRole('button').first().focus();
  await expectAccessible(page);
  await shown.getByRole('button').first().click();
  await expect(shown.getByRole('button')).toHaveCount(2);
});

test('of a thousand rows only the visible ones are rendered, and all can be reached', async ({ page }) => {
  await openSection(page, 'tables');
  const table = page.getByRole('region', { name: 'A thousand candidates' }).first();
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(await table.getByRole('rowheader').count()).toBeLessThan(40);
  await table.getByRole('button', { name: 'Candidate' }).click();
  await table.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(table.getByRole('rowheader', { name: 'Jonas Jansen 10' })).toBeInViewport();
});

test('every component is accessible in both themes and at every width', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.locator('[data-section="right-to-left"]')).toBeVisible();
  await expectAccessible(page);
});

test('nothing is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/dev/ui');
  await expect(page.locator('[data-section="right-to-left"]')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

test('in forced colors the selected tab keeps its line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSection(page, 'navigation');
  const line = page.locator('.tab-line').first();
  const [ofLine, ofBackground] = await line.evaluate((element) =>
    [element, document.body].map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(ofLine).not.toBe(ofBackground);
});
