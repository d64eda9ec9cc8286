import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Client, createJob, getMe, listFiles } from '@winnow/contracts';
import {
  makeArchiveWithBomb,
  makeBomb,
  makeCutDocument,
  makeGoodPdf,
  makeLockedPdf,
  makeProgram,
} from '../tools/testing/hostile-files.ts';
import { enter } from './testing/enter.ts';
import { addressOf } from './testing/person.ts';
import { sampleJob, sampleResume } from './testing/samples.ts';

test.describe.configure({ timeout: 180_000 });

type Sent = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

function sent(name: string, bytes: Uint8Array): Sent {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}

/** The analyzer with a job chosen and files added. */
async function addFiles(page: Page, client: Client, files: Sent[]): Promise<void> {
  const { id } = (await client.call(createJob, { text: sampleJob })).data;
  await page.goto(`/resume-analyzer?job=${id}`);
  await page.locator('input[type="file"]').first().setInputFiles(files);
}

async function press(page: Page, count: number): Promise<void> {
  const resumes = count === 1 ? '1 resume' : `${count} resumes`;
  await page.getByRole('button', { name: `Analyze ${resumes}`, exact: true }).click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
}

/** The row of one file among those of a run. */
const lineOf = (page: Page, name: string) =>
  page.locator('details').getByRole('listitem').filter({ hasText: name });

test('among files that would harm or cannot be read the good ones are scored, and the others say why and cost nothing', async ({
  page,
}) => {
  const { client } = await enter(page);
  await addFiles(page, client, [
    sent('good one.pdf', await makeGoodPdf(1)),
    sent('really a pdf.docx', await makeGoodPdf(2)),
    sent('bomb.docx', makeBomb()),
    sent('locked.pdf', await makeLockedPdf()),
    sent('torn.pdf', Buffer.from('%PDF-1.7\nand nothing that follows from it\n')),
    sent('program.pdf', makeProgram()),
    sent('empty.pdf', new Uint8Array()),
    sent('movie.mp4', new Uint8Array(10)),
    sent('cut.docx', makeCutDocument()),
    sent('team.zip', await makeArchiveWithBomb('<img src=x onerror=alert(1)>.pdf')),
  ]);

  await test.step('what cannot be taken is told before the run', async () => {
    const lines = page.getByRole('region', { name: 'Resumes' }).getByRole('listitem');
    await expect(page.getByText('7 of 11 resumes ready')).toBeVisible({ timeout: 60_000 });
    await expect(lines.filter({ hasText: 'empty.pdf' })).toContainText('The selected file is empty.');
    await expect(lines.filter({ hasText: 'movie.mp4' })).toContainText('must be a PDF, a Word document');
    await expect(lines.filter({ hasText: 'cut.docx' })).toContainText('This file is damaged or incomplete.');
    await expect(lines.filter({ hasText: 'bomb.txt' })).toContainText('becomes too large when unpacked');
    // A name is text, even if it looks like markup.
    await expect(lines.filter({ hasText: '<img src=x onerror=alert(1)>.pdf' })).toContainText('Ready');
  });

  await press(page, 7);
  await expect(page.getByText('Done: 2 resumes analyzed. 2 credits used, 5 released')).toBeVisible({
    timeout: 90_000,
  });

  await test.step('each that was not judged says why, has no score, and says what helps', async () => {
    const words: [string, string][] = [
      ['bomb.docx', 'This file is too large, or becomes too large when unpacked.'],
      ['locked.pdf', 'This file is password-protected.'],
      ['torn.pdf', 'This file is damaged or incomplete.'],
      ['really a pdf.docx', 'The content of this file doesn’t match its extension.'],
      ['program.pdf', 'The content of this file doesn’t match its extension.'],
    ];
    for (const [name, reason] of words) await expect(lineOf(page, name)).toContainText(reason);
    await expect(page.getByText('5 files need attention')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Candidate / })).toHaveCount(2);
    await page.getByRole('switch', { name: 'Anonymous' }).click();
    await expect(
      page.locator('a[id^="candidate-"]').filter({ hasText: /locked|bomb|torn|really|program/ }),
    ).toHaveCount(0);

    // A file that no retry could read is not offered one, but a way to add a corrected copy.
    await expect(page.locator('details').getByRole('button', { name: /^Try again/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Upload corrected files' })).toHaveAttribute(
      'href',
      /^\/resume-analyzer\?job=/,
    );
  });

  await test.step('the books have a line for each file, and add up', async () => {
    await page.goto('/credits');
    await expect(page.getByRole('region', { name: 'Available' })).toContainText('8 of 10 from this month');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'Used 1' })).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Used 1' }).filter({ hasText: 'good one.pdf' })).toContainText(
      'Resume analyzed',
    );
    await expect(rows.filter({ hasText: 'locked.pdf' }).filter({ hasText: 'Released 1' })).toHaveCount(1);
    for (const name of ['bomb.docx', 'torn.pdf', 'really a pdf.docx', 'program.pdf']) {
      await expect(rows.filter({ hasText: name })).toContainText('File could not be read');
    }
  });
});

