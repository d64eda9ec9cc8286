import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { sampleJob, sampleResume } from './testing/samples.ts';

/** The default for most users. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Within the credits of a free account. */
const resumes = [
  'adaeze-okonkwo.pdf',
  'dwayne-whitlock.pdf',
  'elif-yildirim.docx',
  'kateryna-shevchuk.docx',
  'linh-tran.pdf',
  'noa-ben-ami.pdf',
  'tomas-quispe.txt',
].map(sampleResume);
const names = /okonkwo|whitlock|yildirim|shevchuk|linh|quispe/i;

/** Registers a new user and skips the questions of the first visit. */
async function comeIn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 860 });
  await enter(page);
}

/** Pastes a job description, adds resumes, starts the run and waits for its end; returns the run's address. */
async function runResumes(page: Page): Promise<string> {
  await page.goto('/job-descriptions/new');
  await page.getByRole('textbox', { name: /^Job description/ }).fill(sampleJob);
  await page.getByRole('button', { name: 'Save job description' }).click();
  await expect(page).toHaveURL(/\/job-descriptions\/[0-9a-f-]{36}$/);
  await page.goto(`/resume-analyzer?job=${page.url().split('/').at(-1)}`);
  await page.locator('input[type="file"]').first().setInputFiles(resumes);
  await page.getByRole('button', { name: `Analyze ${resumes.length} resumes` }).click();
  await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
  await expect(page.getByText(`Done: ${resumes.length} resumes analyzed.`)).toBeVisible({ timeout: 90_000 });
  return page.url();
}

/** Selects the first rows that are shown. */
async function selectFirst(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select Candidate/ });
  for (let place = 0; place < count; place += 1) await boxes.nth(place).check();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a list' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}

test('from a job text to a shared shortlist', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await comeIn(page);
  const run = await runResumes(page);

  await test.step('a candidate is opened, with the evidence marked, and decided upon', async () => {
    await page
      .getByRole('link', { name: /^Candidate / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Candidate /);
    const quote = page.locator('a[href^="#evidence"]').first();
    const anchor = (await quote.getAttribute('href')) ?? '';
    await quote.click();
    await expect(page.locator(anchor)).toBeInViewport();
    await expect(page.locator('main')).not.toContainText(names);
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.goto(run);
    await expect(page.getByRole('button', { name: 'Yes', exact: true, pressed: true })).toHaveCount(1);
  });

  await test.step('without must-haves nobody stands in their group, at once', async () => {
    const missing = page.locator('#group-missing-must');
    await expect(missing).toHaveCount(1);
    await page.getByRole('button', { name: 'Weights and must-haves' }).click();
    const sheet = page.getByRole('dialog', { name: 'Weights and must-haves' });
    const musts = sheet.getByRole('switch', { checked: true });
    while ((await musts.count()) > 0) await musts.first().click();
    await expect(missing).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Reset' }).click();
    await expect(missing).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('the list is taken along as CSV, without names', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(resumes.length + 1);
    expect(text).not.toMatch(names);
  });

  await test.step('two are laid side by side', async () => {
    await selectFirst(page, 2);
    await page.getByRole('link', { name: 'Compare 2' }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('heading', { name: /^Differences/ })).toBeVisible();
    const rows = await table.getByRole('row').count();
    await table.getByRole('button', { name: /^In common/ }).click();
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(rows);
    await page.getByRole('link', { name: 'Back to the run' }).click();
    await expect(page).toHaveURL(run);
  });

  await test.step('a link is read and commented on by somebody without an account', async () => {
    await selectFirst(page, 2);
    const link = await makeLink(page);
    const reader = await (await browser.newContext()).newPage();
    const answer = await reader.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(reader.getByRole('heading', { level: 2, name: /^Candidate / })).toHaveCount(2);
    await expect(reader.locator('main')).not.toContainText(names);
    await reader
      .getByRole('button', { name: /^Comment on/ })
      .first()
      .click();
    const form = reader.locator('form').first();
    await form.getByRole('textbox', { name: 'Your name' }).fill('Ines Falk');
    await form.getByRole('textbox', { name: 'Comment' }).fill('<b>Please invite.</b>');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(reader.getByText('<b>Please invite.</b>')).toBeVisible();

    await page.goto('/resume-history?view=links');
    const links = page.getByRole('list', { name: 'Your links' });
    await expect(links).toContainText('opened once');
    await links.getByRole('button', { name: '1 comment' }).click();
    await expect(links.getByText('<b>Please invite.</b>')).toBeVisible();
    await links.getByRole('button', { name: /^Close link/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close link' }).click();
    await expect(links.getByText('Closed', { exact: true })).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('This link is invalid or has expired')).toBeVisible();
    await reader.context().close();
  });

  await test.step('the history finds them again, and deletes what is not held any longer', async () => {
    await page.getByRole('tab', { name: 'Candidates' }).click();
    await page.getByRole('combobox', { name: 'Decision' }).selectOption({ label: 'Yes' });
    await expect(
      page.getByRole('status').filter({ hasText: `1 of ${resumes.length} candidates` }),
    ).toBeVisible();
    await expect(page).toHaveURL(/decision=yes/);
    await page.reload();
    await expect(
      page.getByRole('status').filter({ hasText: `1 of ${resumes.length} candidates` }),
    ).toBeVisible();

    await page.getByRole('tab', { name: 'Resume library' }).click();
    await page.getByRole('checkbox', { name: 'Select tomas-quispe.txt' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: `${resumes.length - 1} resumes in your library` }),
    ).toBeVisible();

    await page.getByRole('tab', { name: 'Runs' }).click();
    await page.getByRole('button', { name: /^Delete the run for/ }).click();
    await expect(page.getByRole('heading', { name: 'No runs yet' })).toBeVisible();
  });
});

test('history, comparison and shared list are accessible', async ({ page }) => {
  test.setTimeout(300_000);
  await comeIn(page);
  await page.goto('/resume-history');
  await expect(page.getByRole('heading', { name: 'No candidates yet' })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Try with sample resumes' }).click();
  await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'End tour' }).click();
  await page.goto('/resume-history?view=runs');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('cell', { name: 'Done', exact: true })).toBeVisible();
  }).toPass({ timeout: 90_000 });
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('tab', { name: 'Resume library' }).click();
  await expect(page.getByRole('table', { name: 'Resume library' })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('tab', { name: 'Candidates' }).click();
  await selectFirst(page, 3);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 860 });
  const link = await makeLink(page);
  await page.getByRole('link', { name: 'Compare 3' }).click();
  await page.getByRole('button', { name: /^In common/ }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await overflowOf(page)).toBe(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 2, name: /^Candidate / })).toHaveCount(3);
  await expectAccessible(page);
});
