import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { dropRequests, lateFiles } from './testing/late-files.ts';

/** Marks the document, to see whether it was loaded again. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
const expectSameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-first');

test('the waitlist can be joined once the connection is back, whichever file of its code was lost', async ({
  page,
}) => {
  const ofPage: string[] = [];
  page.on('request', (request) => ofPage.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  page.removeAllListeners('request');
  const files = (await lateFiles('features/home/waitlist/send-join.ts')).filter(
    (file) => !ofPage.includes(file),
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files)
    await test.step(file, async () => {
      const connection = await dropRequests(page, [file]);
      const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file));
      await page.goto('/');
      await markDocument(page);
      await page.getByLabel('Your name *').fill('Ada Thorne');
      await dropped;
      await page.getByLabel('Enter your email *').fill(`${randomUUID()}@example.com`);
      await page.getByLabel('Your role *').fill('Recruiter');
      const send = page.getByRole('button', { name: 'Get Early Access' });
      await send.click();
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveText(
        'Network error. Please check your connection.',
      );
      connection.heal();
      await send.click();
      await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible();
      await expectSameDocument(page);
    });
});

test('a screen whose code was lost is shown on the next try, without loading the page again', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await markDocument(page);
  const files = await lateFiles('features/site/pricing/pricing-page.tsx');
  const connection = await dropRequests(page, files.slice(0, 1));
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { name: 'This page failed to load' })).toBeVisible();
  connection.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSameDocument(page);
});

test('a section of the landing page whose code was lost stays readable, and what was typed stays', async ({
  page,
}) => {
  const files = await lateFiles('features/home/story-after-demo.tsx');
  const connection = await dropRequests(page, files.slice(0, 1));
  const dropped = page.waitForEvent('requestfailed');
  await page.goto('/');
  await markDocument(page);
  const name = page.getByLabel('Your name *');
  // Focus loads the code of all sections.
  await name.fill('Ada Thorne');
  await dropped;
  await expect(page.locator('[data-later="story-after-demo"]').getByRole('heading').first()).toBeVisible();
  await expect(name).toHaveValue('Ada Thorne');
  connection.heal();
  const fetched = page.waitForResponse((answer) => answer.url().endsWith(files[0] ?? ''));
  await page.getByLabel('Your role *').fill('Recruiter');
  expect((await fetched).ok()).toBe(true);
  await expect(page.locator('[data-later="story-after-demo"]').getByRole('heading').first()).toBeVisible();
  await expect(name).toHaveValue('Ada Thorne');
  await expectSameDocument(page);
});

test('the demo whose code was lost says so, and opens on the next click', async ({ page }) => {
  const files = await lateFiles('features/home/demo/demo-dialog.tsx');
  const connection = await dropRequests(page, files.slice(0, 1));
  await page.goto('/', { waitUntil: 'networkidle' });
  await markDocument(page);
  const open = page.getByRole('button', { name: /3-Minute Demo/ });
  await open.click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await expect(toast).toHaveText('Network error. Please check your connection.');
  connection.heal();
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSameDocument(page);
});

test('texts of a language that were lost come in once the connection is back', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await markDocument(page);
  const connection = await dropRequests(page, await lateFiles('features/home/home-texts.de.ts'));
  const heading = page.getByRole('heading', { level: 1 });
  const english = (await heading.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(heading).toHaveText(english);
  connection.heal();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(heading).not.toHaveText(english);
  await expectSameDocument(page);
});
