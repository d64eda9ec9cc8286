import { expect, type Page, test } from '@playwright/test';
import { createJob, listApplications, setJobEmails, updateJob, updatePreferences } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

test.slow();

type FilePayload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const advert = `Harbor accountant

We keep the books of forty ships.

Requirements
- QuickBooks is required.
- 3+ years of experience in accounting
- Excel`;

const resume = `Ada Thorne
ada.thorne@example.org

Experience
Senior Accountant, Harbor Foods, 2016-01 - present
Closed the books of three ships a month and prepared reports for the harbor office.

Education
BSc Accounting, Port College, 2015

Skills
QuickBooks, Excel`;

test('a job is opened, a candidate applies without script on a phone, and is scored', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  await client.call(updatePreferences, { anonymousView: false });
  const { data: job } = await client.call(createJob, { text: advert });
  let link = '';

  await test.step('a recruiter asks a question and opens the job', async () => {
    await page.goto(`/job-descriptions/${job.id}?view=applications`);
    await expect(page.getByText('No applications yet')).toBeVisible();
    await page.getByRole('button', { name: 'Edit page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add question' }).click();
    await dialog.getByLabel('Question 1', { exact: true }).fill('May you work in the harbor?');
    await dialog.getByRole('button', { name: 'Save page' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('switch', { name: 'Open for applications' }).check();
    await expect(page.getByText('Anyone with the link can apply.')).toBeVisible();
    link = (await page.getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? '';
    await expectAccessible(page);
  });

  const apply = async (form: Page, file: FilePayload) => {
    await form.getByRole('radio', { name: 'No' }).check();
    await form.getByLabel('Name', { exact: true }).fill('Ada Thorne');
    await form.getByLabel('Email', { exact: true }).fill('ada.thorne@example.org');
    await form.getByLabel('Resume', { exact: true }).setInputFiles(file);
    await form.getByRole('checkbox', { name: /I have read the privacy notice/ }).check();
    await form.getByRole('button', { name: 'Send application' }).click();
  };

  await test.step('who sends a file that cannot be read is told why, and keeps what was typed', async () => {
    const form = await page.context().newPage();
    await form.goto(link);
    await expectAccessible(form);
    const buffer = Buffer.from('%PDF-1.7 not really');
    await apply(form, { name: 'ada.pdf', mimeType: 'application/pdf', buffer });
    await expect(form.getByRole('alert')).toContainText('This file is damaged.');
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ada Thorne');
    await expectAccessible(form);
    await form.close();
  });

  await test.step('a candidate applies on a phone, without script', async () => {
    const phone = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' },
    });
    const form = await phone.newPage();
    await form.goto(link);
    await expect(form.getByRole('heading', { name: 'Harbor accountant', level: 1 })).toBeVisible();
    expect(await overflowOf(form)).toBe(0);
    await apply(form, { name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from(resume) });
    await expect(form.getByRole('heading', { name: 'Thank you for your application' })).toBeVisible();
    await phone.close();
  });

  await test.step('the inbox shows it with its mark, and it is scored in a run', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.reload();
    const inbox = page.getByRole('list', { name: 'Applications for this job' });
    await expect(inbox).toContainText('Failed a knock-out question');
    await expectAccessible(page);
    await client.call(updateJob, { id: job.id, version: job.version, company: 'Harbor Foods' });
    await client.call(setJobEmails, { id: job.id, isOn: true });
    await inbox.getByRole('button', { name: 'Email: Ada Thorne' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Preview emails' }).click();
    await expect(dialog.getByText('Hello Ada Thorne')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send 1 email' }).click();
    await inbox.getByText('1 email', { exact: true }).click();
    await expect(inbox.getByText('Show message')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Select Ada Thorne' }).check();
    await page.getByRole('button', { name: 'Add 1 to a run' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start run' }).click();
    await expect(page).toHaveURL(/\/resume-analyzer\/[0-9a-f-]{36}/);
    await expect
      .poll(async () => (await client.call(listApplications, { id: job.id })).data.applications[0]?.state)
      .toBe('scored');
    await page.goto(`/job-descriptions/${job.id}?view=applications`);
    await expect(inbox.getByRole('link', { name: /^Score \d+$/ })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowOf(page)).toBe(0);
  });
});
