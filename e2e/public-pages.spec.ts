import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './testing/expect-accessible.ts';
import { openPage } from './testing/open-page.ts';

/** The default for most users. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollTop = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);

test.describe('every public page is accessible', () => {
  // Six accessibility checks of a page take a while on a busy machine.
  test.slow();

  for (const path of ['/features', '/pricing', '/tools-listing', '/privacy-policy', '/terms-of-service'])
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });

  test('the API reference, searched without script and read on a page of its own', async ({ page }) => {
    await page.goto('/api/docs');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Callable by' }).selectOption('API keys');
    const search = page.getByRole('searchbox', { name: 'Search calls' });
    await search.fill('start a run');
    await search.press('Enter');
    await expect(page.getByRole('status')).toContainText('for “start a run”');
    await page.getByRole('link', { name: '/api/resume-analysis/batches', exact: true }).click();
    await expect(
      page.getByRole('region', { name: /POST \/api\/resume-analysis\/batches #?/ }).first(),
    ).toBeInViewport();
    await expect(page.getByText('await winnow.startBatch({')).toBeVisible();
    // The same as all, and one of the short ones.
    await page.getByRole('navigation', { name: 'Reference' }).getByRole('link', { name: 'Resumes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resumes' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the waitlist, refused field by field and with a notification', async ({ page, context }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Join Waitlist' }).click();
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your name *').fill('Ada Thorne');
    await page.getByLabel('Enter your email *').fill('ada@example.com');
    await page.getByLabel('Your role *').fill('Recruiter');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').hover();
    await expectAccessible(page);
  });

  test('the waitlist, joined', async ({ page }) => {
    await page.route('**/api/waitlist', (route) =>
      route.fulfill({ json: { data: { position: 7, hasOffer: true } } }),
    );
    await openPage(page, '/');
    await page.getByLabel('Your name *').fill('Ada Thorne');
    await page.getByLabel('Enter your email *').fill('ada@example.com');
    await page.getByLabel('Your role *').fill('Recruiter');
    await page.getByRole('button', { name: 'Get Early Access' }).click();
    await expect(page.getByText('Thank you for joining our waitlist!')).toBeVisible();
    await expectAccessible(page);
  });

  test('the demo', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: /3-Minute Demo/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the pricing page shows the prices of the plans', async ({ page }) => {
  await page.goto('/pricing');
  const plans = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(plans.filter({ hasText: 'Get started' })).toContainText('10 credits a month');
  await expect(plans.filter({ hasText: 'Choose Pro' })).toContainText('100 credits a month');
  await expect(plans.filter({ hasText: 'Talk to us' })).toContainText('Unlimited credits');
});

test('each claim of the landing page has a footnote that leads to what was measured', async ({ page }) => {
  const figures = page.getByRole('region', { name: 'In figures' });
  for (const [claim, note, table] of [
    ['95%', '1', 'Requirements and verdicts'],
    ['10x', '2', 'Waiting'],
    ['24/7', '4', 'Load'],
  ] as const) {
    await page.goto('/');
    await expect(figures.getByText(claim)).toBeVisible();
    await figures.getByRole('link', { name: note, exact: true }).click();
    await expect(figures.getByRole('listitem').nth(Number(note) - 1)).toBeInViewport();
    await figures
      .getByRole('listitem')
      .nth(Number(note) - 1)
      .getByRole('link', { name: /^Measured: / })
      .click();
    await expect(page.getByRole('table', { name: table })).toBeInViewport();
  }
  await page.goto('/');
  await figures.getByRole('link', { name: /^Not measured/ }).click();
  await expect(page.getByRole('heading', { name: 'What we measured' })).toBeInViewport();
  await expect(page.getByRole('table', { name: 'Speed' })).toBeAttached();
  await expect(page.getByText('npm run bench', { exact: true })).toBeVisible();
});

test('a link opens a page at its top, and Back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(2_000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator('#content')).toBeFocused();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('with reduced motion a new page starts at the top immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pay only for/ })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

test('a fragment in the URL scrolls to its section', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'How long data is kept' }).click();
  await expect(page).toHaveURL('/privacy-policy#how-long');
  await expect(page.getByRole('heading', { name: 'How long data is kept' })).toBeInViewport();
  await page.goto('/#features');
  await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeInViewport();
});
