import { expect, type Page, test } from '@playwright/test';
import { enter } from '../testing/enter.ts';
import {
  breakRequests,
  type ErrorRow,
  errorRows,
  notification,
  notifications,
  shortenTimeouts,
  timeoutRow,
} from './error-rows.ts';

// Transient failures are retried three times before they are shown.
test.slow();

const isCredits = (path: string) => path === '/api/credits';

const availableCredits = (page: Page) =>
  page.getByRole('region', { name: 'Available' }).getByText('10', { exact: true });

/** Asserts that the notification is at the top right. */
async function expectTopRight(page: Page, words: string): Promise<void> {
  const toast = notification(page, words);
  await expect(toast).toBeVisible();
  // A second failure with the same words replaces the first.
  await expect(async () => {
    const box = await toast.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(120);
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  }).toPass();
}

async function expectFailedCredits(page: Page, { words }: ErrorRow): Promise<void> {
  await expectTopRight(page, words);
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function failAndMendCredits(page: Page, row: ErrorRow): Promise<void> {
  const broken = await breakRequests(page, isCredits, row);
  await page.goto('/credits');
  await expectFailedCredits(page, row);
  await notification(page, row.words).getByRole('button', { name: 'Close notification' }).click();
  await expect(notification(page, row.words)).toBeHidden();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectFailedCredits(page, row);
  broken.heal();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(availableCredits(page)).toHaveText('10');
}

test('credits show every row of the catalogue, on load and on Refresh', async ({ page }) => {
  await enter(page);
  for (const row of errorRows) await test.step(row.name, () => failAndMendCredits(page, row));
});

test('credits have their own words for a session that is over', async ({ page }) => {
  await enter(page);
  await breakRequests(page, isCredits, {
    name: '401',
    fulfil: (route) => route.fulfill({ status: 401, json: { message: 'jwt expired' } }),
    words: '',
  });
  await page.goto('/credits');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcredits$/);
  await expect(notification(page, 'Session expired. Please login again.')).toBeVisible();
  await expect(notification(page, 'Authentication required')).toHaveCount(0);
  expect(
    await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user_data')]),
  ).toEqual([null, null]);
});

test('credits have their own words for a token that is missing', async ({ page }) => {
  await enter(page);
  await page.goto('/credits');
  await expect(availableCredits(page)).toHaveText('10');
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(notification(page, 'No authentication token found. Please login again.')).toBeVisible();
});

test('any other request that finds the session over says so, clears it and leads to the login', async ({
  page,
}) => {
  await enter(page);
  await breakRequests(page, (path) => path === '/api/job-descriptions', {
    name: '401',
    fulfil: (route) => route.fulfill({ status: 401, json: {} }),
    words: '',
  });
  await page.goto('/job-descriptions');
  await expect(notification(page, 'Authentication required')).toBeVisible();
  await expect(notifications(page).getByRole('alert')).toHaveCount(1);
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fjob-descriptions$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user_data')]),
  ).toEqual([null, null]);
});

async function failList(page: Page, row: ErrorRow): Promise<void> {
  const broken = await breakRequests(page, (path) => path === '/api/job-descriptions', row);
  await page.goto('/job-descriptions');
  await expectTopRight(page, row.words);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  broken.heal();
}

/** One of each kind of failure; errors become text in the same way on all screens except credits. */
const waysToFail = ['403', '422 with words', '500', 'no network', 'an answer in another form'];

test('a list shows what the catalogue says when its first load fails', async ({ page }) => {
  await enter(page);
  const rows = errorRows.filter(({ name }) => waysToFail.includes(name));
  expect(rows).toHaveLength(waysToFail.length);
  for (const row of rows) await test.step(row.name, () => failList(page, row));
});

/** The settings with the email switches, which are the last part. */
async function openSettings(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/email-preferences'));
  await page.goto('/settings');
  await kept;
  await expect(page.getByRole('main').getByRole('switch').nth(5)).toBeVisible();
}

async function failChange(page: Page, row: ErrorRow): Promise<void> {
  const isChange = (path: string, method: string) => path.endsWith('preferences') && method === 'PATCH';
  const broken = await breakRequests(page, isChange, row);
  await page.getByRole('main').getByRole('switch').last().click();
  await expectTopRight(page, row.words);
  await notifications(page).getByRole('button', { name: 'Close notification' }).last().click();
  broken.heal();
}

test('a change that fails shows every row of the catalogue', async ({ page }) => {
  await enter(page);
  await openSettings(page);
  for (const row of errorRows) await test.step(row.name, () => failChange(page, row));
});

for (const [name, fail] of Object.entries({
  credits: failAndMendCredits,
  list: failList,
  change: failChange,
}))
  test(`an answer that does not come in time is shown as the catalogue has it: ${name}`, async ({ page }) => {
    await enter(page);
    await shortenTimeouts(page);
    if (name === 'change') await openSettings(page);
    await fail(page, timeoutRow);
  });
