import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { matchSample, openMatcher } from './testing/matcher-page.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { sampleJob, sampleResume } from './testing/samples.ts';

test('a dropped PDF and a pasted job text lead to a score whose quotes stand in the resume', async ({
  page,
}) => {
  await openMatcher(page);
  await dropFile(page, 'adaeze-okonkwo.pdf');
  await expect(page.getByText('adaeze-okonkwo.pdf')).toBeVisible();
  await page.getByRole('textbox', { name: 'Job description' }).fill(sampleJob);
  await page.getByRole('button', { name: 'Match the resume' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Backend Engineer', {
    timeout: 20_000,
  });
  await expect(page.getByRole('img', { name: /^Score \d+ of 100/ })).toBeVisible();
  const finding = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'TypeScript', exact: true }) });
  const quote = finding.getByRole('link').first();
  await expect(quote).toContainText('TypeScript');

  await quote.click();
  const evidence = page.locator(':focus');
  await expect(evidence).toHaveAttribute('id', /^evidence-/);
  await expect(evidence).toHaveText('TypeScript');
  await expect(evidence).toBeInViewport();

  await evidence.press('Enter');
  await expect(page.locator(':focus')).toContainText('TypeScript');
  await expect(page.locator(':focus')).toHaveAttribute('id', /^requirement-/);
});

test('a requirement opens with the keyboard into its points, their words and what is missing', async ({
  page,
}) => {
  await matchSample(page, 'adaeze-okonkwo.pdf');
  const finding = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'TypeScript', exact: true }) });
  const opener = finding.getByText('How these points add up');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(finding.getByRole('heading', { name: 'What earned the points' })).toBeVisible();
  await expect(finding.getByRole('heading', { name: 'Why not more' })).toBeVisible();
  await expect(finding.getByRole('heading', { name: 'Why it counts this much' })).toBeVisible();

  const more = finding.getByRole('button', { name: /more lines?$/ }).first();
  await more.click();
  const quote = finding.getByRole('link').last();
  await quote.click();
  await expect(page.locator(':focus')).toHaveAttribute('id', /^evidence-/);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('hidden keywords do not score and are shown in plain words', async ({ page }) => {
  await matchSample(page, 'dwayne-whitlock.pdf');
  await expect(page.getByRole('heading', { name: 'Worth knowing' })).toBeVisible();
  await expect(page.getByText(/in the same color as the background/).first()).toBeVisible();
  await expect(page.getByText('weak match')).toBeVisible();
});

test('the samples fill both sides, and another sample can be chosen', async ({ page }) => {
  await openMatcher(page);
  await page.getByRole('button', { name: 'Try with samples' }).click();
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(/Senior Backend Engineer/);
  await page.getByRole('button', { name: 'tomas-quispe.txt' }).click();
  await expect(page.getByRole('button', { name: 'Remove tomas-quispe.txt' })).toBeVisible();
});

test('everything is reached and done with the keyboard alone', async ({ page }) => {
  await openMatcher(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /Choose a file/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Paste text instead' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Resume' })).toBeFocused();
  await page.keyboard.insertText(readFileSync(sampleResume('tomas-quispe.txt'), 'utf8'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Job description' })).toBeFocused();
  await page.keyboard.insertText(sampleJob);
  await page.keyboard.press('Control+Enter');

  await expect(page.locator('h1:focus')).toBeVisible({ timeout: 20_000 });
  const firstQuote = page.locator('a[href^="#evidence-"]').first();
  await firstQuote.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('a[id^="evidence-"]:focus')).toBeInViewport();
});

test('a file dropped on a result takes the place of the resume', async ({ page }) => {
  await matchSample(page, 'tomas-quispe.txt');
  await dropFile(page, 'linh-tran.pdf');
  await expect(page.getByRole('button', { name: 'Remove linh-tran.pdf' })).toBeVisible();
});

test('a change of the inputs keeps what was entered', async ({ page }) => {
  await matchSample(page, 'linh-tran.pdf');
  await page.getByRole('button', { name: 'Change resume or job' }).click();
  await expect(page.getByRole('button', { name: 'Remove linh-tran.pdf' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(/Senior Backend Engineer/);
});

test('at 360 pixels nothing is wider than the screen and a quote leads to its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await matchSample(page, 'priya-raghunathan.docx');
  expect(await overflowOf(page)).toBe(0);
  await page.locator('a[href^="#evidence-"]').first().click();
  await expect(page.locator('a[id^="evidence-"]:focus')).toBeInViewport();
});

/** Drops a sample resume on the page, like a user with a mouse. */
async function dropFile(page: Page, fileName: string): Promise<void> {
  const bytes = readFileSync(sampleResume(fileName)).toString('base64');
  const transfer = await page.evaluateHandle(
    ([name = '', base64 = '']) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], name));
      return data;
    },
    [fileName, bytes],
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
}
