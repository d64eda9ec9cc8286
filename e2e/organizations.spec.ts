import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createJob } from '@winnow/contracts';
import { receiveEmail } from './testing/emails.ts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { accountMenu, addressOf, newPerson, type Person } from './testing/person.ts';
import { sampleJob } from './testing/samples.ts';

test.slow();

const switcher = (page: Page) => page.getByRole('button', { name: /^Switch organization/ }).first();

async function createTeam(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Create an organization' }).click();
  await page.getByRole('textbox', { name: 'Organization name' }).fill(name);
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: role });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`We’re sending the invitation to ${email}.`)).toBeVisible();
  return (await receiveEmail(page, email, 'You’re invited to join Harbor Foods on Winnow')).link;
}

/** From the page of the invitation to an account with the invited address. */
async function registerFromInvitation(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Create an account and join' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(person.name);
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await page.locator('#password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible({ timeout: 20_000 });
  const { code } = await receiveEmail(page, person.email, 'Confirm your email address');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Verify email', exact: true }).click();
}

test('an owner invites, a new user joins, works in the team and is removed', async ({ page, browser }) => {
  const { person: owner, client } = await enter(page);
  await page.goto('/dashboard');
  await expect(accountMenu(page, owner)).toBeVisible();
  await expect(switcher(page)).toBeHidden();
  await createTeam(page, 'Harbor Foods');
  await expect(switcher(page)).toHaveAccessibleName('Switch organization. Current: Harbor Foods, Owner');
  const invited = { ...newPerson(), name: 'Ada Thorne' };
  const link = await invite(page, invited.email, 'Recruiter');

  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(invited.email) },
  });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Join Harbor Foods' })).toBeVisible();
  await expect(other.getByText('Maren Ostrowski invites you as Recruiter.')).toBeVisible();
  // A user who creates an account to join has joined with it, and is asked no questions first.
  await registerFromInvitation(other, invited);
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.goto('/organization');
  await expect(switcher(other)).toHaveAccessibleName('Switch organization. Current: Harbor Foods, Recruiter');
  await expect(other.getByRole('textbox', { name: 'Email address' })).toBeHidden();
  await expect(other.getByRole('heading', { name: 'Audit log' })).toBeHidden();
  await expect(other.getByRole('listitem').filter({ hasText: 'Ada Thorne' })).toContainText('You');

  const { data: job } = await client.call(createJob, { text: sampleJob });
  await other.goto('/job-descriptions');
  await expect(other.getByRole('link', { name: job.title }).first()).toBeVisible();

  await switcher(other).click();
  await other.getByRole('menuitem', { name: 'Personal' }).click();
  await expect(switcher(other)).toHaveAccessibleName('Switch organization. Current: Personal, Owner');
  await other.goto('/job-descriptions');
  await expect(other.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  await expect(other.getByRole('link', { name: job.title })).toBeHidden();
  await switcher(other).click();
  await other.getByRole('menuitem', { name: 'Harbor Foods' }).click();
  await expect(switcher(other)).toHaveAccessibleName(/Harbor Foods, Recruiter$/);

  await page.reload();
  await expect(page.getByText('Ada Thorne joined as Recruiter')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ada Thorne' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Ada Thorne was removed.')).toBeVisible();
  await other.goto('/job-descriptions');
  await expect(other.getByText('You no longer belong to that organization.')).toBeVisible();
  await expect(switcher(other)).toBeHidden();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible();
  await context.close();
});

