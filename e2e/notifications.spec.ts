import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  acceptInvitation,
  type Client,
  createOrganization,
  getBatch,
  inviteMember,
  listReceivedInvitations,
  startSampleBatch,
  switchOrganization,
  updateNotificationSettings,
} from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { newPerson } from './testing/person.ts';

test.slow();

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });

async function createTeam(client: Client): Promise<void> {
  const { data } = await client.call(createOrganization, { name: 'Harbor Foods' });
  await client.call(switchOrganization, { id: data.id });
}

/** Another member of the team, in a separate browser. */
async function join(browser: Browser, owner: Client, name: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { client, person } = await enter(page, { ...newPerson(), name });
  await owner.call(inviteMember, { email: person.email, role: 'recruiter' });
  const [invitation] = (await client.call(listReceivedInvitations)).data;
  const { data: team } = await client.call(acceptInvitation, { id: invitation?.id ?? '' });
  await client.call(switchOrganization, { id: team.id });
  return { page, client, person, close: () => context.close() };
}

test('who joins is announced in every tab over one stream, and is read in all of them at once', async ({
  page,
  browser,
}) => {
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/notifications/events')) streams.push(request.url());
  });
  const { client } = await enter(page);
  await createTeam(client);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  await expect(bell(tab)).toHaveAccessibleName('Notifications, no unread');

  const ada = await join(browser, client, 'Ada Thorne');
  for (const one of [page, tab]) await expect(bell(one)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page.getByRole('link', { name: /Ada Thorne.* joined as Recruiter/ })).toBeVisible();
  await expect(tab.getByText('1 unread notification', { exact: true })).toBeAttached();
  expect(streams).toHaveLength(1);

  // The tab that listened is closed; the other one takes over.
  await page.close();
  const ben = await join(browser, client, 'Ben Okri');
  await bell(tab).click();
  const panel = tab.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /Ben Okri.* and 1 other joined/ })).toBeVisible();
  await expectAccessible(tab);
  await tab.setViewportSize({ width: 1280, height: 800 });
  await panel.getByRole('button', { name: 'Mark as read' }).click();
  await expect(bell(tab)).toHaveAccessibleName('Notifications, no unread');
  await panel.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread');
  await panel.getByRole('link', { name: /and 1 other joined/ }).click();
  await expect(tab).toHaveURL(/\/organization$/);
  await expect(panel).toBeHidden();
  await expect(bell(tab)).toHaveAccessibleName('Notifications, no unread');

  await tab.setViewportSize({ width: 360, height: 740 });
  await tab.getByRole('link', { name: 'Notifications, no unread' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Today' })).toBeVisible();
  expect(await overflowOf(tab)).toBe(0);
  await expectAccessible(tab);
  await ada.close();
  await ben.close();
});

test('emails are set by kind, and the link of one turns them off without login', async ({
  page,
  browser,
}) => {
  const { client } = await enter(page);
  await createTeam(client);
  const ada = await join(browser, client, 'Ada Thorne');
  await ada.page.goto('/settings#notifications');
  const timing = (name: string) => ada.page.getByRole('combobox', { name });
  await expect(timing('Mentions')).toHaveValue('at-once');
  const saved: string[] = [];
  ada.page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) saved.push(new URL(answer.url()).pathname);
  });
  await timing('Added to a hiring team').selectOption({ label: 'Immediately' });
  await ada.page.getByRole('combobox', { name: 'Send the digest at' }).selectOption('18');
  await ada.page.getByRole('switch', { name: 'Show others where I am' }).uncheck();
  await expect.poll(() => saved).toEqual(Array(3).fill('/api/notification-settings'));
  await ada.page.reload();
  await expect(timing('Added to a hiring team')).toHaveValue('at-once');
  await expect(ada.page.getByRole('combobox', { name: 'Send the digest at' })).toHaveValue('18');
  await expect(ada.page.getByRole('switch', { name: 'Show others where I am' })).not.toBeChecked();
  await expectAccessible(ada.page);
  await ada.page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowOf(ada.page)).toBe(0);

  await page.goto('/unsubscribe#not-a-link');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/notifications/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'No longer available' })).toBeVisible();
  await ada.close();
});

test('two members see each other on a job and on a candidate, until one of them leaves', async ({
  page,
  browser,
}) => {
  const { client } = await enter(page);
  await createTeam(client);
  const ada = await join(browser, client, 'Ada Thorne');
  const { data: run } = await client.call(startSampleBatch);
  await page.goto(`/job-descriptions/${run.jobDescriptionId}`);
  await ada.page.goto(`/job-descriptions/${run.jobDescriptionId}`);
  await expect(page.getByText(/Ada Thorne.* is also here/)).toBeVisible();
  await expect(ada.page.getByText(/Maren Ostrowski.* is also here/)).toBeVisible();

  const [analysisId] = await doneOf(client, run.id);
  await ada.page.goto(`/resume-history/${analysisId}`);
  await expect(page.getByText(/is also here/)).toBeHidden();
  await page.goto(`/resume-history/${analysisId}`);
  await expect(page.getByText(/Ada Thorne.* is also here/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowOf(page)).toBe(0);
  await ada.client.call(updateNotificationSettings, { showsPresence: false });
  await expect(page.getByText(/is also here/)).toBeHidden();
  await ada.close();
});

/** The candidates of a finished run. */
async function doneOf(client: Client, id: string): Promise<string[]> {
  const read = async () => (await client.call(getBatch, { id })).data;
  await expect.poll(async () => (await read()).state, { timeout: 90_000 }).toBe('done');
  return (await read()).items.flatMap(({ analysis }) => analysis?.id ?? []);
}
