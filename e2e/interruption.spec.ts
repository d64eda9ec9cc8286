import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { createJob, createShare, listAnalyses } from '@winnow/contracts';
import { makeGoodPdf, makeLockedPdf } from '../tools/testing/hostile-files.ts';
import { type Entered, enter, enterAsOperator } from './testing/enter.ts';
import { newOperator, operatorEmails } from './testing/operators.ts';
import { makeOwnServer, type OwnServer } from './testing/own-server.ts';
import { addressOf, logIn } from './testing/person.ts';
import { sampleJob, sampleResume } from './testing/samples.ts';

// One server for both tests: the first kills it, the second moves its clock.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const port = Number(process.env['E2E_PORT'] ?? 3210) + 2;
test.use({ baseURL: `http://localhost:${port}` });

let server: OwnServer;
/** The user who ran the resumes, and the first candidate analyzed. */
let recruiter: Entered;
let analysisId: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await makeOwnServer(port, { OPERATOR_EMAILS: operatorEmails.join(',') });
  await server.start();
});

test.afterAll(() => server.remove());

test('the process is killed in the middle of a run: the page finds it again, every file ends, none is paid for twice', async ({
  page,
  browser,
}) => {
  recruiter = await enter(page);
  const { client } = recruiter;
  const { id } = (await client.call(createJob, { text: sampleJob })).data;
  const scan = await readFile(sampleResume('samuel-adjei.pdf'));
  const pdf = { mimeType: 'application/pdf' };
  await page.goto(`/resume-analyzer?job=${id}`);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { ...pdf, name: 'one.pdf', buffer: Buffer.from(await makeGoodPdf(1)) },
      { ...pdf, name: 'two.pdf', buffer: Buffer.from(await makeGoodPdf(2)) },
      { ...pdf, name: 'locked.pdf', buffer: Buffer.from(await makeLockedPdf()) },
      // Slow to read, so that the run is not finished when the process ends.
      ...Array.from({ length: 5 }, (_, number) => ({
        ...pdf,
        name: `scan ${number}.pdf`,
        buffer: Buffer.concat([scan, Buffer.from(`% ${number}\n`)]),
      })),
    ]);
  await page.getByRole('button', { name: 'Analyze 8 resumes' }).click({ timeout: 60_000 });
  const progress = page.getByRole('region', { name: 'Run' });
  // Polls the API, which has the first result before the page: the others may follow quickly.
  const firstResult = async () => (await client.call(listAnalyses, { limit: 1 })).data.analyses[0]?.id ?? '';
  await expect.poll(firstResult, { timeout: 60_000, intervals: [50] }).not.toBe('');
  await server.kill();
  await expect(progress).toContainText('Reconnecting', { timeout: 30_000 });
  await server.start();
  const end = page.getByText(/^Done: \d resumes analyzed\. \d credits used, \d released$/);
  await expect(end).toBeVisible({ timeout: 150_000 });

  const first = page.getByRole('link', { name: /^Candidate / }).first();
  analysisId = (await first.getAttribute('id'))?.replace('candidate-', '') ?? '';
  const [done = 0, taken, givenBack] = ((await end.textContent()) ?? '').match(/\d/g)?.map(Number) ?? [];
  expect(taken).toBe(done);
  expect(givenBack).toBe(8 - done);
  expect(done).toBeGreaterThanOrEqual(2);
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Available' })).toContainText(
    `${10 - done} of 10 from this month`,
  );
  await expect(page.getByRole('region', { name: 'Available' })).not.toContainText('reserved');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Reserved 8' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Used 1' })).toHaveCount(done);
  await expect(rows.filter({ hasText: 'Released 1' })).toHaveCount(8 - done);
  for (const name of ['one.pdf', 'two.pdf', 'locked.pdf', 'scan 0.pdf', 'scan 4.pdf']) {
    await expect(rows.filter({ hasText: name })).toHaveCount(1);
  }

  const operator = await browser.newPage();
  await enterAsOperator(operator, newOperator('work'));
  await operator.goto('/admin?view=checks');
  await expect(operator.getByText('All checks passed.')).toBeVisible({ timeout: 30_000 });
  await operator.close();
});

test('forty days later a link has ended, and the credits of another month are there', async ({
  page,
  browser,
}) => {
  const { client, person } = recruiter;
  const share = {
    title: 'For Monday',
    analysisIds: [analysisId],
    anonymous: true,
    allowsComments: true,
    days: 1,
  };
  const link = `/shared#${(await client.call(createShare, share)).data.token}`;
  const reader = await browser.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'For Monday' })).toBeVisible();
  await server.stop();
  await server.start(40);
  await reader.reload();
  await expect(reader.getByText('This link is invalid or has expired')).toBeVisible();
  await reader.close();

  await page.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(person.email) });
  await page.goto('/login?returnTo=/resume-history?view=links');
  await logIn(page, person);
  const links = page.getByRole('list', { name: 'Your links' });
  await expect(links.getByText('Expired', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(links).toContainText('opened once');
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Available' })).toContainText('10 of 10 from this month');
});
