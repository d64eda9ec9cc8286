import { expect, test } from '@playwright/test';
import { createJob, updatePreferences } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { composeEmail, imapUser, startMailServer } from './testing/mail-server.ts';
import { overflowOf } from './testing/overflow-of.ts';

// Two axe checks and a run.
test.slow();

const advert = `Harbor accountant

Requirements
- QuickBooks is required.
- 3+ years of experience in accounting`;

const resumeOf = (name: string) => `${name}
${name.toLowerCase().replace(' ', '.')}@example.org

Experience
Accountant, Harbor Foods, 2016-01 - present
Closed the books of three ships a month in QuickBooks and prepared reports for the harbor office.

Skills
QuickBooks, Excel`;

test('resumes that arrive in a mailbox are shown with their senders and added to a run', async ({ page }) => {
  const mail = await startMailServer();
  mail.deliver(
    await composeEmail({
      from: 'Ada Thorne <ada@candidates.example>',
      subject: 'My application as an accountant',
      added: [
        'Authentication-Results: mx.harbor.example; spf=pass smtp.mailfrom=ada@candidates.example; dkim=pass header.d=candidates.example',
      ],
      attachments: [
        { name: 'Ada Thorne.txt', content: resumeOf('Ada Thorne') },
        { name: 'winmail.dat', content: 'x' },
      ],
    }),
  );
  mail.deliver(
    await composeEmail({ id: '<2@mail.example>', from: 'ben@candidates.example', subject: 'A question' }),
  );
  const { client } = await enter(page);
  await client.call(updatePreferences, { anonymousView: false });
  const { data: job } = await client.call(createJob, { text: advert });

  await page.goto(`/job-descriptions/${job.id}?view=mailbox`);
  await page.getByRole('button', { name: 'Connect mailbox' }).click();
  await page.getByLabel('Mail server (IMAP)').fill('localhost');
  await page.getByLabel('Port').fill(String(mail.port));
  await page.getByLabel('User name').fill(imapUser.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The mail server rejected the user name or password.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(imapUser.password);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('It works: 2 emails in the folder.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect mailbox' }).click();

  await expect(page.getByText('2 emails, 1 resume added')).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'My application as an accountant' });
  await expect(first).toContainText('Sent by a server of candidates.example');
  await expect(first).toContainText('Signed by candidates.example');
  await expect(first).toContainText('Added to your library');
  await expect(first).toContainText('ask for a PDF');
  await expect(page.getByRole('listitem').filter({ hasText: 'A question' })).toContainText(
    'No resume attached',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowOf(page)).toBe(0);

  mail.deliver(
    await composeEmail({
      id: '<3@mail.example>',
      from: 'Cleo Marsh <cleo@candidates.example>',
      attachments: [{ name: 'Cleo Marsh.txt', content: resumeOf('Cleo Marsh') }],
    }),
  );
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('3 emails, 2 resumes added')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Cleo Marsh.txt' }).check();
  await page.getByRole('checkbox', { name: 'Select Ada Thorne.txt' }).check();
  await page.getByRole('button', { name: 'Add 2 people to a run' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start run' }).click();
  await expect(page).toHaveURL(/resume-analyzer\//);
  await mail.stop();

  await page.goto(`/job-descriptions/${job.id}?view=mailbox`);
  await page.getByRole('button', { name: 'Disconnect mailbox' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect mailbox' }).click();
  await expect(page.getByText('No mailbox connected')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'cleo@candidates.example' })).toContainText(
    'Added to your library',
  );
});
