import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  acceptInvitation,
  type Client,
  createOrganization,
  inviteMember,
  listReceivedInvitations,
  switchOrganization,
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

/** Another member of the team, in a browser of their own. */
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

  // The tab that listened is closed: the other one listens.
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
