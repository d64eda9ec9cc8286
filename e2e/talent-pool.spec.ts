import { expect, type Page, test } from '@playwright/test';
import {
  addToTalentList,
  createJob,
  createTalentList,
  deleteTalentList,
  getBatch,
  labelSource,
  startBatch,
  updateTalentList,
  uploadFile,
} from '@winnow/contracts';
import { type Entered, enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

const advert = `Harbor accountant

Requirements
- QuickBooks is required.
- 3+ years of experience in accounting`;

/** A fictional person. */
const resumeOf = (name: string, title: string, skills: string) => `${name}
${name.toLowerCase().replace(' ', '.')}@example.org

Experience
${title}, Harbor Foods, 2016-01 - present
Closed the books of three ships a month and prepared reports for the harbor office.

Education
BSc Accounting, Port College, 2015

Skills
${skills}`;

/** Three candidates of the library; the first keeps books with QuickBooks. */
async function analyzeThree({ client }: Entered): Promise<string[]> {
  const { data: job } = await client.call(createJob, { text: advert });
  const texts = [
    resumeOf('Ada Thorne', 'Senior Accountant', 'QuickBooks, Excel'),
    resumeOf('Bea Wick', 'Bookkeeper', 'Sage, Excel'),
    resumeOf('Cleo Marsh', 'Welder', 'MIG welding'),
  ];
  const fileIds: string[] = [];
  for (const [place, text] of texts.entries()) {
    const { data } = await client.call(uploadFile, { file: new File([text], `resume-${place}.txt`) });
    fileIds.push(data.files[0]?.file?.id ?? '');
  }
  const idempotencyKey = crypto.randomUUID();
  const { data: run } = await client.call(startBatch, { jobDescriptionId: job.id, fileIds, idempotencyKey });
  await expect
    .poll(async () => (await client.call(getBatch, { id: run.id })).data.state, { timeout: 60_000 })
    .toBe('done');
  return fileIds;
}

const listed = (page: Page) => page.getByRole('region', { name: 'Candidates' }).getByRole('article');

test('a plain-text search finds candidates and shows the matching words of their resumes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const entered = await enter(page);
  await page.goto('/talent-pool');
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  await analyzeThree(entered);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '3 candidates' })).toBeVisible();

  const words = page.getByRole('searchbox', { name: 'Who are you looking for?' });
  await words.fill('(accountant');
  await words.press('Enter');
  await expect(page.getByText('A parenthesis isn’t closed. Add ) where it ends.')).toBeVisible();
  await words.fill('accountant, Excel');
  await words.press('Enter');
  await expect(words).toHaveValue('');
  await expect(listed(page)).toHaveCount(2);
  await expect(
    listed(page)
      .first()
      .getByRole('list', { name: /^How .* matches$/ }),
  ).toContainText('Excel');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Title Accountant' }).click();
  await page.getByRole('combobox', { name: 'Importance' }).selectOption({ label: 'Required' });
  await page.keyboard.press('Escape');
  await expect(listed(page)).toHaveCount(1);
  // The address contains the search, so going back undoes the change.
  await page.goBack();
  await expect(listed(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Accountant' }).click();
  await page.getByRole('button', { name: 'Bookkeeper 1' }).click();
  await expect(page.getByRole('button', { name: 'Title Bookkeeper required' })).toBeVisible();
  await expect(listed(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bookkeepers');
  await page.getByRole('combobox', { name: 'Alerts about new candidates' }).selectOption('daily');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // By keyboard only: the field, removing each part, and back to the saved search.
  await page.keyboard.press('/');
  await expect(words).toBeFocused();
  // Twice in a row, without waiting for the address to change.
  await words.press('Backspace');
  await words.press('Backspace');
  await expect(listed(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('button', { name: /^Bookkeepers/ }).click();
  await expect(listed(page)).toHaveCount(1);
  await page.keyboard.press('/');
  await words.press('ArrowDown');
  await expect(listed(page).first().getByRole('link').first()).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowOf(page)).toBe(0);
  await listed(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/candidates\/[0-9a-f-]{36}/);
});

test('a source and a talent list narrow a search, under the names of today', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const entered = await enter(page);
  const { client } = entered;
  const [ada = '', bea = ''] = await analyzeThree(entered);
  await client.call(labelSource, { ids: [ada, bea], label: 'Job fair 2026' });
  const { id } = (await client.call(createTalentList, { name: 'Silver medalists' })).data;
  await client.call(addToTalentList, { id, fileIds: [bea] });
  await page.goto('/talent-pool');
  await expect(listed(page)).toHaveCount(3);

  await page.getByRole('combobox', { name: 'Source' }).selectOption('Job fair 2026');
  await expect(listed(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Talent list' }).selectOption({ label: 'Silver medalists' });
  await expect(listed(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Talent list Silver medalists' })).toBeVisible();
  await expectAccessible(page);

  await client.call(updateTalentList, { id, name: 'Second in the last round' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Talent list Second in the last round' })).toBeVisible();
  await client.call(deleteTalentList, { id });
  await page.reload();
  await expect(page.getByText(/^A talent list of this search was deleted/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Remove Unavailable list' }).click();
  await expect(listed(page)).toHaveCount(2);
});

test('candidates are selected by keys, exported, given a source and analyzed for another job', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const entered = await enter(page);
  await analyzeThree(entered);
  await entered.client.call(createJob, { text: 'Harbor welder\n\nRequirements\n- MIG welding' });
  await page.goto('/talent-pool');
  await expect(listed(page)).toHaveCount(3);

  const words = page.getByRole('searchbox', { name: 'Who are you looking for?' });
  await words.focus();
  await page.keyboard.press('ArrowDown');
  await expect(listed(page).first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).last().click();
  expect((await download).suggestedFilename()).toBe('Talent pool.csv');

  await page.getByRole('button', { name: 'Set source' }).click();
  await page.getByRole('textbox', { name: 'Source' }).fill('Harbor fair');
  await page.getByRole('button', { name: 'Save source' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Source' })).toContainText('Harbor fair');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await listed(page)
    .first()
    .getByRole('button', { name: /^Analyze for a job/ })
    .click();
  await page.getByLabel('Job', { exact: true }).selectOption({ label: 'Harbor welder' });
  await expect(page.getByText('1 credit', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start analysis' }).click();
  await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
});
