import { expect, type Page, test } from '@playwright/test';
import { answerInPlace } from './testing/answer-in-place.ts';

test('an unknown URL shows the not-found page, which links to the home page and back', async ({ page }) => {
  await page.goto('/');
  await page.goto('/there/is/nothing');
  await expect(page).toHaveTitle('Page Not Found · Winnow');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a chosen theme is kept, and applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await choose(page, 'Dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  // Without the application's script, only code in the head can have chosen the theme.
  const scripts = await answerInPlace(page, '**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground()).toBe(dark);
  // Controls that need the script are not offered without it.
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeDisabled();
  scripts.heal();
  await page.reload();
  await choose(page, 'System');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  expect(await ground()).not.toBe(dark);
});

/** The radio button itself is invisible; it is enabled once the page's script runs. */
async function choose(page: Page, theme: string): Promise<void> {
  const radio = page.getByRole('radio', { name: theme });
  await expect(radio).toBeEnabled();
  await radio.check({ force: true });
}

test('no request goes to another origin and the browser reports no error', async ({ page, baseURL }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) errors.push(request.url());
  });
  for (const path of ['/', '/resume-matcher']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
