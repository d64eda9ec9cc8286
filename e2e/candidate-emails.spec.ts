import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createJob, getBatch, startBatch, updateJob, uploadFile } from '@winnow/contracts';
import type { Email } from 'postal-mime';
import { readOutbox } from './testing/emails.ts';
import { type Entered, enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

const jobText = `Data analyst

Requirements
- 3+ years of experience as a data analyst
- SQL
- Python`;

const resumeOf = (name: string, address: string) => `${name}
${address}

Experience
Data analyst, Tide Works, 2018-01 - present
Wrote reports in SQL and Python for the purchasing department and trained four colleagues.

Skills
SQL, Python`;

/** A job with a run of these resumes, scored. */
async function runOf({ client }: Entered, resumes: readonly string[]) {
  const { id: jobId, version } = (await client.call(createJob, { text: jobText })).data;
  await client.call(updateJob, { id: jobId, version, company: 'Harbor Foods' });
  const fileIds: string[] = [];
  for (const [place, text] of resumes.entries()) {
    const [sent] = (await client.call(uploadFile, { file: new File([text], `${place}.txt`) })).data.files;
    fileIds.push(sent?.file?.id ?? '');
  }
  const run = { jobDescriptionId: jobId, fileIds, idempotencyKey: crypto.randomUUID() };
  const { id: runId } = (await client.call(startBatch, run)).data;
  await expect
    .poll(async () => (await client.call(getBatch, { id: runId })).data.counts.done, { timeout: 60_000 })
    .toBe(resumes.length);
  const { items } = (await client.call(getBatch, { id: runId })).data;
  const byFile = new Map(items.map(({ fileId, analysis }) => [fileId, analysis?.id]));
  return { runId, ids: fileIds.map((fileId) => byFile.get(fileId)) };
}

/** The emails to an address, as stored in the outbox of the server. */
async function emailsTo(address: string): Promise<Email[]> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  return (await readOutbox(folder)).filter(({ to }) => to?.some((person) => person.address === address));
}

async function selectEveryone(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: /^Select Candidate/ })).toHaveCount(2);
  for (const box of await page.getByRole('checkbox', { name: /^Select Candidate/ }).all()) await box.check();
}

test('candidates are emailed from a template: previewed, sent once, and on their record', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const entered = await enter(page);
  const address = `orla.${entered.person.email.replace(/[^a-z0-9]/g, '')}@example.org`.slice(0, 64);
  const { runId, ids } = await runOf(entered, [
    resumeOf('Orla Finch', address),
    resumeOf('Silas Reed', 'Tide Lane 4, Port Ellis'),
  ]);
  const [emailed] = ids;
  await page.goto(`/resume-analyzer/${runId}`);
  await selectEveryone(page);
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Email 2 candidates' });

  await test.step('an unknown field is refused by its name', async () => {
    await dialog.getByLabel('Template').selectOption('Interview invitation');
    const subject = dialog.getByRole('textbox', { name: 'Subject' });
    await subject.fill('Let us talk, {first name}');
    await dialog.getByRole('button', { name: 'Preview emails' }).click();
    await expect(dialog.getByText('{first name} is not a field.')).toBeVisible();
    await subject.fill('Let us talk about ');
    await dialog.getByRole('button', { name: 'Insert the field Job title' }).click();
    await expect(subject).toHaveValue('Let us talk about {job title}');
    await expectAccessible(page);
  });

  await test.step('emails are off for a job until they are turned on', async () => {
    await dialog.getByRole('button', { name: 'Preview emails' }).click();
    await expect(dialog.getByText('None of these candidates can be emailed')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send 0 emails' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Turn on emails' }).click();
  });

  await test.step('the preview shows the email, without the address in anonymous view, and who gets none', async () => {
    await expect(dialog.getByText('Let us talk about Data analyst')).toBeVisible();
    await expect(dialog.getByText('hidden in anonymous view')).toBeVisible();
    await expect(dialog).not.toContainText('Orla');
    await expect(dialog.getByText('No email address in the resume')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what is sent leaves once, with the words of the preview', async () => {
    await dialog.getByRole('button', { name: 'Send 1 email' }).click();
    await expect(page.getByText('Sending 1 email in 10 seconds.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await emailsTo(address)).length, { timeout: 60_000 }).toBe(1);
    const [email] = await emailsTo(address);
    expect(email?.subject).toBe('Let us talk about Data analyst');
    expect(email?.text).toContain('Hello Orla Finch,');
    expect(email?.text).toContain('at Harbor Foods');
    expect(email?.replyTo).toMatchObject([{ address: entered.person.email }]);
  });

  await test.step('the record shows it, and a second copy asks first', async () => {
    await page.goto(`/resume-history/${emailed}`);
    await page.getByRole('tab', { name: 'Record' }).click();
    const record = page.getByRole('tabpanel');
    await expect(record.getByText('Let us talk about Data analyst').first()).toBeVisible();
    await record.getByText('Show message').click();
    await expect(record).toContainText('We enjoyed reading your resume');
    await expect(record).not.toContainText('Orla');
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Email 1 candidate' });
    await expect(again.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Let’s talk about your application: {job title}',
    );
    await again.getByRole('button', { name: 'Preview emails' }).click();
    await expect(again.getByText(/Got this template in the last 24 hours/)).toBeVisible();
    await again.getByRole('checkbox', { name: /Send it again/ }).check();
    await again.getByRole('button', { name: 'Send 1 email' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Canceled 1 email.')).toBeVisible();
    expect(await emailsTo(address)).toHaveLength(1);
  });
});

test('a template is changed in the settings, previewed while it is typed, and reset', async ({ page }) => {
  test.setTimeout(60_000);
  await enter(page);
  await page.goto('/settings#email-templates');
  const section = page.getByRole('region', { name: 'Email templates' });
  await section.getByLabel('Template').selectOption('Rejection');
  await section.getByRole('textbox', { name: 'Message' }).fill('Dear {candidate name}, thank you.');
  await expect(section.getByText('Dear Ada Thorne, thank you.')).toBeVisible();
  await section.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Template saved.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await section.getByLabel('Template').selectOption('Rejection');
  await expect(section.getByText('Dear Ada Thorne, thank you.')).toBeVisible();
  await section.getByRole('button', { name: 'Reset to default' }).click();
  await expect(section.getByText(/We read your application carefully/).first()).toBeVisible();
});
