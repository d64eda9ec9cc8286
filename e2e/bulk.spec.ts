import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  type Client,
  changeAnalyses,
  createJob,
  getBatch,
  startBatch,
  subscribe,
  uploadFile,
} from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

// Every test registers users and reads resumes, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 });

const advert = `Harbor accountant

Requirements
- QuickBooks is required.
- 3+ years of experience in accounting
- Excel

Nice to have
- Docker`;

/** A fictional person; every second one knows QuickBooks. */
const resumeOf = (place: number) => `Robin Quay${'abcdefghijklmnopqrstuvwxyz'.charAt(place)}
robin.quay${place}@example.org

Experience
Accountant, Harbor Foods, 2016-01 - present
Closed the books of ${place + 2} ships a month and prepared reports in Excel.

Education
BSc Accounting, Port College, 2015

Skills
Excel, ${place % 2 === 0 ? 'QuickBooks' : 'Sage'}, month-end close`;

/** A run with the given number of candidates; returns its id. */
async function runOf(client: Client, candidates: number): Promise<string> {
  await client.call(subscribe, { plan: 'pro', idempotencyKey: crypto.randomUUID() });
  const { id: jobDescriptionId } = (await client.call(createJob, { text: advert })).data;
  const fileIds: string[] = [];
  for (let place = 0; place < candidates; place += 1) {
    const file = new File([resumeOf(place)], `resume-${place}.txt`);
    const { data } = await client.call(uploadFile, { file });
    fileIds.push(data.files[0]?.file?.id ?? '');
  }
  const idempotencyKey = crypto.randomUUID();
  const { id } = (await client.call(startBatch, { jobDescriptionId, fileIds, idempotencyKey })).data;
  await expect
    .poll(async () => (await client.call(getBatch, { id })).data.state, { timeout: 60_000 })
    .toBe('done');
  return id;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Actions for the selected candidates' });
const shown = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('twelve candidates are declined with a reason, taken back, tagged and exported', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { client } = await enter(page);
  const run = await runOf(client, 12);
  await page.goto(`/resume-analyzer/${run}`);
  await expect(shown(page, '12 candidates')).toBeVisible();
  const names = await page.getByRole('link', { name: /^Candidate / }).allInnerTexts();

  await test.step('two are decided on, and the filter leaves the others', async () => {
    await page.getByRole('checkbox', { name: `Select ${names[0]}` }).check();
    await page.getByRole('checkbox', { name: `Select ${names[1]}` }).click({ modifiers: ['Shift'] });
    await bar(page).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Yes to 2 candidates.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Decision' }).selectOption({ label: 'Undecided' });
    await expect(shown(page, '10 of 12 candidates')).toBeVisible();
  });

  await test.step('all who fit are declined for a chosen reason, and it is taken back', async () => {
    await page.keyboard.press('a');
    await expect(bar(page)).toContainText('10 selected');
    await expect(bar(page).getByRole('button', { name: 'Compare up to 4' })).toBeDisabled();
    await bar(page).getByRole('button', { name: 'No', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'No to 10 candidates?' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog.getByRole('button', { name: 'Location' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No to 10 candidates.')).toBeVisible();
    await expect(shown(page, '0 of 12 candidates')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(shown(page, '10 of 12 candidates')).toBeVisible();
  });

  await test.step('they are tagged, and an export has the tag', async () => {
    await bar(page).getByRole('button', { name: 'Tag', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 10 candidates' });
    await dialog.getByRole('textbox', { name: 'Tag' }).fill('Spring pool');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save tags' }).click();
    await expect(page.getByText('Tagged 10 candidates: Spring pool.')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    const table = await readFile(await (await download).path(), 'utf8');
    expect(table.match(/Spring pool/g)).toHaveLength(10);
    await page.getByRole('combobox', { name: 'Decision' }).selectOption({ label: 'Any' });
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption({ label: 'Spring pool' });
    await expect(shown(page, '10 of 12 candidates')).toBeVisible();
  });

  await test.step('they are assigned and moved, and deleted ones come back', async () => {
    await bar(page).getByRole('button', { name: 'Assign' }).click();
    await page.getByRole('textbox', { name: 'Name or email' }).fill('mina@example.org');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Assigned 10 candidates to mina@example.org.')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Stage' }).click();
    await page.getByRole('menuitem', { name: 'Interview' }).click();
    await expect(page.getByText('Moved 10 candidates to Interview.')).toBeVisible();
    await bar(page).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete, keep the resumes' }).click();
    await expect(page.getByText('Deleted 10 candidates. Their resumes stay.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(shown(page, '10 of 12 candidates')).toBeVisible();
  });

  await test.step('the list of all candidates has the same bar, and on a phone it covers nothing', async () => {
    await page.goto('/resume-history?assignee=mina@example.org');
    await page.getByRole('button', { name: 'Select all shown' }).click();
    await expect(bar(page)).toContainText('10 selected');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowOf(page)).toBe(0);
    await page.mouse.wheel(0, 100_000);
    await page.goto(`/resume-analyzer/${run}`);
    const score = await page
      .getByRole('img', { name: /^Score / })
      .first()
      .boundingBox();
    expect(score && score.y + score.height).toBeLessThan(640);
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Weights and must-haves' }).click();
    await expect(page.getByRole('dialog', { name: 'Weights and must-haves' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Select all shown' }).click();
    await expect(bar(page)).toContainText(/[1-9]\d* selected/);
    expect(await overflowOf(page)).toBe(0);
  });
});

test('on a phone the first candidate can be decided on without scrolling, with tags and an assignee', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { client } = await enter(page);
  const run = await runOf(client, 2);
  const { items, jobDescriptionId } = (await client.call(getBatch, { id: run })).data;
  await client.call(changeAnalyses, {
    changeId: crypto.randomUUID(),
    ids: items.flatMap(({ analysis }) => analysis?.id ?? []),
    addTags: ['Night shift', 'Speaks Danish', 'Spring intake'],
    assignee: 'Mina Varga',
  });
  for (const language of ['en', 'de', 'ar']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of [`/resume-analyzer/${run}`, `/job-descriptions/${jobDescriptionId}`])
      await test.step(`${language} ${path.split('/')[1]}`, async () => {
        await page.goto(path);
        const row = page
          .getByRole('row')
          .filter({ has: page.getByRole('checkbox') })
          .first();
        await expect(row).toContainText('Mina Varga');
        const decision = await row.getByRole('group').boundingBox();
        const navigation = await page.getByRole('navigation').last().boundingBox();
        expect(decision && decision.y + decision.height).toBeLessThanOrEqual(navigation?.y ?? 0);
      });
  }
});
