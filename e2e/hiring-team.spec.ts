import { type Browser, expect, type Page, test } from '@playwright/test';
import { chooseAnonymousView, createJob, getJob } from '@winnow/contracts';
import { receiveEmail } from './testing/emails.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { addressOf, newPerson } from './testing/person.ts';
import { sampleJob } from './testing/samples.ts';
import { teamOfTwo } from './testing/team-of-two.ts';

// Users are registered and a sample is scored, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 });

async function openPhone(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(email) },
  });
  return context.newPage();
}

test('a hiring manager is invited to a job, joins on a phone, reviews, and is taken off again', async ({
  page: annas,
  browser,
}) => {
  const { anna, boris, context, jobId, candidate } = await teamOfTwo(annas, browser);
  const { page } = boris;
  for (const { client } of [anna, boris]) await client.call(chooseAnonymousView, { anonymousView: false });
  const { title } = (await anna.client.call(getJob, { id: jobId })).data;
  const { data: elsewhere } = await anna.client.call(createJob, { text: sampleJob, title: 'Harbor pilot' });
  const cara = { ...newPerson(), name: 'Cara Nyström' };

  await page.goto(`/job-descriptions/${jobId}?view=candidates`);
  await page.getByRole('button', { name: 'Hiring team: no members yet' }).click();
  const team = page.getByRole('dialog', { name: 'Hiring team' });
  await team.getByRole('textbox', { name: 'Email address' }).fill(cara.email);
  await team.getByRole('button', { name: 'Send invitation' }).click();
  await expect(team.getByText('Invited', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Without an account: one is created, and its address is already verified.
  const invitation = await receiveEmail(page, cara.email, 'You’re invited to join Harbor Foods on Winnow');
  const phone = await openPhone(browser, cara.email);
  const refused: string[] = [];
  phone.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  await phone.goto(invitation.link);
  await expect(phone.getByText('Boris Lund invites you as Hiring manager.')).toBeVisible();
  await phone.getByRole('link', { name: 'Create an account and join' }).click();
  await expect(phone.getByRole('textbox', { name: 'Email address' })).toHaveValue(cara.email);
  await phone.getByRole('textbox', { name: 'Name' }).fill(cara.name);
  await phone.locator('#password').fill(cara.password);
  await phone.getByRole('button', { name: 'Create account' }).click();
  await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { code } = await receiveEmail(page, cara.email, 'Confirm your email address');
  await phone.getByRole('textbox', { name: 'Code' }).fill(code);
  await phone.getByRole('button', { name: 'Verify email', exact: true }).click();

  // Four presses after the email they are at the job, without questions about hiring.
  await expect(phone).toHaveURL(new RegExp(`/job-descriptions/${jobId}`));
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await phone.goto('/dashboard');
  const jobs = phone.getByRole('region', { name: 'Your jobs' });
  await expect(jobs.getByRole('link')).toHaveText(['All jobs', title]);
  await expect(phone.getByText('Harbor pilot')).toBeHidden();
  await expect(phone.getByRole('link', { name: /Analyze/ })).toBeHidden();
  expect(await overflowOf(phone)).toBe(0);
  await expectAccessible(phone);
  await phone.goto(`/job-descriptions/${elsewhere.id}`);
  await expect(phone.getByRole('heading', { name: 'Job not found' })).toBeVisible();

  // Candidates are assigned, and a review is requested from the board.
  await page.reload();
  await page.getByRole('checkbox', { name: new RegExp(`^Select ${candidate.name}`) }).check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const assignment = page.getByRole('dialog', { name: 'Assign 1 candidate' });
  await assignment.getByRole('option', { name: /Cara Nyström/ }).click();
  await assignment.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Assigned 1 candidate to Cara Nyström.')).toBeVisible();
  await page.goto(`/job-descriptions/${jobId}?view=board`);
  await page.getByRole('button', { name: /^Assigned to/ }).click();
  await page.getByRole('option', { name: 'Cara Nyström' }).click();
  await page.getByRole('button', { name: `Actions for ${candidate.name}` }).click();
  await page.getByRole('menuitem', { name: 'Ask for review' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for review' });
  await asking.getByRole('option', { name: /Cara Nyström/ }).click();
  await asking.getByRole('button', { name: 'Ask for review' }).click();
  await expect(page.getByText('1 person was asked for a review.')).toBeVisible();

  const { link } = await receiveEmail(page, cara.email, `Review requested: ${title}`);
  await phone.goto('/dashboard');
  const assigned = phone.getByRole('region', { name: 'Assigned to you' });
  await expect(assigned.getByRole('listitem')).toHaveCount(1);
  await expect(
    phone.getByRole('region', { name: 'Reviews waiting for you' }).getByRole('link').first(),
  ).toBeVisible();
  // From the email, a signed-in user rates with two presses.
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(phone.getByText('1 of 1 marked', { exact: false }).first()).toBeVisible();

  // Open requests are removed together with the place on the team.
  await phone.goto(candidate.path);
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.getByRole('tab', { name: 'Comments' })).toBeVisible();
  await page.getByRole('button', { name: 'Hiring team: 1 member' }).click();
  await team.getByRole('button', { name: 'Remove Cara Nyström from the hiring team' }).click();
  await expect(phone.getByRole('heading', { name: 'Candidate not found' })).toBeVisible();
  await phone.goto('/dashboard');
  await expect(phone.getByRole('heading', { name: 'You’re not on a hiring team yet' })).toBeVisible();
  expect(refused).toEqual([]);
  await phone.context().close();
  await context.close();
});
