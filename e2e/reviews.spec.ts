import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  acceptInvitation,
  type Client,
  createJob,
  createOrganization,
  getBatch,
  inviteMember,
  listReceivedInvitations,
  startBatch,
  subscribe,
  switchOrganization,
  uploadFile,
} from '@winnow/contracts';
import { receiveEmail } from './testing/emails.ts';
import { type Entered, enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { addressOf, newPerson, type Person } from './testing/person.ts';

// Users are registered and resumes are read, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

const advert = `Harbor accountant

Requirements
- QuickBooks is required.
- 3+ years of experience in accounting
- Excel`;

const names = ['Ada Thorne', 'Bea Wick', 'Cleo Marsh'];

/** A fictional person; the first one knows QuickBooks. */
const resumeOf = (name: string, place: number) => `${name}
${name.toLowerCase().replace(' ', '.')}@example.org

Experience
Accountant, Harbor Foods, 2016-01 - present
Closed the books of ${place + 2} ships a month and prepared reports in Excel.

Education
BSc Accounting, Port College, 2015

Skills
Excel, ${place === 0 ? 'QuickBooks' : 'Sage'}, month-end close`;

/** Fields that no response about a review contains before it is revealed. */
const hidden =
  /"(score|band|potential|verdicts?|confidence|group|gate|credit|findings|report|decision|stage|rank)":/;

type Team = { readonly owner: Entered; readonly organizationId: string };

async function openTeam(page: Page): Promise<Team> {
  const owner = await enter(page);
  const { data } = await owner.client.call(createOrganization, { name: 'Harbor Foods' });
  await owner.client.call(switchOrganization, { id: data.id });
  return { owner, organizationId: data.id };
}

/** A hiring manager of the team, signed in on a separate page. */
async function join(
  browser: Browser,
  { owner }: Team,
  name: string,
): Promise<{ page: Page; person: Person }> {
  const person = { ...newPerson(), name };
  await owner.client.call(inviteMember, { email: person.email, role: 'hiring-manager' });
  const context = await browser.newContext();
  const page = await context.newPage();
  const { client } = await enter(page, person);
  const [invitation] = (await client.call(listReceivedInvitations)).data;
  const { data } = await client.call(acceptInvitation, { id: invitation?.id ?? '' });
  await client.call(switchOrganization, { id: data.id });
  return { page, person };
}

async function scoreCandidates(client: Client): Promise<string> {
  await client.call(subscribe, { plan: 'pro', idempotencyKey: crypto.randomUUID() });
  const { id: jobDescriptionId } = (await client.call(createJob, { text: advert })).data;
  const fileIds: string[] = [];
  for (const [place, name] of names.entries()) {
    const { data } = await client.call(uploadFile, {
      file: new File([resumeOf(name, place)], `${name}.txt`),
    });
    fileIds.push(data.files[0]?.file?.id ?? '');
  }
  const idempotencyKey = crypto.randomUUID();
  const { id } = (await client.call(startBatch, { jobDescriptionId, fileIds, idempotencyKey })).data;
  await expect
    .poll(async () => (await client.call(getBatch, { id })).data.state, { timeout: 60_000 })
    .toBe('done');
  return jobDescriptionId;
}

/** Selects everyone of a job and requests a review from the people. */
async function askForReview(page: Page, jobId: string, people: readonly string[]): Promise<void> {
  await page.goto(`/job-descriptions/${jobId}?view=candidates`);
  const boxes = page.getByRole('checkbox', { name: /^Select Candidate/ });
  await expect(boxes).toHaveCount(names.length);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Ask for review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for review' });
  await expect(dialog.getByText('3 candidates for one job.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for review' }).click();
  await expect(dialog.getByText('Choose at least one person.')).toBeVisible();
  for (const name of people) await dialog.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByLabel('Due date (optional)').fill(dayIn(3));
  await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill('Please look at the bookkeeping.');
  await dialog.getByRole('checkbox', { name: 'Also ask about each requirement' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for review' }).click();
  await expect(page.getByText(`${people.length} people were asked for a review.`)).toBeVisible();
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}

/** Bodies of all responses about reviews that a page receives. */
function listenToReviews(page: Page): Promise<string>[] {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/api\/reviews/.test(pathname)) bodies.push(response.text().catch(() => ''));
  });
  return bodies;
}

