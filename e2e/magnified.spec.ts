import { expect, type Locator, type Page, test } from '@playwright/test';
import { createJob, createShare, getBatch, startSampleBatch } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { sampleJob } from './testing/samples.ts';

test.describe.configure({ timeout: 120_000 });

/** The focused element, and whether all of it is visible: inside the screen, with nothing on top of it. */
function checkFocus(page: Page): Promise<{ name: string; isClear: boolean; isInDialog: boolean }> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    // A control that is drawn by its label is checked by its label.
    const focused = active.closest('label') ?? active;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isSeen = (y: number) => {
      const found = document.elementFromPoint((left + right) / 2, y);
      return found !== null && (focused.contains(found) || found.contains(focused));
    };
    return {
      name: active.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '',
      isClear: isSeen(top + 2) && isSeen(bottom - 2),
      isInDialog: focused.closest('[role=dialog]') !== null,
    };
  });
}

test('the bars of a phone cover no control of a requirement, neither its text nor its weight', async ({
  page,
}) => {
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: sampleJob })).data;
  // Equals 1280 by 2272 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/job-descriptions/${id}`);
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .focus();
  await expect(page.getByRole('slider').first()).toBeVisible();
  const seen: string[] = [];
  const covered: string[] = [];
  // Arrow keys move from row to row, Tab through the controls of one.
  for (let lines = 0; lines < 12; lines += 1) {
    for (const key of ['ArrowDown', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const { name, isClear } = await checkFocus(page);
      seen.push(name);
      if (!isClear) covered.push(name);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
  }
  expect(covered).toEqual([]);
  expect(seen.filter((name) => name.startsWith('Edit: ')).length).toBeGreaterThan(8);
  expect(seen.filter((name) => name.startsWith('Weight of')).length).toBeGreaterThan(8);
});

/** Cycles through a dialog with Tab and leaves it with Escape. */
async function goRound(page: Page, opener: Locator): Promise<string[]> {
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const buttons = dialog.locator('footer').getByRole('button');
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  const errors: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, isClear, isInDialog } = await checkFocus(page);
    if (!isClear || !isInDialog) errors.push(name);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  return errors;
}

test('at 400 % every dialog can be read and used, and keeps the focus visible', async ({ page }) => {
  const { client } = await enter(page);
  const { id } = (await client.call(startSampleBatch)).data;
  await expect
    .poll(async () => (await client.call(getBatch, { id })).data.state, { timeout: 90_000 })
    .toBe('done');
  const { items } = (await client.call(getBatch, { id })).data;
  const [first] = items.flatMap(({ analysis }) => analysis ?? []);
  const title = 'A list with a title that takes more than one line';
  await client.call(createShare, { title, analysisIds: [first?.id ?? ''] });
  // Equals 1280 by 1024 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });

  const button = (name: RegExp | string) => page.getByRole('button', { name }).first();
  for (const [path, opener] of [
    [`/resume-analyzer/${id}`, button('Filters')],
    [`/resume-analyzer/${id}`, button('No')],
    ['/billing', button('Choose Pro')],
    ['/resume-history?view=links', button(/^Close link/)],
    ['/settings', button('Delete account')],
    ['/dashboard', button('More')],
  ] as const) {
    await page.goto(path);
    expect(await goRound(page, opener), path).toEqual([]);
  }
});

/** The covered buttons of the open dialog. */
function listCovered(dialog: Locator): Promise<string[]> {
  return dialog.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return [top + 4, (top + bottom) / 2, bottom - 4].some(
          (y) => !button.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
}

test('a toast covers no button of a dialog on the narrowest screen', async ({ page }) => {
  const { person } = await enter(page);
  await page.route('**/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  for (const height of [568, 400]) {
    await page.setViewportSize({ width: 320, height });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete account' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(person.email);
    await dialog.locator('button[type=submit]').click();
    const toast = page.getByRole('alert').filter({ hasText: 'Network error.' });
    await expect(toast).toBeInViewport({ ratio: 1 });
    // Hovering keeps it open.
    await toast.hover();
    expect(await listCovered(dialog), `${height} pixels high`).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});
