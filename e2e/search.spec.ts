import { expect, type Page, test } from '@playwright/test';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

const job = `Accountant

Requirements
- 3+ years of experience in accounting
- QuickBooks
- Excel`;

const resumeOf = (name: string, skills: string) => ({
  name: `${name.split(' ')[0]?.toLowerCase()}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${name}
${name.toLowerCase().replace(' ', '.')}@example.org

Experience
Bookkeeper, Harbour Foods, 2018-01 - present
Closed the books of three shops every month and prepared the taxes.

Skills
${skills}`),
});

/** A run of two resumes, one of which mentions QuickBooks. */
async function runTwo(page: Page): Promise<void> {
  await page.goto('/job-descriptions/new');
  await page.getByRole('textbox', { name: /^Job description/ }).fill(job);
  await page.getByRole('button', { name: 'Save job description' }).click();
  await expect(page).toHaveURL(/\/job-descriptions\/[0-9a-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/resume-analyzer?job=${id}`);
  const files = [resumeOf('Cruz Navarro', 'QuickBooks, Excel'), resumeOf('Mona Leth', 'Word, Excel')];
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await page.getByRole('button', { name: 'Analyze 2 resumes' }).click();
  await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Done: 2 resumes analyzed.')).toBeVisible({ timeout: 60_000 });
}

test('who knows QuickBooks, and where the retention period is set', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  await enter(page);
  await runTwo(page);
  const search = page.getByRole('combobox', { name: 'Search or go to' });
  const option = (name: RegExp | string) => page.getByRole('option', { name });

  await test.step('names are not searched while they are hidden; skills are', async () => {
    const heading = page.locator('h1');
    const before = await heading.boundingBox();
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    // An overlay does not shift the page.
    expect(await heading.boundingBox()).toEqual(before);
    await search.fill('cruz');
    await expect(page.getByText('No results for “cruz”.')).toBeVisible();
    await expect(page.getByText(/names and contact details are not searched/)).toBeVisible();
    await search.fill('quickb');
    await expect(option(/^Candidate [0-9A-F]{4}.*Skill: QuickBooks/)).toBeVisible();
    await expect(option(/Candidate/)).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('without the anonymous view the name leads to the candidate', async () => {
    await search.fill('anonymous view');
    await option('Turn off anonymous view').click();
    await page.keyboard.press('Control+k');
    await search.fill('navarro cruz');
    await expect(option(/^Cruz Navarro/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/resume-history\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cruz Navarro');
  });

  await test.step('the list of candidates finds the same', async () => {
    await page.goto('/resume-history');
    await page.getByRole('searchbox', { name: 'Search' }).fill('quickbooks');
    await expect(page.getByRole('link', { name: 'Mona Leth' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cruz Navarro' })).toBeVisible();
    // A click anywhere on the row opens it.
    await page
      .getByRole('row', { name: /Cruz Navarro/ })
      .getByText('Undecided')
      .click();
    await expect(page).toHaveURL(/\/resume-history\/[0-9a-f-]{36}$/);
  });

  await test.step('on a phone a setting is found, and its field has focus', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press('Control+k');
    await search.fill('retention');
    await expect(option(/^Retention period/)).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings#retention$/);
    await expect(page.locator('#retention')).toBeFocused();
  });
});