const progress = (page: Page, marked: number) =>
  expect(page.getByText(`${marked} of 3 marked`, { exact: false }).first()).toBeVisible();

/** A candidate without a rating is shown and can be rated by keyboard. */
async function expectUnmarked(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Yes|Maybe|No)$/, pressed: true })).toHaveCount(0);
}

/** Rates the remaining candidates by keyboard, and submits. */
async function markTheRest(page: Page, keys: readonly string[], already: number): Promise<void> {
  for (const [place, key] of keys.entries()) {
    await expectUnmarked(page);
    await page.keyboard.press(key);
    await progress(page, already + place + 1);
    if (place < keys.length - 1) await page.getByRole('button', { name: 'Next candidate' }).last().click();
  }
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish review' }).click();
}

test('a signed-out hiring manager gets from the email to the first mark in three clicks, on a phone', async ({
  page,
  browser,
}, testInfo) => {
  const team = await openTeam(page);
  const maya = await join(browser, team, 'Maya Lind');
  const noor = await join(browser, team, 'Noor Saleh');
  await maya.page.context().close();
  const jobId = await scoreCandidates(team.owner.client);
  await askForReview(page, jobId, ['Maya Lind', 'Noor Saleh']);
  const { link } = await receiveEmail(page, maya.person.email, 'Review requested: Harbor accountant');

  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(maya.person.email) },
  });
  const phone = await context.newPage();
  const bodies = listenToReviews(phone);
  const begun = Date.now();
  let clicks = 0;
  // The first click is the one on the link in the email.
  await phone.goto(link);
  clicks += 1;
  await expect(phone.getByRole('textbox', { name: 'Email address' })).toHaveValue(maya.person.email);
  await expect(phone.locator('#password')).toBeFocused();
  expect(phone.url()).not.toContain('maya');
  await phone.keyboard.type(maya.person.password);
  await phone.getByRole('button', { name: 'Log in', exact: true }).click();
  clicks += 1;
  await phone.getByRole('button', { name: 'Yes', exact: true }).click();
  clicks += 1;
  await expect(phone.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const seconds = (Date.now() - begun) / 1_000;
  expect(clicks).toBeLessThanOrEqual(3);
  expect(seconds).toBeLessThan(60);
  testInfo.annotations.push({ type: 'from the email to the first mark', description: `${seconds} s` });

  await expect(phone.getByRole('heading', { name: 'Review for Harbor accountant' })).toBeVisible();
  await expect(phone.getByText('Please look at the bookkeeping.')).toBeVisible();
  expect(await overflowOf(phone)).toBe(0);
  await expectAccessible(phone);
  await progress(phone, 1);
  await phone.getByRole('textbox', { name: 'Reason (optional)' }).fill('Knows the books of a harbor.');
  await phone
    .getByRole('group', { name: /^QuickBooks/ })
    .getByRole('button', { name: 'Met', exact: true })
    .click();
  await expect(phone.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  // It is still there after a reload, and the reviewer is still signed in.
  await phone.reload();
  await progress(phone, 1);
  await markTheRest(phone, ['2', '3'], 1);
  await expect(phone.getByRole('heading', { name: 'You’re done. Thank you.' })).toBeVisible();
  await expect(phone.getByText('Noor Saleh')).toBeVisible();
  const before = (await Promise.all(bodies)).join('\n');
  expect(before).toContain('Knows the books of a harbor.');
  expect(before).not.toMatch(hidden);

  await page.goto('/reviews?view=asked-by-me');
  await expect(page.getByText('1 of 2 people done')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Harbor accountant' }).click();
  await expect(page.getByText('Knows the books of a harbor.')).toBeHidden();
  await page.getByRole('button', { name: 'Manage review' }).click();
  await page.getByRole('menuitem', { name: 'Send reminder' }).click();
  await expect(page.getByText(/^No reminders sent/)).toBeVisible();

  const noorBodies = listenToReviews(noor.page);
  await noor.page.goto('/reviews');
  await noor.page.getByRole('link', { name: 'Harbor accountant' }).click();
  await expect(noor.page.getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
  await noor.page.keyboard.press('1');
  await progress(noor.page, 1);
  const blind = (await Promise.all(noorBodies)).join('\n');
  expect(blind).not.toContain('Knows the books of a harbor.');
  expect(blind).not.toMatch(hidden);
  await noor.page.getByRole('button', { name: 'Next candidate' }).last().click();
  await markTheRest(noor.page, ['1', '3'], 1);
  await expect(noor.page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(noor.page.getByText('Knows the books of a harbor.').first()).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Agreement' })).toBeVisible();
  await expect(page.getByText(/^Two people gave the same mark in \d of 3 cases/)).toBeVisible();
  await expect(page.getByText(/^With fewer than 20 pairs of marks/)).toBeVisible();
  const table = page.getByRole('table', { name: /^Candidates with the marks/ });
  await expect(table.getByRole('columnheader', { name: 'Maya Lind' })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByText('Knows the books of a harbor.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowOf(page)).toBe(0);
  await receiveEmail(page, team.owner.person.email, 'Review completed: Harbor accountant');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/job-descriptions/${jobId}?view=activity`);
  const ofJob = page.getByRole('region', { name: 'Reviews of this job' });
  await expect(ofJob.getByText('Completed')).toBeVisible();
  await page.goto(`/job-descriptions/${jobId}?view=candidates`);
  await page
    .getByRole('link', { name: /^Candidate [0-9A-F]{4}$/ })
    .first()
    .click();
  const ofCandidate = page.getByRole('region', { name: 'Reviews' });
  await expect(ofCandidate.getByText('Maya Lind')).toBeVisible();
  await context.close();
  await noor.page.context().close();
});

test('marks given without a network are kept and sent later; a review is canceled and asked for again', async ({
  page,
  browser,
}) => {
  const team = await openTeam(page);
  const maya = await join(browser, team, 'Maya Lind');
  const noor = await join(browser, team, 'Noor Saleh');
  const jobId = await scoreCandidates(team.owner.client);
  await askForReview(page, jobId, ['Maya Lind', 'Noor Saleh']);
  await maya.page.goto('/reviews');
  await maya.page.getByRole('link', { name: 'Harbor accountant' }).click();
  await expect(maya.page.getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
  await expect(maya.page.getByRole('region', { name: 'Facts from the resume' })).toBeVisible();
  await maya.page.context().setOffline(true);
  await maya.page.keyboard.press('1');
  await expect(maya.page.getByText('Not saved yet. We’ll try again.')).toBeVisible();
  await maya.page.context().setOffline(false);
  await expect(maya.page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await maya.page.reload();
  await progress(maya.page, 1);
  await maya.page.goto('/reviews');
  await maya.page.getByRole('link', { name: 'Harbor accountant' }).click();
  // It opens at the first candidate without a rating. Pressing again removes a rating.
  await expectUnmarked(maya.page);
  await progress(maya.page, 1);
  await maya.page.keyboard.press('1');
  await progress(maya.page, 2);
  await maya.page.keyboard.press('1');
  await progress(maya.page, 1);
  await maya.page.goto('/dashboard');

  await page.goto('/reviews?view=asked-by-me');
  await page.getByRole('button', { name: 'Manage review' }).click();
  await page.getByRole('menuitem', { name: 'Change due date' }).click();
  await page.getByLabel('Due date', { exact: true }).fill(dayIn(9));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Due date changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Manage review' }).click();
  await expect(page.getByRole('menuitem', { name: 'End and show results' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Cancel review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel review' }).click();
  await expect(page.getByText('The review was canceled.')).toBeVisible();
  await maya.page.goto('/reviews');
  await maya.page.getByRole('link', { name: 'Harbor accountant' }).click();
  await expect(maya.page.getByRole('heading', { name: 'This review was canceled' })).toBeVisible();
  await maya.page.context().close();
  await noor.page.context().close();
});