test('a file that failed on our side is tried again, and paid for once', async ({ page }) => {
  const { client } = await enter(page);
  await addFiles(page, client, [sent('astray.pdf', await makeGoodPdf(3))]);
  await expect(page.getByText('1 of 1 resume ready')).toBeVisible({ timeout: 30_000 });
  const [file] = (await client.call(listFiles, {})).data.files;
  const owner = (await client.call(getMe)).data.id;
  const stored = join(process.env['E2E_DATA_DIR'] ?? '', 'files/resumes', owner, file?.id ?? '');
  await rename(stored, `${stored}.astray`);

  await press(page, 1);
  await expect(lineOf(page, 'astray.pdf')).toContainText(
    'Something went wrong on our side, and nothing was charged.',
    {
      timeout: 90_000,
    },
  );
  await expect(page.getByText('No resume of this run could be scored')).toBeVisible();
  await rename(`${stored}.astray`, stored);
  await lineOf(page, 'astray.pdf').getByRole('button', { name: 'Try again: astray.pdf' }).click();
  await expect(page.getByText('Done: 1 resume analyzed. 1 credit used')).toBeVisible({ timeout: 60_000 });
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Available' })).toContainText('9 of 10 from this month');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Failed on our side' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Used 1' })).toHaveCount(1);
});

test('a run goes on while its page is left, is the same in a second tab, and what is stopped costs nothing', async ({
  page,
  context,
}) => {
  const { client, person } = await enter(page);
  // Scanned pages take a second or so each; the appended characters make each a separate file.
  const scan = await readFile(sampleResume('samuel-adjei.pdf'));
  const scans = Array.from({ length: 9 }, (_, number) =>
    sent(`scan ${number}.pdf`, Buffer.concat([scan, Buffer.from(`% ${number}\n`)])),
  );
  await addFiles(page, client, [sent('first.pdf', await makeGoodPdf(4)), ...scans]);
  await expect(page.getByText('10 of 10 resumes ready')).toBeVisible({ timeout: 60_000 });
  // Opened before the run, so that the run is still in progress when it is checked there.
  const second = await context.newPage();
  await second.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(person.email) });
  await second.goto('/job-descriptions');
  await page.bringToFront();
  await press(page, 10);
  const run = page.url();
  const progress = page.getByRole('region', { name: 'Run' });
  await expect(progress).toContainText('You can leave this page. The run continues.');

  await page.goto('/job-descriptions');
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await page.goBack();
  // Immediately, since nine scans are read within a few seconds.
  await second.goto(run);
  await second.getByRole('button', { name: 'Cancel run' }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByText(/^This run was canceled\. \d+ credits? used, \d+ released$/)).toBeVisible();
  }
  await expect(page.locator('details').getByText('Canceled', { exact: true }).first()).toBeVisible();
  await expect(page.locator('details').getByText(/^(Waiting|Reading|Scoring)$/)).toHaveCount(0);
  const judged = await page.locator('details').getByText('Done', { exact: true }).count();
  expect(judged).toBeLessThan(10);
  for (const tab of [page, second])
    await expect(tab.getByRole('link', { name: /^Candidate / })).toHaveCount(judged);
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Available' })).toContainText(
    `${10 - judged} of 10 from this month`,
  );
});
