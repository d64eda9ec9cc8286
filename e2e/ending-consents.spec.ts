import { expect, test } from '@playwright/test';
import { askForRenewal, getConsent, listAnalyses, recordConsent, updatePreferences } from '@winnow/contracts';
import { receiveEmail } from './testing/emails.ts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { scoreResumes } from './testing/score-resumes.ts';

test.slow();

const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

const resume = `Ilse Brandwein
ilse.brandwein@example.org

Experience
Bookkeeper, Harbour Foods, 2016-02 - present

Skills
Excel`;

test('a consent that expires soon is found from the talent pool, and its renewal is recorded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { client } = await enter(page);
  await client.call(updatePreferences, { anonymousView: false });
  await scoreResumes(client, 'Accountant\n\nRequirements\n- 3+ years of experience in accounting\n- Excel', {
    'ilse.txt': resume,
  });
  const { analyses } = (await client.call(listAnalyses, {})).data;
  const id = analyses[0]?.personId ?? '';
  await client.call(recordConsent, { id, kind: 'given', on: dayIn(-300), expiresOn: dayIn(20) });
  await page.goto('/talent-pool');
  await page.getByRole('link', { name: 'Consents ending soon (1)' }).click();
  await page.waitForURL('**/talent-pool/consents*');
  await expect(page.getByRole('link', { name: 'Ilse Brandwein', exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Ask by email: Ilse Brandwein' }).click();
  await expect(page.getByText(/^We’re emailing Ilse Brandwein a link/)).toBeVisible();
  await expect(page.getByText(/Asked on/)).toBeVisible();
  await page.getByRole('button', { name: 'Record renewal: Ilse Brandwein' }).click();
  const dialog = page.getByRole('dialog', { name: 'New consent of Ilse Brandwein' });
  await dialog.getByLabel('Valid until').fill(dayIn(385));
  await dialog.getByLabel('How it was given').fill('By phone');
  await dialog.getByRole('button', { name: 'Save consent' }).click();
  await expect(page.getByText('No consent ends in this period')).toBeVisible();
  expect((await client.call(getConsent, { id })).data).toMatchObject({
    state: 'given',
    expiresOn: dayIn(385),
    history: [{ how: 'By phone' }, {}],
  });
  await page.getByLabel('Ends within').selectOption('365');
  await expect(page.getByText('No consent ends in this period')).toBeVisible();
});

test('a candidate withdraws their consent by a link in an email, on a phone without JavaScript', async ({
  page,
  browser,
}) => {
  const { client } = await enter(page);
  // Another one each time: the newest email to it has the link.
  const address = `odile.${Date.now().toString(36)}@example.org`;
  await scoreResumes(client, 'Accountant\n\nRequirements\n- 3+ years of experience in accounting\n- Excel', {
    'odile.txt': resume
      .replaceAll('Ilse Brandwein', 'Odile Marten')
      .replace('ilse.brandwein@example.org', address),
  });
  const id = (await client.call(listAnalyses, {})).data.analyses[0]?.personId ?? '';
  await client.call(recordConsent, { id, kind: 'given', on: dayIn(-300), expiresOn: dayIn(20) });
  await client.call(askForRenewal, { personIds: [id] });
  const subject = 'May Maren Ostrowski keep your resume?';
  const { link } = await receiveEmail(page, address, subject);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const own = await context.newPage();
  await own.goto(new URL(new URL(link).pathname, page.url()).href);
  await expect(own.getByRole('button', { name: 'Renew consent' })).toBeVisible();
  const withdraw = own.getByRole('button', { name: 'Withdraw consent and delete data' });
  await withdraw.click();
  // The checkbox is required first.
  await expect(withdraw).toBeVisible();
  await own.getByRole('checkbox', { name: 'I understand that this can’t be undone.' }).check();
  await withdraw.click();
  await expect(own.getByText('You withdrew your consent.')).toBeVisible();
  await context.close();
  // The requester is notified, and finds the person through the notification.
  await page.goto('/notifications');
  await page
    .getByRole('link', { name: /withdrew their consent; their data will be deleted tonight/ })
    .click();
  await page.waitForURL(`**/people/${id}`);
  await expect(page.getByText('The person answered our email')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText(/^All data about this person was exported/)).toBeVisible();
});