test('an auditor reads the audit log and sees no job', async ({ page, browser }) => {
  await enter(page);
  await createTeam(page, 'Harbor Foods');
  const auditor = newPerson();
  const link = await invite(page, auditor.email, 'Auditor');
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other, auditor);
  await other.goto(link);
  await other.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(other).toHaveURL(/\/organization$/);
  await expect(
    other.getByText('The audit log, decision records and the fairness workbook. No names or files.'),
  ).toBeVisible();
  await expect(other.getByText('Maren Ostrowski created the organization')).toBeVisible();
  const ways = other.getByRole('navigation', { name: 'Workspace' }).first();
  await expect(ways.getByRole('link', { name: 'Organization' })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Jobs' })).toBeHidden();
  await other.goto('/job-descriptions');
  await expect(other.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  await other.getByRole('link', { name: 'Go to the organization' }).click();
  await expect(other.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await other.getByRole('combobox', { name: 'Activity' }).selectOption('Members');
  await expect(other.getByText('Maren Ostrowski created the organization')).toBeHidden();
  const downloading = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain('Maren Ostrowski invited someone to join as Auditor');
  expect(csv).not.toContain('created the organization');
  await context.close();
});

test('an invitation cannot be used by another account, and a wrong link is reported', async ({
  page,
  browser,
}) => {
  await enter(page);
  await createTeam(page, 'Harbor Foods');
  const invited = newPerson();
  const link = await invite(page, invited.email, 'Admin');
  await page.goto(link);
  await expect(page.getByText(/^This invitation is for .* You’re logged in as/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).last()).toBeVisible();
  await page.goto('/robots.txt');
  await page.goto('/invitation#none');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other, invited);
  await other.goto(link);
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByRole('heading', { name: 'You declined this invitation.' })).toBeVisible();
  await context.close();
});

test('the screens of an organization fit a phone and are accessible', async ({ page }) => {
  await enter(page);
  await createTeam(page, 'Harbor Foods of the Northern Coast and all its Islands');
  await page.getByRole('textbox', { name: 'Email address' }).fill('somebody.with.a.long.name@example.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowOf(page)).toBe(0);
  await page.goto('/settings#organizations');
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible();
  await expectAccessible(page);
});

test('an owner exports and deletes the organization, and its members keep their accounts', async ({
  page,
  browser,
}) => {
  const { person: owner, client } = await enter(page);
  await createTeam(page, 'Harbor Foods');
  await client.call(createJob, { text: sampleJob });
  const invited = newPerson();
  const link = await invite(page, invited.email, 'Recruiter');
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other, invited);
  await other.goto(link);
  await other.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(switcher(other)).toHaveAccessibleName(/Harbor Foods, Recruiter$/);
  await other.goto('/organization');
  await expect(other.getByRole('heading', { name: 'Members' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Export and delete' })).toBeHidden();

  await page.goto('/organization#data');
  await page.getByRole('button', { name: 'Create export' }).click();
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await expect(download).toBeVisible({ timeout: 30_000 });
  const message = await receiveEmail(page, owner.email, 'Your export of Harbor Foods is ready');
  expect(message.link).toContain('/organization#data');
  const saving = page.waitForEvent('download');
  await download.click();
  expect((await saving).suggestedFilename()).toBe('winnow-organization.zip');
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Delete organization' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Harbor Foods?' });
  const figures = dialog.getByRole('region', { name: 'This will be deleted' });
  await expect(figures).toContainText('Members who lose access2');
  await expect(figures).toContainText('Jobs1');
  await expect(figures).toContainText('Unused credits, forfeited0');
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  const typed = dialog.getByRole('textbox', { name: 'Type Harbor Foods to continue' });
  await typed.fill('Harbor');
  await dialog.getByRole('button', { name: 'Delete organization' }).click();
  await expect(dialog.getByText('Type Harbor Foods exactly as shown')).toBeVisible();
  await typed.fill('Harbor Foods');
  await dialog.getByRole('button', { name: 'Delete organization' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings#organizations');
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create an organization' })).toBeVisible();
  await expect(switcher(page)).toBeHidden();

  await other.goto('/job-descriptions');
  await expect(other.getByText('You no longer belong to that organization.')).toBeVisible();
  await receiveEmail(other, invited.email, 'Harbor Foods was deleted');
  await other.goto('/job-descriptions');
  await expect(other.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  await context.close();
});
