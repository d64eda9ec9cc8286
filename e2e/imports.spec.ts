import { expect, type Page, test } from '@playwright/test';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

/** A fictional person, a different one for each number. */
const resumeOf = (place: number) => ({
  name: `resume-${place}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Ada Number${String.fromCharCode(65 + (place % 26))}${place}
person${place}@example.org

Experience
Bookkeeper, Harbor Foods ${place}, 2016-01 - present
Closed the books of three ships a month and prepared reports.

Skills
QuickBooks, Excel`),
});

async function lookAt(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  expect(await overflowOf(page), name).toBe(0);
}

test('more files than a run takes are imported, with what is left out and what is there twice', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/talent-pool');
  await page.getByRole('link', { name: 'Import resumes' }).click();
  const choose = async (files: ReturnType<typeof resumeOf>[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /Choose files/ }).click();
    await (await chooser).setFiles(files);
  };
  const many = Array.from({ length: 60 }, (_, place) => resumeOf(place));
  const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') };
  await choose([...many, { ...resumeOf(7), name: 'seven-again.txt' }, film]);
  await expect(page.getByText('62 files chosen')).toBeVisible();
  await expect(page.getByText('61 files can be imported', { exact: false })).toBeVisible();
  await expect(page.getByText('film.mp4')).toBeVisible();
  await lookAt(page, 'summary');
  await page.getByRole('button', { name: 'Import 61 files' }).click();
  await expect(page.getByRole('button', { name: 'Imported: 60' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Done' })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicates: 1' }).click();
  await expect(page.getByText('Same as resume-7.txt')).toBeVisible();
  await lookAt(page, 'import');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test('a table of candidates is mapped, previewed, imported and undone', async ({ page }) => {
  await enter(page);
  await page.goto('/imports');
  const rows = [
    'Name;Mail;Job;Kenntnisse;Schlagwörter',
    'Imani Sato;imani@example.org;Bookkeeper;QuickBooks, Excel;harbor',
    'Tomás Reed;tomas@example.org;Welder;Welding;',
    'Lena Moss;lena at example;Baker;Baking;',
  ];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose files/ }).click();
  const buffer = Buffer.from(`\uFEFF${rows.join('\r\n')}`, 'utf16le');
  await (await chooser).setFiles([{ name: 'people.csv', mimeType: 'text/csv', buffer }]);
  await expect(page.getByLabel('Kenntnisse')).toHaveValue('skills');
  await expect(page.getByText('Column “Mail”: Enter a valid email address', { exact: false })).toBeVisible();
  await page.getByLabel('Job', { exact: true }).selectOption('Job title');
  await expect(page.getByText('Bookkeeper', { exact: true })).toBeVisible();
  await lookAt(page, 'mapping');
  await page.getByLabel('Mail', { exact: true }).selectOption('Name');
  await expect(page.getByRole('heading', { name: /^Two columns are set to the same field/ })).toBeVisible();
  await page.getByLabel('Mail', { exact: true }).selectOption('Email');
  await page.setViewportSize({ width: 360, height: 740 });
  await lookAt(page, 'mapping on a phone');
  await page.getByRole('button', { name: 'Import 2 candidates' }).click();
  await expect(page.getByRole('button', { name: 'Imported: 2' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Not imported: 1' }).click();
  await expect(page.getByText('Line 4', { exact: true })).toBeVisible();
  await lookAt(page, 'import');
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Undone' })).toBeVisible();
  await expect(page.getByText('2 files since deleted from the library.')).toBeVisible();
});
