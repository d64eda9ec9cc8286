import { expect, type Page, test } from '@playwright/test';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

/** A fictional person, another one for each number. */
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
