import { expect, type Page, test } from '@playwright/test';
import { createJob } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { sampleJob } from './testing/samples.ts';

// Every test registers users, and a whole batch is scored, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 });

/** A new user on the dashboard, after the questions of the first visit. */
async function openDashboard(page: Page): Promise<void> {
  await enter(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with a job description');
}

test('the dashboard suggests the first step, and the next one after the sample', async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Try with sample resumes' }).click();
  await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Sample run: fictional people, free of charge')).toBeVisible();
  await page.goto('/dashboard');
  // The number read in time depends on the reader; this only waits for the end of the run and checks the results.
  await expect(page.getByRole('table', { name: 'Latest runs' })).toContainText(/\d+ scored/, {
    timeout: 120_000,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ candidates to review$/);
  await expect(page.getByRole('link', { name: /^\d+ candidates to review$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove sample' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with a job description');
});

test('the tour leads through the sample, covers nothing, and ends on request', async ({ page }) => {
  await openDashboard(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Try with sample resumes' }).click();
  const card = (heading: string) => page.getByRole('complementary', { name: heading });
  await expect(card('A ranked list')).toContainText('Step 1 of 6');
  await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
  await expect(page.locator('[data-tour-current]')).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-history\/[0-9a-f-]{36}/);
  await expect(card('Evidence you can check').getByRole('status')).toContainText('Select a quote');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('[data-tour-current]').getByRole('button', { name: 'Maybe' })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/job-descriptions\/[0-9a-f-]{36}/);
  await expect(page.locator('[data-tour-current]')).toContainText('Requirements');

  // Users who move on are not called back, and find the step unchanged.
  await page.goto('/settings');
  await expect(card('What the score is made of')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-history\//);
  for (const heading of ['What the score is made of', 'Find anything', 'Your turn']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(card(heading)).toBeVisible();
  }
  await expect(page.locator('[data-tour-current]')).toContainText('You have a sample job');
  await page.keyboard.press('Escape');
  await expect(card('Your turn')).toBeHidden();
  await expect(page.locator('[data-tour-current]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(card('A ranked list')).toBeVisible();
  await page.getByRole('button', { name: 'End tour' }).click();
  await expect(card('A ranked list')).toBeHidden();
});

test('the command palette opens any page by typing, and returns the focus', async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search or go to' });
  await expect(search).toBeFocused();
  await expectAccessible(page);
  await search.fill('too');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.getByRole('heading', { name: 'Tools', level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  const button = page.getByRole('button', { name: /^Search or go to/ });
  await button.click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a question mark shows the shortcuts, and single-key shortcuts can be turned off', async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Search or go to');
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet).toBeVisible();
});

test('a density is kept for the next visit', async ({ page }) => {
  await openDashboard(page);
  const density = () => page.evaluate(() => document.documentElement.dataset['density']);
  expect(await density()).toBe('compact');
  await page.getByRole('button', { name: 'Use comfortable rows' }).click();
  expect(await density()).toBe('comfortable');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use compact rows' })).toBeVisible();
  expect(await density()).toBe('comfortable');
});

test('on a phone the navigation bar is at the bottom, and more opens from a sheet', async ({ page }) => {
  await openDashboard(page);
  await page.setViewportSize({ width: 360, height: 640 });
  const ways = page.getByRole('navigation', { name: 'Workspace' });
  await expect(ways.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await ways.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await sheet.getByRole('link', { name: 'Tools' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tools', level: 1 })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
});

test('on a magnified page no bar covers the focus, and Back returns to the row that was opened', async ({
  page,
}) => {
  const { client } = await enter(page);
  for (let place = 1; place <= 6; place += 1) {
    await client.call(createJob, { text: sampleJob, title: `Harbour number ${place}` });
  }
  // Equals 1280 by 2272 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/job-descriptions');
  const row = page.getByRole('link', { name: 'Harbour number 1', exact: true });
  await expect(row).toBeVisible();
  const bars = { head: page.getByRole('banner'), ways: page.getByRole('navigation', { name: 'Workspace' }) };
  const top = await bars.head.evaluate((bar) => bar.getBoundingClientRect().bottom);
  const bottom = await bars.ways.evaluate((bar) => bar.getBoundingClientRect().top);
  const covered: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('#content :focus');
    if ((await focused.count()) === 0) continue;
    const [name, box] = [await focused.innerText(), await focused.boundingBox()];
    if (!box || box.y < top || box.y + box.height > bottom) covered.push(`${name} ${JSON.stringify(box)}`);
    if (name === 'Harbour number 1') break;
  }
  expect(covered).toEqual([]);
  await expect(row).toBeFocused();
  const left = await page.evaluate(() => document.documentElement.scrollTop);
  expect(left).toBeGreaterThan(0);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour number 1' })).toBeVisible();
  await page.goBack();
  await expect(row).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(left);
});

test('in Arabic the workspace is mirrored and contains no English', async ({ page }) => {
  await openDashboard(page);
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.reload();
  const ways = page.getByRole('navigation', { name: 'مساحة العمل' });
  await expect(ways).toBeVisible();
  const place = await ways.boundingBox();
  expect(place?.x).toBeGreaterThan(800);
  expect((await ways.allInnerTexts()).join()).not.toMatch(/[A-Za-z]/);
});
