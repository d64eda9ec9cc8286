import { expect, type Page, test } from '@playwright/test';
import { openPage } from './testing/open-page.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { publicAddresses } from './testing/public-addresses.ts';

/** The default for most users. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const year = new Date().getFullYear();
const demoButton = (page: Page) => page.getByRole('button', { name: /3-Minute Demo/ });

test('the sections are in order, and each has its name in the URL', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('AI-Powered Talent Matching')).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    'Problems we solve',
    'Who it is for',
    'How it works',
    'See it work',
    'Features',
    'What you get',
    'Ready to Experience the Future?',
  ]);
  const ids = await page.locator('main section[id]').evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids).toEqual(['how-it-works', 'features', 'waitlist-form']);
  for (const figure of ['95%', '10x', '80%', '24/7']) await expect(page.getByText(figure)).toBeVisible();
});

test('the footer leads home, to the company’s pages in new tabs, and to an email', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Winnow, home' })).toHaveAttribute('href', '/');
  for (const name of [/^Twitter/, /^LinkedIn/]) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(footer.getByText('Revolutionizing recruitment with AI-powered matching.')).toBeVisible();
  await expect(footer.getByText(`© ${year}`)).toBeVisible();
});

test('choosing a row shows the sentence that put it on top, by pointer and by keyboard', async ({ page }) => {
  await openPage(page, '/');
  const picture = page.getByRole('figure', { name: /sorted/ });
  const rows = picture.getByRole('button');
  await expect(rows).toHaveCount(3);
  const quote = picture.locator('blockquote:visible');
  const first = await quote.textContent();
  await rows.nth(1).hover();
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(quote).not.toHaveText(first ?? '');
  await expect(quote.locator('mark').first()).toBeVisible();
  await rows.nth(2).focus();
  await expect(rows.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.nth(2)).toHaveAccessibleDescription(/^The sentence that put it on top, from /);
});

test('the demo opens over the page, walks on by its buttons, and gives the focus back', async ({ page }) => {
  // It is opened three times, which takes a while on a busy machine.
  test.slow();
  await openPage(page, '/');
  for (const close of ['Escape', 'button', 'backdrop']) {
    await demoButton(page).click();
    const dialog = page.getByRole('dialog', { name: '3-Minute Demo: Resume Analysis Workflow' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Read it in steps' }).click();
    await expect(dialog.getByText('Say what you need')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next step' }).click();
    await expect(dialog.getByText('Drop the resumes')).toBeVisible();
    await dialog.getByRole('button', { name: /^Step 5 of/ }).click();
    await expect(dialog.getByText('See the sentence')).toBeVisible();
    // Focus stays inside, regardless of how often Tab is pressed.
    for (let count = 0; count < 13; count += 1) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'button') await dialog.getByRole('button', { name: 'Close' }).click();
    else await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(demoButton(page)).toBeFocused();
  }
});

test('the button of the demo is smaller on a phone', async ({ page }) => {
  await page.goto('/');
  const sizes = [];
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await demoButton(page).locator('svg').last().boundingBox();
    sizes.push(box?.width ?? 0);
  }
  expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
});

test('if a video is set, its frame exists only while the demo is open', async ({ page }) => {
  const outside: string[] = [];
  const video = 'https://video.example/embed/1';
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') outside.push(request.url());
  });
  await page.route('https://video.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  );
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy.replace("frame-src 'none'", 'frame-src https://video.example'),
      },
      body: (await answer.text()).replace('"demoVideoUrl":null', `"demoVideoUrl":"${video}"`),
    });
  });
  await openPage(page, '/');
  await expect(page.getByText('Nothing is loaded from video.example before you press play.')).toBeVisible();
  await demoButton(page).scrollIntoViewIfNeeded();
  expect(outside).toEqual([]);
  await demoButton(page).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', video);
  await expect.poll(() => outside).toContain(video);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the page is complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to Experience the Future?' })).toBeVisible();
  await expect(page.locator('blockquote').first()).toContainText('“');
  await context.close();
});

for (const width of [360, 768, 1280])
  test(`at ${width} pixels nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...publicAddresses, '/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflowOf(page), path).toBe(0);
    }
  });
