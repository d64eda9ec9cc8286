import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { receiveEmail } from './testing/emails.ts';
import { enter, enterAsOperator } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { newOperator } from './testing/operators.ts';

test('answers are found while typing, and read without leaving the page', async ({ page }) => {
  await page.goto('/support');
  await page.getByLabel('Search the answers').fill('credits expire');
  await expect(page.getByRole('status').filter({ hasText: 'One answer' })).toBeVisible();
  await page.getByText('Do credits expire?').click();
  await expect(page.getByText('Credits you buy do not expire and are used last.')).toBeVisible();
  await page.getByLabel('Search the answers').fill('zebra');
  await expect(page.getByText('No matching answers. Ask us below.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('Which files can Winnow read?')).toBeVisible();
});

test('a visitor asks, and continues the conversation from the email', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  const subject = `Does it read Greek ${email.slice(0, 8)}`;
  await page.goto('/support');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByText('Message is required')).toBeVisible();
  await page.getByLabel('Your name').fill('Vera Visitor');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Your message').fill('<b>Dates</b>\nand headings?');
  await page.getByRole('button', { name: 'Send' }).click();
  const number = /\d+/.exec((await page.getByText(/Your question is number/).textContent()) ?? '')?.[0];
  const message = await receiveEmail(page, email, `[#${number}] We received your question`);

  await page.goto(message.link);
  await expect(page.getByText('<b>Dates</b>')).toBeVisible();
  await expect(page.getByText(/We’ll answer by .*in 24 hours/)).toBeVisible();
  await page.getByLabel('Your reply').fill('And names.');
  await page.getByLabel('Your reply').press('Control+Enter');
  await expect(page.getByRole('article').getByText('And names.')).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const key = new URL(message.link).hash.slice('#conversation='.length);
  expect(key).toHaveLength(43);
  // Like links in earlier emails, which have the key after `#`.
  await page.goto(`/support?conversation=${key}`);
  await expect(page.getByText('<b>Dates</b>')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/support#conversation=${key}$`));
  expect(asked.filter((url) => url.includes('/api/') && url.includes(key))).toEqual([]);

  await page.goto('/support#conversation=nothing');
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
});

test('a user asks a question with an attachment, and marks it as solved', async ({ page }) => {
  test.slow();
  await enter(page);
  await page.goto('/support');
  await expect(page.getByText('You haven’t asked anything yet')).toBeVisible();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByLabel('Subject').fill('A file stays unread');
  await page.getByLabel('Your message').fill('It says damaged, but it opens here.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: Buffer.from('a picture') });
  await expect(page.getByRole('button', { name: 'Remove screen.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();

  await expect(page).toHaveURL(/\?ticket=/);
  await expect(page.getByText('We answer next')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download screen.png' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe('a picture');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Mark as solved' }).click();
  await expect(page.getByText('Solved. A new reply reopens it.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('It says damaged, but it opens here.')).toBeVisible();
  await page.getByRole('button', { name: 'All questions' }).click();
  await expect(page.getByRole('button', { name: /A file stays unread/ })).toContainText('Solved');
});

test('a user and support exchange messages, and the response time shows whose turn it is', async ({
  page,
  browser,
}) => {
  test.slow();
  const { person } = await enter(page);
  await page.goto('/support');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByLabel('Subject').fill(`Two columns ${person.email}`);
  await page.getByLabel('Your message').fill('The right one is read first.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^We’ll answer by .+, in 24 hours\.$/)).toBeVisible();
  const number = (await page.getByRole('article').getByText(/^#\d+/).textContent())?.match(/#\d+/)?.[0];
  const title = `[${number}] Two columns ${person.email}`;

  const desk = await browser.newPage();
  const operator = newOperator('support');
  await enterAsOperator(desk, operator);
  const message = await receiveEmail(desk, operator.email, title);
  await desk.goto(message.link);
  await expect(desk).toHaveURL(/\/admin\?/);
  await expect(desk.getByText('The right one is read first.')).toBeVisible();
  await expect(desk.getByText(/^We’ll answer by .+, in 24 hours\.$/)).toBeVisible();
  await desk.getByLabel('Your reply').fill('Please send us the file.');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('We’ve answered. Write again if anything is still open.')).toBeVisible();

  await page.goto((await receiveEmail(page, person.email, title)).link);
  await expect(page.getByText('Please send us the file.')).toBeVisible();
  await expect(page.getByText('We’ve answered. Write again if anything is still open.')).toBeVisible();
  await page.getByLabel('Your reply').fill('Here it is.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'two columns.txt', mimeType: 'text/plain', buffer: Buffer.from('left right') });
  await expect(page.getByRole('button', { name: 'Remove two columns.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('article').getByText('Here it is.')).toBeVisible();

  await desk.reload();
  await expect(desk.getByText(/^We’ll answer by .+, in 24 hours\.$/)).toBeVisible();
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Download two columns.txt' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe('left right');
  await desk.close();
});

test('the support page is accessible', async ({ page }) => {
  test.slow();
  await page.goto('/support');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Which files can Winnow read?').click();
  await expectAccessible(page);
});
