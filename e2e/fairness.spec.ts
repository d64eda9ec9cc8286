import { expect, test } from '@playwright/test';
import {
  acceptInvitation,
  createJob,
  createOrganization,
  inviteMember,
  listReceivedInvitations,
  saveApplyPage,
  switchOrganization,
} from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { makeOwnServer, type OwnServer } from './testing/own-server.ts';
import { logIn, newPerson } from './testing/person.ts';
import { sampleJob, sampleResume } from './testing/samples.ts';

// Of its own, since a month passes.
const port = Number(process.env['E2E_PORT'] ?? 3210) + 60;
test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: 'serial', timeout: 150_000 });

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await makeOwnServer(port, {});
  await server.start();
});
test.afterAll(() => server.remove());

test('applicants say who they are without script, and an auditor reads sums a month later', async ({
  page,
  browser,
}) => {
  const { client } = await enter(page);
  const { data: team } = await client.call(createOrganization, { name: 'Harbor Foods' });
  await client.call(switchOrganization, { id: team.id });
  const auditor = newPerson();
  const context = await browser.newContext();
  const other = await context.newPage();
  const invited = await enter(other, auditor);
  await client.call(inviteMember, { email: auditor.email, role: 'auditor' });
  const [invitation] = (await invited.client.call(listReceivedInvitations)).data;
  await invited.client.call(acceptInvitation, { id: invitation?.id ?? '' });
  await invited.client.call(switchOrganization, { id: team.id });
  const { data: job } = await client.call(createJob, { text: sampleJob });
  const { data: open } = await client.call(saveApplyPage, {
    id: job.id,
    ...{ isOpen: true, isListed: true, language: 'en', closesOn: null },
    ...{ notice: '', privacyUrl: '', questions: [] },
  });

  await test.step('an owner turns the questions on', async () => {
    await page.goto('/fairness');
    await expect(page.getByText('No applications to count yet')).toBeVisible();
    await page.getByRole('switch', { name: 'Ask applicants to answer voluntarily' }).check();
    await expect(page.getByRole('switch')).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('switch')).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('an applicant answers on a phone, without script, and sees it again by the email', async () => {
    const phone = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.78' },
    });
    const form = await phone.newPage();
    await form.goto(open.url ?? '');
    await form.getByLabel('Name', { exact: true }).fill('Ada Thorne');
    await form.getByLabel('Email', { exact: true }).fill('ada.thorne@example.org');
    await form.getByLabel('Resume', { exact: true }).setInputFiles(sampleResume('tomas-quispe.txt'));
    await form.getByRole('checkbox', { name: /I have read the privacy notice/ }).check();
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(form.getByRole('heading', { name: 'Thank you for your application' })).toBeVisible();
    expect(await overflowOf(form)).toBe(0);
    // What is looked at needs script.
    const looked = await page.context().newPage();
    await looked.goto(form.url());
    await expect(looked.getByRole('heading', { name: 'Voluntary questions' })).toBeVisible();
    await expectAccessible(looked);
    await looked.close();
    await form.getByRole('radio', { name: 'Woman' }).check();
    await form.getByRole('radio', { name: 'Asian' }).check();
    await form.getByRole('button', { name: 'Send answers' }).click();
    await expect(form.getByText('Your answers were saved.')).toBeVisible();
    await phone.close();
  });

  await test.step('the auditor sees the application counted, and too few to say more', async () => {
    await server.stop();
    await server.start(40);
    await other.goto('/organization');
    await logIn(other, auditor);
    const ways = other.getByRole('navigation', { name: 'Workspace' }).first();
    await ways.getByRole('link', { name: 'Fairness' }).click();
    await expect(
      other.getByText('1 applicant. 1 did not say or are in hidden categories.').first(),
    ).toBeVisible();
    await expect(other.getByText('Too few to compare: there are not enough answers').first()).toBeVisible();
    await expect(other.getByRole('switch')).toHaveCount(0);
    await expect(other.getByText('Ada Thorne')).toHaveCount(0);
    await expectAccessible(other);
    await other.setViewportSize({ width: 360, height: 740 });
    expect(await overflowOf(other)).toBe(0);
    const downloading = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Download XLSX' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^fairness-\d{4}\.xlsx$/);
    await other.goto('/organization');
    await expect(other.getByText('downloaded the fairness workbook')).toBeVisible();
  });
  await context.close();
});
