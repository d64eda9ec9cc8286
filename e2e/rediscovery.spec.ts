import { expect, test } from '@playwright/test';
import { createJob, getJob, updateJob, updatePreferences } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { scoreResumes } from './testing/score-resumes.ts';

test.slow();

const advert = (title: string) => `${title}

Requirements
- QuickBooks is required.
- 3+ years of experience in accounting
- Excel`;

const resumeOf = (name: string, title: string, skills: string) => `${name}
${name.toLowerCase().replace(' ', '.')}@example.org

Experience
${title}, Harbor Foods, 2016-01 - present
Closed the books of three ships a month and prepared reports for the harbor office.

Education
BSc Accounting, Port College, 2015

Skills
${skills}`;

test('a job shows who of the library fits it, adds them to a run, and a person shows the jobs they fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  await client.call(updatePreferences, { anonymousView: false });
  await scoreResumes(client, advert('Bookkeeper'), {
    'ada.txt': resumeOf('Ada Thorne', 'Senior Accountant', 'QuickBooks, Excel'),
    'bea.txt': resumeOf('Bea Wick', 'Bookkeeper', 'Sage, Excel'),
    'cleo.txt': resumeOf('Cleo Marsh', 'Welder', 'MIG welding'),
  });
  const { data: job } = await client.call(createJob, { text: advert('Harbor accountant') });

  await test.step('the best of the library come first, with why', async () => {
    await page.goto(`/job-descriptions/${job.id}?view=library`);
    await expect(page.getByText('3 people compared')).toBeVisible();
    const people = page.getByRole('list', { name: 'People in your library who fit this job' });
    await expect(people.getByRole('article').first()).toContainText('Ada Thorne');
    await expect(page.getByRole('list', { name: 'Why: Ada Thorne' })).toContainText('QuickBooks');
    await expectAccessible(page);
  });

  await test.step('the full analysis is a preview that costs nothing, against this job or another', async () => {
    await page.getByRole('link', { name: 'Full analysis: Ada Thorne' }).click();
    await expect(page.getByRole('heading', { name: 'Ada Thorne', level: 1 })).toBeVisible();
    await expect(page.getByText('Preview, not saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
    await page.getByRole('switch', { name: 'Anonymous' }).click();
    await expect(page.getByRole('heading', { name: /^Candidate [0-9A-F]{4}$/, level: 1 })).toBeVisible();
    await expect(page.getByText('Ada Thorne')).toHaveCount(0);
    await expectAccessible(page);
    const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET');
    await page.getByRole('switch', { name: 'Anonymous' }).click();
    await stored;
    await expect(page.getByRole('heading', { name: 'Ada Thorne', level: 1 })).toBeVisible();
    await page.getByLabel('Job', { exact: true }).selectOption('Bookkeeper');
    await page.getByRole('link', { name: 'Open the analysis from a run' }).click();
    await expect(page).toHaveURL(/\/resume-history\/[0-9a-f-]{36}/);
    await page.goto(`/job-descriptions/${job.id}?view=library`);
  });

  await test.step('those who are chosen join a run, at a price that is shown', async () => {
    await page.getByRole('checkbox', { name: 'Select Ada Thorne' }).check();
    await page.getByRole('button', { name: 'Add 1 person to a run' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 credit', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Start run' }).click();
    await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}/);
    await page.goto(`/job-descriptions/${job.id}?view=library`);
    await expect(page.getByText('2 people compared')).toBeVisible();
    await expect(page.getByText('Ada Thorne')).toHaveCount(0);
  });

  await test.step('a person shows the open jobs that they fit', async () => {
    await page.getByRole('link', { name: 'Bea Wick', exact: true }).click();
    const jobs = page.getByRole('region', { name: 'Open jobs that fit' });
    await expect(jobs.getByRole('link', { name: 'Bookkeeper', exact: true })).toBeVisible();
    await expect(jobs.getByRole('link', { name: 'Harbor accountant', exact: true })).toBeVisible();
    await jobs.getByRole('link', { name: 'Full analysis: Harbor accountant' }).click();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByText('Preview, not saved')).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Add to a run' }).click();
    await expect(page.getByRole('dialog').getByText('1 credit', { exact: true })).toBeVisible();
  });
});

test('saving weights after another member did shows both versions first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  const { data: job } = await client.call(createJob, { text: advert('Harbor accountant') });
  await page.goto(`/job-descriptions/${job.id}/what-if`);
  const must = page.getByRole('checkbox', { name: 'Must-have: Excel' });
  await must.click();
  const isMust = await must.isChecked();
  await client.call(updateJob, { id: job.id, version: job.version, title: 'Senior harbor accountant' });
  await page.getByRole('button', { name: 'Save to the job' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Version 2 was saved/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowOf(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Version 3 saved.')).toBeVisible();
  const { data: saved } = await client.call(getJob, { id: job.id });
  expect(saved.title).toBe('Senior harbor accountant');
  expect(saved.requirements.find(({ text }) => text === 'Excel')?.must).toBe(isMust);
});
