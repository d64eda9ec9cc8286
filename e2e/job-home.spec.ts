import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Client, createJob, getBatch, startBatch, uploadFile } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { sampleJob, sampleResume } from './testing/samples.ts';

test.describe.configure({ timeout: 180_000 });

const first = ['adaeze-okonkwo.pdf', 'dwayne-whitlock.pdf', 'linh-tran.pdf'];
const later = ['kateryna-shevchuk.docx', 'tomas-quispe.txt'];

/** Runs sample resumes for a job until the run is finished. */
async function analyze(client: Client, jobDescriptionId: string, names: readonly string[]): Promise<void> {
  const fileIds: string[] = [];
  for (const name of names) {
    const path = sampleResume(name);
    const file = new File([new Uint8Array(await readFile(path))], basename(path));
    const [sent] = (await client.call(uploadFile, { file })).data.files;
    fileIds.push(sent?.file?.id ?? '');
  }
  const idempotencyKey = randomUUID();
  const { id } = (await client.call(startBatch, { jobDescriptionId, fileIds, idempotencyKey })).data;
  await expect
    .poll(async () => (await client.call(getBatch, { id })).data.state, { timeout: 90_000 })
    .toBe('done');
}

const cards = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true }).getByRole('article');

test('candidates of two runs of a job are in one list, moved on the board by keyboard and counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: sampleJob })).data;

  await test.step('while there are no candidates, the job shows its requirements', async () => {
    await page.goto(`/job-descriptions/${id}`);
    const views = page.getByRole('navigation', { name: 'Views of this job' });
    await expect(views.getByRole('link', { name: /^Requirements/ })).toHaveAttribute('aria-current', 'page');
    await views.getByRole('link', { name: /^Candidates/ }).click();
    await expect(page.getByRole('heading', { name: 'No candidates yet' })).toBeVisible();
  });

  await test.step('candidates of the first run are nobody new, those of the second are', async () => {
    await analyze(client, id, first);
    await page.goto(`/job-descriptions/${id}`);
    await expect(page.getByText('3 candidates', { exact: true })).toBeVisible();
    await expect(page.getByTitle('Joined since your last visit')).toHaveCount(0);
    await analyze(client, id, later);
    await page.goto('/job-descriptions');
    await expect(page.getByText('2 new')).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: '2 new' })
      .click({ position: { x: 300, y: 12 } });
    await expect(page).toHaveURL(new RegExp(`/job-descriptions/${id}$`));
    await expect(page.getByText('5 candidates', { exact: true })).toBeVisible();
    await expect(page.getByTitle('Joined since your last visit')).toHaveCount(2);
    await page.getByRole('button', { name: 'New only (2)' }).click();
    await expect(page.getByRole('link', { name: /^Candidate / })).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('the shapes are explained, by keys alone', async () => {
    const opener = page.getByRole('button', { name: 'What the shapes mean' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const legend = page.getByRole('dialog', { name: 'What the shapes mean' });
    await expect(legend).toContainText('Strong match from 60');
    await page.keyboard.press('Escape');
    await expect(legend).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('on a phone the first screen shows a candidate, and a sheet has the filters', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    const candidates = page.getByRole('link', { name: /^Candidate / });
    await expect(candidates).toHaveCount(2);
    const score = await page
      .getByRole('img', { name: /^Score / })
      .first()
      .boundingBox();
    expect(score && score.y + score.height).toBeLessThan(640);
    await page.getByRole('button', { name: 'Filters, 1 set' }).click();
    const sheet = page.getByRole('dialog', { name: /^Filters, / });
    await sheet.getByRole('combobox', { name: 'Decision' }).selectOption({ label: 'Yes' });
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(candidates).toHaveCount(0);
    await page.getByRole('button', { name: 'Filters, 2 set' }).click();
    await sheet.getByRole('combobox', { name: 'Decision' }).selectOption({ label: 'Any' });
    await page.keyboard.press('Escape');
    await expect(candidates).toHaveCount(2);
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a skill finds who has it, and the line says why; the file name stays covered', async () => {
    await page.getByRole('button', { name: 'New only (2)' }).click();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('kubern');
    await expect(page.getByText(/^Skill: Kubernetes/).first()).toBeVisible();
    const found = await page.getByRole('link', { name: /^Candidate / }).count();
    expect(found).toBeLessThan(5);
    await page
      .getByRole('link', { name: /^Candidate / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Candidate /);
    await page.goBack();
    await expect(search).toHaveValue('kubern');
    await expect(page.getByRole('link', { name: /^Candidate / })).toHaveCount(found);
    await search.fill('whitlock');
    await expect(page.getByRole('heading', { name: 'No candidates match these filters' })).toBeVisible();
    await search.fill('');
  });

  await test.step('a candidate is opened, and the way back leads to the list', async () => {
    await expect(page.getByText('5 candidates', { exact: true })).toBeVisible();
    await page
      .getByRole('link', { name: /^Candidate / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Candidate /);
    await page.getByRole('button', { name: 'What the shapes mean' }).click();
    await expect(page.getByRole('dialog', { name: 'What the shapes mean' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByText('5 candidates', { exact: true })).toBeVisible();
  });

  await test.step('keys move a candidate over the board, and back again', async () => {
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(cards(page, 'New')).toHaveCount(5);
    const best = cards(page, 'New').first().getByRole('link');
    const name = (await best.textContent()) ?? '';
    await best.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(best).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    const inScreening = cards(page, 'Screening').getByRole('link', { name });
    await expect(inScreening).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(cards(page, 'Interview').getByRole('link', { name })).toBeFocused();
    await expect(page.getByText(`Moved ${name} to Interview.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(inScreening).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a card is dragged to another stage', async () => {
    const card = cards(page, 'New').first();
    const name = (await card.getByRole('link').textContent()) ?? '';
    const target = page.getByRole('region', { name: 'Offer', exact: true });
    const [from, to] = [await card.boundingBox(), await target.boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + (from?.height ?? 0) - 8);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 40, { steps: 8 });
    await page.mouse.up();
    await expect(cards(page, 'Offer').getByRole('link', { name })).toBeVisible();
    await expect(page).toHaveURL(/view=board/);
  });

  await test.step('the activity tells it, and a note is added and deleted', async () => {
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    const entries = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
    await expect(entries.first()).toContainText('moved from New to Offer');
    await expect(entries.filter({ hasText: 'Run finished: 2 analyzed' })).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Add a note' }).fill('Ask about the night shift.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(entries.first()).toContainText('Ask about the night shift.');
    await entries.first().getByRole('button', { name: 'Delete note' }).click();
    await expect(entries.filter({ hasText: 'night shift' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the figures are counted, and too little is said to be too little', async () => {
    await page.getByRole('link', { name: 'Figures', exact: true }).click();
    const funnel = page.getByRole('figure', { name: 'Hiring funnel' });
    await expect(funnel.getByRole('listitem').filter({ hasText: 'Offer' })).toContainText('1');
    await expect(funnel.getByRole('listitem').filter({ hasText: 'Hired' })).toContainText('0');
    await expect(page.getByText(/^Not enough data/).first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Impact of must-haves' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('on a phone, one stage at a time, and a menu moves', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.getByRole('button', { name: /^Offer/ }).click();
    await expect(cards(page, 'Offer')).toHaveCount(1);
    await expect(cards(page, 'New')).toHaveCount(0);
    await cards(page, 'Offer').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Move to Hired' }).click();
    await page.getByRole('button', { name: /^Hired/ }).click();
    await expect(cards(page, 'Hired')).toHaveCount(1);
    expect(await overflowOf(page)).toBe(0);
  });
});
