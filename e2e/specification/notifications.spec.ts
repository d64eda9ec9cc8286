import { expect, type Page, test } from '@playwright/test';

/** Opens the gallery, light and dark side by side. */
async function openGallery(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/dev/ui?section=messages');
  const region = page.getByRole('region', { name: 'Notifications of the gallery' }).first();
  await expect(region).toBeAttached();
  // From here on the test controls the clock, regardless of the speed of the machine.
  await page.clock.pauseAt(3_600_000);
  const add = async (type: string) => page.getByRole('button', { name: type, exact: true }).first().click();
  return { region, add };
}

const roles = { success: 'status', error: 'alert', warning: 'alert', info: 'status' } as const;

for (const [type, role] of Object.entries(roles))
  test(`a notification of type ${type} goes by itself after 5 seconds, and not before`, async ({ page }) => {
    const { region, add } = await openGallery(page);
    await add(type);
    // It would pause while hovered.
    await page.mouse.move(200, 400);
    const toast = region.getByRole(role as 'alert' | 'status');
    await expect(toast).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  });

test('each notification is closed with its own button', async ({ page }) => {
  const { region, add } = await openGallery(page);
  await add('success');
  await add('error');
  const close = region.getByRole('button', { name: 'Close notification' });
  await expect(close).toHaveCount(2);
  await close.first().click();
  await expect(region.getByRole('status')).toHaveCount(0);
  await expect(region.getByRole('alert')).toBeVisible();
});

test('all notifications can be cleared at once', async ({ page }) => {
  const { region, add } = await openGallery(page);
  await add('success');
  await add('info');
  await page.getByRole('button', { name: 'clear' }).first().click();
  await expect(region.getByRole('button')).toHaveCount(0);
});

test('a counter turns amber past 90% of the length, and red past its end', async ({ page }) => {
  await page.goto('/dev/ui?section=text-inputs');
  const field = page.getByRole('textbox', { name: 'Headline', exact: true }).first();
  const color = async (length: number) => {
    await field.fill('x'.repeat(length));
    return page
      .getByText(`${length} of 60`, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  };
  const quiet = await color(53);
  expect(await color(54)).toBe(quiet);
  const amber = await color(55);
  expect(amber).not.toBe(quiet);
  expect(await color(60)).toBe(amber);
  const tooLong = await color(61);
  expect([quiet, amber]).not.toContain(tooLong);
});

test('a button that is loading is disabled and shows "Loading..."', async ({ page }) => {
  await page.goto('/dev/ui?section=buttons');
  const loading = page.getByRole('button', { name: 'Loading...' });
  await expect(loading.first()).toBeDisabled();
});
