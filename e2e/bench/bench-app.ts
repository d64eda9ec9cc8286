/**
 * What a recruiter waits for, in a real browser against the built product on the embedded database: a run of 50 typical
 * PDFs, requests by another user at the same time, a candidate's page, and a table of 1,000 analyses. Product, browser
 * and this script share the machine. Prints figures next to their targets; the exit status is 1 only if something
 * failed, never because of a timing.
 *
 *   npm run bench:app
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { duplicateJob, getBatch, limits } from '@winnow/contracts';
import { machine } from '../../tools/bench/machine.ts';
import { makePdfSet } from '../../tools/bench/pdf-set.ts';
import { findChromium } from '../chromium.ts';
import { newPerson, registerAndConfirm } from '../testing/person.ts';
import { sampleJob } from '../testing/samples.ts';
import { askSteadily, percentile } from './ask-steadily.ts';
import {
  benchOperator,
  judge,
  type Recruiter,
  signInWithoutBrowser,
  takeUnlimitedPlan,
} from './recruiter.ts';
import { startProduct } from './start-product.ts';
import { seeFirstPage, timeFilter } from './time-page.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3294' },
    analyses: { type: 'string', default: '1000' },
  },
});
const resumeCount = limits.filesPerBatch;
const candidatesOpened = 6;

process.stdout.write(`${machine}; the product, the browser and this script share the machine\n\n`);
const person = newPerson();
const product = await startProduct(Number(values.port), { OPERATOR_EMAILS: benchOperator.email });
const folder = await makePdfSet(resumeCount);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
  ],
});
try {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await registerAndConfirm(page, person);
  const recruiter = await signInWithoutBrowser(product.url, person);
  await takeUnlimitedPlan(product.url, recruiter);

  const jobId = await addJob(page);
  await addResumes(page, jobId);
  const runId = await runResumes(page, recruiter);
  await openCandidates(page, runId);
  await analyzeForMoreJobs(recruiter, jobId, runId);
  await filterAll(page);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true });
}

async function addJob(page: Page): Promise<string> {
  await page.goto('/dashboard');
  await page.waitForURL(/\/onboarding$/);
  await page.goto('/job-descriptions/new');
  await page.getByRole('textbox', { name: /^Job description/ }).fill(sampleJob);
  await page.getByRole('button', { name: 'Save job description' }).click();
  await page.waitForURL(/\/job-descriptions\/[0-9a-f-]{36}$/);
  return page.url().split('/').at(-1) ?? '';
}

async function addResumes(page: Page, jobId: string): Promise<void> {
  await page.goto(`/resume-analyzer?job=${jobId}`);
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const input = page.locator('input[type="file"]').first();
  await input.waitFor({ state: 'attached' });
  const begun = performance.now();
  await input.setInputFiles(files);
  await page.getByText(`${resumeCount} of ${resumeCount} resumes ready`).waitFor();
  line(`${resumeCount} typical PDFs, chosen to uploaded`, `${since(begun)} s`);
}

/** Starts the run and waits for the results, while another user calls the API. */
async function runResumes(page: Page, { headers }: Recruiter): Promise<string> {
  const run = page.getByRole('button', { name: `Analyze ${resumeCount} resumes` });
  await run.waitFor();
  const cheap = ['/api/credits', '/api/job-descriptions', '/api/resume-analysis/batches'];
  const asking = askSteadily(
    cheap.map((path) => ({ url: product.url + path, headers })),
    40,
  );
  const begun = performance.now();
  await run.click();
  await page.locator('a[id^="candidate-"]').first().waitFor();
  line('  pressed to the first result on the screen', `${since(begun)} s (aim 3 s)`);
  await page.getByText(`Done: ${resumeCount} resumes analyzed.`).waitFor();
  line('  pressed to all results on the screen', `${since(begun)} s (aim 20 s)`);
  await asking.stop();

  const { times, errors } = asking;
  const at = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  line(
    '  the API meanwhile, 40 questions a second',
    `p50 ${at(0.5)}, p99 ${at(0.99)} (aim 250 ms), ${times.length} answers`,
  );
  for (const [error, count] of errors) throw new Error(`${count} times: ${error}`);
  return page.url().split('/').at(-1) ?? '';
}

/** From clicking a name in the list to the first page of the original with its evidence. */
async function openCandidates(page: Page, runId: string): Promise<void> {
  await page.getByRole('switch', { name: 'Anonymous' }).click();
  const seconds: number[] = [];
  for (let place = 0; place < candidatesOpened; place += 1) {
    const name = page.locator('a[id^="candidate-"]').nth(place);
    await name.waitFor();
    const begun = performance.now();
    await name.click();
    await seeFirstPage(page);
    seconds.push((performance.now() - begun) / 1000);
    await page.getByRole('link', { name: 'Back to results' }).click();
    await page.waitForURL(new RegExp(`/resume-analyzer/${runId}(?:#|$)`));
  }
  const [first = 0, ...others] = seconds;
  line(
    'a candidate: first page drawn, evidence marked',
    `${first.toFixed(2)} s the first time, then ${percentile(others, 0.5).toFixed(2)} s (median of ${others.length}; aim 1 s)`,
  );
}

/** Scores the same resumes against copies of the job, until the table has the required number of analyses. */
async function analyzeForMoreJobs(recruiter: Recruiter, jobId: string, runId: string): Promise<void> {
  const { data: batch } = await recruiter.client.call(getBatch, { id: runId });
  const fileIds = batch.items.map(({ fileId }) => fileId);
  const begun = performance.now();
  const more = Number(values.analyses) / resumeCount - 1;
  for (let number = 0; number < more; number += 1) {
    const { data: copy } = await recruiter.client.call(duplicateJob, { id: jobId });
    await judge(recruiter, copy.id, fileIds);
  }
  line(`${more * resumeCount} more analyses of resumes already read`, `${since(begun)} s`);
}

async function filterAll(page: Page): Promise<void> {
  const count = Number(values.analyses);
  const begun = performance.now();
  await page.goto('/resume-history');
  await page.getByText(`${count.toLocaleString('en')} candidates`, { exact: true }).waitFor();
  line(`a table of ${count} analyses, opened`, `${since(begun)} s`);

  const search = page.getByRole('searchbox', { name: 'Search' });
  const choose = (name: string, label: string) => () =>
    page.getByRole('combobox', { name }).selectOption({ label });
  // Each changes the number of shown rows, for any scores of the generated resumes.
  const times = [
    await timeFilter(page, choose('Score from', '90 up')),
    await timeFilter(page, choose('Score from', 'Any')),
    await timeFilter(page, () => search.press('q')),
    await timeFilter(page, () => search.press('Backspace')),
    await timeFilter(page, choose('Decision', 'Yes')),
    await timeFilter(page, choose('Decision', 'Undecided')),
  ];
  line(
    '  a filter changed to the list painted',
    `median ${percentile(times, 0.5).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms of ${times.length} (aim 100 ms)`,
  );
}

function since(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(2);
}

function line(label: string, text: string): void {
  process.stdout.write(`${label.padEnd(48)} ${text}\n`);
}
