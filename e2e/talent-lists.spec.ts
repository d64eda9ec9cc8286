import { expect, test } from '@playwright/test';
import { createJob, uploadFile } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

test.slow();

const resume = (name: string) => `${name}
${name.split(' ')[0]?.toLowerCase()}@example.org

Experience
Bookkeeper, Harbour Foods, 2018-01 - present
Closed the books of three shops every month.

Skills
QuickBooks, Excel`;

test('people in the library get a source, are added to a new list, and are tagged in one place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  await client.call(createJob, { text: 'Accountant\n\nRequirements\n- QuickBooks\n- Excel' });
  for (const name of ['Orla Finch', 'Noor Bakker']) {
    await client.call(uploadFile, { file: new File([resume(name)], `${name}.txt`) });
  }

  await test.step('the library labels both with a source', async () => {
    await page.goto('/resume-history?view=files');
    for (const name of ['Orla Finch', 'Noor Bakker']) await page.getByLabel(`Select ${name}.txt`).check();
    await page.getByRole('button', { name: 'Set source' }).click();
    await page.getByRole('textbox', { name: 'Source' }).fill('Job fair 2026');
    await page.getByRole('button', { name: 'Save source' }).click();
    await expect(page.getByRole('cell', { name: 'Job fair 2026' })).toHaveCount(2);
    await page.getByLabel('Source').selectOption('Job fair 2026');
    await expect(page.getByText('2 resumes found')).toBeVisible();
  });

  await test.step('a list is made of them', async () => {
    await page.getByRole('button', { name: 'Add to list' }).click();
    await page.getByRole('textbox', { name: 'Or create a new list' }).fill('Silver medalists');
    await page.getByRole('button', { name: 'New list' }).click();
    await expect(page.getByText('Added 2 people to Silver medalists.')).toBeVisible();
    await page.goto('/talent-lists');
    await page.getByRole('link', { name: 'Silver medalists' }).click();
    await expect(page.getByText('2 people')).toBeVisible();
  });

  await test.step('they are tagged, and a note says why one is there', async () => {
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    await page.getByRole('textbox', { name: 'Tag' }).fill('Relocates');
    await page.getByRole('button', { name: 'Add tag' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^Relocates$/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Add a note' }).first().click();
    await page.getByRole('textbox', { name: /^Why / }).fill('Second in the last round');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Second in the last round')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await overflowOf(page)).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  await test.step('their newest resumes are analyzed for a job', async () => {
    await page.getByRole('button', { name: 'Analyze for a job' }).click();
    await page.getByLabel('Job', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Start analysis' }).click();
    await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
  });

  await test.step('a tag is renamed for everybody', async () => {
    await page.goto('/talent-lists');
    await page.getByRole('button', { name: 'Rename Relocates' }).click();
    await page.getByRole('textbox', { name: 'New name' }).fill('Will relocate');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Rename Will relocate' })).toBeVisible();
    await expectAccessible(page);
  });
});
