import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  acceptInvitation,
  contactSupport,
  createOrganization,
  getCredits,
  inviteMember,
  joinWaitlist,
  listReceivedInvitations,
  switchOrganization,
} from '@winnow/contracts';
import { answerInPlace } from './testing/answer-in-place.ts';
import { receiveEmail } from './testing/emails.ts';
import { enter, enterAsOperator } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { newOperator } from './testing/operators.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { newPerson } from './testing/person.ts';

test('an operator finds people, gives what they are due with a reason, and answers', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const asking = await browser.newPage();
  const { person: anna, client: annas } = await enter(asking);
  await annas.call(getCredits);
  const waiting = { name: 'Ada Formula', email: newPerson().email, role: '=1+1', company: 'Grain & Co' };
  await annas.call(joinWaitlist, waiting);
  const { client } = await enterAsOperator(page, newOperator('admin'));
  const tabs = page.getByRole('tablist', { name: 'Sections of the console' });

  await test.step('the console is in the language that is shown', async () => {
    await page.goto('/admin?view=audit&lang=ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('tab', { name: 'سجل التدقيق' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCSS('direction', 'rtl');
    await page.goto('/admin?lang=en');
  });

  await test.step('people are found by a part of their address, and given credits with a reason', async () => {
    await page.goto('/admin');
    await page.getByRole('searchbox', { name: 'Search' }).fill(anna.email.toUpperCase().slice(0, 20));
    const row = page.getByRole('row').filter({ hasText: anna.email });
    await expect(row).toContainText('Free');
    await expect(page).toHaveURL(/search=/);
    await row.getByRole('button', { name: `Give credits to ${anna.email}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Number of credits/ }).fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Enter a whole number from 1 to 100,000.');
    await expect(dialog).toContainText('Enter a short reason.');
    await dialog.getByRole('textbox', { name: /^Number of credits/ }).fill('5');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Sorry for the wait');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('15');

    await row.getByRole('button', { name: `Change the plan of ${anna.email}` }).click();
    await dialog.getByRole('combobox', { name: 'Plan' }).selectOption({ label: 'Enterprise' });
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('By contract');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('unlimited');
    await asking.goto('/credits');
    await expect(asking.getByRole('region', { name: 'Available' })).toContainText('Unlimited');
    await expect(asking.getByRole('table')).toContainText('Credits given by support');
    await asking.goto('/billing');
    await expect(asking.getByText('By contract. Contact us to change it.')).toBeVisible();
  });

  await test.step('the waitlist is searched, and taken along without formulas', async () => {
    await tabs.getByRole('tab', { name: 'Waitlist' }).click();
    // The search of the previous view is gone by then.
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill(waiting.email);
    await expect(page.getByRole('row').filter({ hasText: waiting.email })).toContainText('Grain & Co');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    const line = text.split('\r\n').find((each) => each.includes(waiting.email)) ?? '';
    expect(line).toContain('Ada Formula');
    // A spreadsheet would evaluate a cell that starts with an equals sign.
    expect(line).not.toMatch(/(^|,)"?=1\+1/);
  });

  await test.step('a visitor’s question is answered, within the hours that both are shown', async () => {
    const visitor = newPerson();
    const subject = `Chaff ${visitor.email}`;
    const question = { name: 'Vera Visitor', email: visitor.email, subject, message: 'Is it offline?' };
    const { number } = (await client.call(contactSupport, question)).data;
    await tabs.getByRole('tab', { name: 'Tickets' }).click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Waiting for us' });
    const ticket = page.getByRole('listitem').filter({ hasText: subject });
    await expect(ticket).toContainText(/We’ll answer by .+, in 24 hours\./);
    await ticket.getByRole('button').click();
    await page.getByLabel('Your reply').fill('Yes, with the cable out.');
    await page.getByRole('checkbox', { name: 'Mark as solved with this reply' }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Reply sent by email.')).toBeVisible();
    await expect(page.getByText('Solved. A new reply reopens it.')).toBeVisible();
    const message = await receiveEmail(page, visitor.email, `[#${number}] ${subject}`);
    await asking.goto(message.link);
    await expect(asking.getByText('Yes, with the cable out.')).toBeVisible();
  });

  await test.step('what was given up is tried again', async () => {
    const given = { id: crypto.randomUUID(), name: 'invoice-letter', tries: 13, payload: {} };
    const dead = [{ ...given, givenUpAt: new Date().toISOString(), message: 'The mail server is away.' }];
    const retried: string[] = [];
    // An email server would have to be down for a night, so the failed emails are inserted into the response.
    const queue = await answerInPlace(page, /\/api\/admin\/queue\?/, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ json: { data: retried.length > 0 ? data : { ...data, dead, deadTotal: 1 } } });
    });
    await page.route('**/api/admin/queue/*/retry', async (route) => {
      retried.push(route.request().url());
      await route.fulfill({ json: { data: {} } });
    });
    await tabs.getByRole('tab', { name: 'Queue' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('judge-item');
    const job = page.getByRole('listitem').filter({ hasText: 'The mail server is away.' });
    await expect(job).toContainText('after 13 attempts');
    await job.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The task is back in the queue.')).toBeVisible();
    await expect(page.getByText('No tasks have failed.')).toBeVisible();
    expect(retried).toEqual([expect.stringContaining(`/admin/queue/${given.id}/retry`)]);
    queue.heal();
    await expectAccessible(page);
  });

  await test.step('what was viewed and changed is in the audit log, in words and with where it came from', async () => {
    await tabs.getByRole('tab', { name: 'Audit log' }).click();
    const table = page.getByRole('table', { name: 'Audit log, newest first' });
    const gift = table.getByRole('row').filter({ hasText: 'Gave credits' }).first();
    await expect(gift).toContainText(/From\d+\.\d+\.\d+\.\d+/);
    const search = table.getByRole('row').filter({ hasText: 'Viewed the list of users' });
    await expect(search.filter({ hasText: 'characters searched for: 20' }).first()).toBeVisible();
    await expect(table).not.toContainText(anna.email);
    await expectAccessible(page);
  });
  await asking.close();
});

test('an operator helps an organization: money, limits, a lost owner, and words to its members', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const asking = await browser.newPage();
  const { person: owner, client } = await enter(asking);
  const name = `Quay ${owner.email.slice(0, 12)}`;
  const { data: team } = await client.call(createOrganization, { name });
  const member = newPerson();
  const joining = await browser.newPage();
  const { client: members } = await enter(joining, member);
  await client.call(switchOrganization, { id: team.id });
  await client.call(inviteMember, { email: member.email, role: 'recruiter' });
  const [invitation] = (await members.call(listReceivedInvitations)).data;
  await members.call(acceptInvitation, { id: invitation?.id ?? '' });
  await enterAsOperator(page, newOperator('organizations'));

  await test.step('it is found by its owner, and its page shows no work', async () => {
    await page.goto('/admin?view=organizations');
    await page.getByRole('searchbox', { name: 'Search' }).fill(owner.email);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Free');
    await expectAccessible(page);
    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Members' })).toContainText(member.email);
    await expect(page.getByRole('region', { name: 'Runs' })).toContainText('No runs.');
  });

  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await test.step('credits, limits and an owner are given with a reason', async () => {
    await page.getByRole('button', { name: 'Give credits' }).click();
    await dialog.getByRole('textbox', { name: /^Number of credits/ }).fill('25');
    await reason.fill('Sorry for the wait');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Credit ledger' })).toContainText('Sorry for the wait');
    await page.getByRole('button', { name: 'Change limits' }).click();
    await dialog.getByRole('textbox', { name: 'Members' }).fill('many');
    await reason.fill('By contract');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Enter a whole number, or leave the field empty.');
    await dialog.getByRole('textbox', { name: 'Members' }).fill('3');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Make owner' }).click();
    await reason.fill('The only owner left');
    await dialog.getByRole('button', { name: 'Make owner' }).click();
    await expect(page.getByText('The member is now an owner.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('members of a suspended one read why, and go on alone', async () => {
    await page.getByRole('button', { name: 'Suspend organization' }).click();
    await dialog.getByRole('textbox', { name: 'Message to members' }).fill('An invoice is unpaid.');
    await reason.fill('Unpaid');
    await dialog.getByRole('button', { name: 'Suspend organization' }).click();
    await expect(page.getByText('Message to members: “An invoice is unpaid.”')).toBeVisible();
    await joining.goto('/settings#organizations');
    const line = joining.getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText('Suspended');
    await expect(line).toContainText('An invoice is unpaid.');
    await expect(line.getByRole('button')).toHaveCount(0);
    await joining.setViewportSize({ width: 360, height: 780 });
    expect(await overflowOf(joining)).toBe(0);
    await expectAccessible(joining);
    await page.getByRole('button', { name: 'Reactivate organization' }).click();
    await reason.fill('Paid');
    await dialog.getByRole('button', { name: 'Reactivate organization' }).click();
    await expect(page.getByText('Organization reactivated.')).toBeVisible();
  });

  await test.step('a person’s page names their organizations, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('region', { name: 'Members' })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('link', { name: member.name }).last().click();
    const theirs = page.getByRole('region', { name: 'Organizations' });
    await expect(theirs).toContainText(name);
    await expect(theirs).toContainText('Owner');
    await expectAccessible(page);
  });
  await joining.close();
  await asking.close();
});

test('for everybody else there is no such page', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await enter(page);
  await page.goto('/admin?view=checks');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});
