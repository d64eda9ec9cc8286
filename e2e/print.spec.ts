import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type Client, createJob, getBatch, startBatch, updateAnalysis, uploadFile } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { printPages } from './testing/print-pages.ts';
import { sampleJob, sampleResume } from './testing/samples.ts';

test.describe.configure({ timeout: 180_000 });

/** Scores one sample resume and returns the id of its analysis. */
async function analyzeOne(page: Page, client: Client): Promise<string> {
  const { id: jobDescriptionId } = (await client.call(createJob, { text: sampleJob })).data;
  const file = new File([readFileSync(sampleResume('adaeze-okonkwo.pdf'))], 'adaeze-okonkwo.pdf');
  const [sent] = (await client.call(uploadFile, { file })).data.files;
  const run = { jobDescriptionId, fileIds: [sent?.file?.id ?? ''], idempotencyKey: crypto.randomUUID() };
  const { id } = (await client.call(startBatch, run)).data;
  await page.goto(`/resume-analyzer/${id}`);
  await expect(page.getByRole('link', { name: /^Candidate / })).toBeVisible({ timeout: 60_000 });
  const [item] = (await client.call(getBatch, { id })).data.items;
  return item?.analysis?.id ?? '';
}

test('a candidate is printed as score, reasons, quotes and requirements, whatever tab is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  const id = await analyzeOne(page, client);
  const notes = 'Asked about the shift pattern.';
  await client.call(updateAnalysis, {
    id,
    stage: 'interview',
    decision: { value: 'yes', reason: 'Knows ports' },
    override: { score: 81, reason: 'Has led the harbour team' },
    notes,
  });
  await page.goto(`/resume-history/${id}`);
  const score = /Score (\d+)/.exec(
    (await page
      .getByRole('img', { name: /^Score \d+/ })
      .first()
      .getAttribute('aria-label')) ?? '',
  )?.[1];
  await page.getByRole('button', { name: /^Not met \d/ }).click();

  for (const tab of ['Why', 'Record']) {
    await page.getByRole('tab', { name: tab }).click();
    const paper = (await printPages(page)).join('\n');
    expect(paper, tab).toContain(`${score}`);
    for (const words of [
      'Stage: Interview',
      'Decision: Yes (Knows ports)',
      'Your own score: 81 (Has led the harbour team)',
      'Questions to ask',
      'Must-haves',
      'TypeScript',
      'Met',
      '“TypeScript”',
      'SUMMARY',
    ]) {
      expect(paper, tab).toContain(words);
    }
    // The filter affects only the screen: on paper the points add up.
    expect(paper.match(/of [\d.]+ points/g)?.length, tab).toBeGreaterThan(10);
    for (const words of [
      notes,
      'Anonymous',
      'Back to results',
      'Show the original',
      'Verify score',
      'Set score',
      'Screening',
      'Maybe',
    ]) {
      expect(paper, tab).not.toContain(words);
    }
  }
  // What was open is still open and unchanged.
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(notes);
});

test('printed tables repeat their headers on every page, and no buttons are printed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Try with sample resumes' }).click();
  await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect
    .poll(async () => (await client.call(getBatch, { id })).data.state, { timeout: 90_000 })
    .toBe('done');
  await page.goto('/resume-history');
  await expect(page.getByRole('table')).toBeVisible();
  const sheets = await printPages(page);
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    for (const head of ['Candidate', 'Score', 'Confidence', 'Experience', 'Analyzed'])
      expect(sheet).toContain(head);
    expect(sheet).not.toMatch(/Export|Sort by|Select all/);
  }

  await page
    .getByRole('checkbox', { name: /^Select Candidate/ })
    .nth(0)
    .check();
  await page
    .getByRole('checkbox', { name: /^Select Candidate/ })
    .nth(1)
    .check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  const compared = page.getByRole('table').getByRole('columnheader').getByRole('link');
  await expect(compared).toHaveCount(2);
  const names = await compared.allInnerTexts();
  const last = await page.getByRole('rowheader').last().innerText();
  const comparison = await printPages(page);
  for (const sheet of comparison) for (const name of names) expect(sheet).toContain(name);
  expect(comparison.join(' ').replace(/\s+/g, ' ')).toContain(last.split('\n')[0]?.slice(0, 12));
  expect(comparison.join()).not.toMatch(/Back to the run|Anonymous/);
});

test('a job description is printed completely, across pages', async ({ page }) => {
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: sampleJob })).data;
  await page.goto(`/job-descriptions/${id}`);
  await expect(page.getByRole('slider').first()).toBeVisible();
  const sheets = await printPages(page);
  const [first = '', last = ''] = [sampleJob.trim().split('\n')[0], sampleJob.trim().split('\n').at(-1)];
  expect(sheets[0]).toContain(first);
  expect(sheets.join()).toContain('What you will do');
  expect(sheets.join()).toContain(last);
  expect(sheets.join()).not.toMatch(/All job descriptions|Add requirement|Upload a file/);
});
