import { expect, test } from '@playwright/test';
import { openMatcher } from './testing/matcher-page.ts';
import { sampleJob, sampleResume } from './testing/samples.ts';

const megabyte = 1024 * 1024;

test('an empty form is refused with a summary that leads to the fields', async ({ page }) => {
  await openMatcher(page);
  await page.getByRole('button', { name: 'Match the resume' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator(':focus')).toContainText('There is a problem');
  await page.getByRole('link', { name: 'Enter the job description' }).click();
  const job = page.getByRole('textbox', { name: 'Job description' });
  await expect(job).toBeFocused();
  await expect(job).toHaveAccessibleDescription(/Enter the job description/);
  await job.fill('Too short');
  await page.getByRole('button', { name: 'Match the resume' }).click();
  await expect(page.getByRole('link', { name: /must have 40 characters or more/ })).toBeVisible();
});

test.describe('a file that cannot be used is refused at once', () => {
  const refused = [
    { name: 'program.exe', buffer: Buffer.from('MZ'), words: /^The selected file must be a PDF/ },
    { name: 'empty.pdf', buffer: Buffer.alloc(0), words: /^The selected file is empty/ },
    { name: 'large.pdf', buffer: Buffer.alloc(10 * megabyte + 1), words: /must be smaller than 10 MB/ },
  ];
  for (const { name, buffer, words } of refused) {
    test(name, async ({ page }) => {
      await openMatcher(page);
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove/ })).toBeHidden();
    });
  }
});

test('a damaged file is told kindly and gets no score', async ({ page }) => {
  await openMatcher(page);
  const damaged = {
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nnothing'),
  };
  await page.locator('input[type=file]').setInputFiles(damaged);
  await page.getByRole('textbox', { name: 'Job description' }).fill(sampleJob);
  await page.getByRole('button', { name: 'Match the resume' }).click();
  await expect(page.getByRole('heading', { name: 'This resume could not be scored' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('img', { name: /^Score/ })).toBeHidden();
});

test('without a network the words of the catalogue are shown, and another try goes through', async ({
  page,
  context,
}) => {
  await openMatcher(page);
  // The code that sends the match was loaded with the page.
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=file]').setInputFiles(sampleResume('tomas-quispe.txt'));
  await page.getByRole('textbox', { name: 'Job description' }).fill(sampleJob);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Match the resume' }).click();
  const toast = page.getByRole('alert');
  await expect(toast).toHaveText('Network error. Please check your connection.');
  await toast.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast).toBeHidden();
  await expect(page.getByRole('heading', { name: 'We couldn’t complete the match' })).toBeVisible();

  await context.setOffline(false);
  // The browser takes a moment to be online again.
  const isBack = () =>
    page.evaluate(() =>
      fetch('/api/config').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  await expect.poll(isBack).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible({ timeout: 20_000 });
});

test('too many requests are told with the time to wait', async ({ page }) => {
  await openMatcher(page);
  const body = { status: 429, code: 'too-many-requests', message: 'Slow down.', requestId: 'request-1' };
  await page.route('**/api/resume-matcher', (route) =>
    route.fulfill({ status: 429, json: body, headers: { 'retry-after': '42' } }),
  );
  await page.locator('input[type=file]').setInputFiles(sampleResume('tomas-quispe.txt'));
  await page.getByRole('textbox', { name: 'Job description' }).fill(sampleJob);
  await page.getByRole('button', { name: 'Match the resume' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many requests. Please try again later.');
  await expect(page.getByText(/You can try again in 42 seconds/)).toBeVisible();
  await expect(page.getByText('request-1')).toBeVisible();
});
