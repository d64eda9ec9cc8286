import { expect, test } from '@playwright/test';
import { createJob, getCredits, getPlans, RequestFailure, startBatch, uploadFile } from '@winnow/contracts';
import { makeGoodPdf } from '../../tools/testing/hostile-files.ts';
import { enter } from '../testing/enter.ts';
import { sampleJob } from '../testing/samples.ts';

// The specification's business constants (section 9), as the product itself shows them.

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof RequestFailure ? error : null),
  );

test('a free account has 10 credits, a Pro account 100, and an Enterprise account no limit', async ({
  page,
}) => {
  const { client } = await enter(page);
  expect((await client.call(getCredits)).data).toMatchObject({ availableCredits: 10, usedCredits: 0 });
  const { plans } = (await client.call(getPlans)).data;
  expect(Object.fromEntries(plans.map(({ plan, creditsAMonth }) => [plan, creditsAMonth]))).toEqual({
    free: 10,
    pro: 100,
    enterprise: -1,
  });
});

test('a file of 10 MB is accepted, and one byte more is refused', async ({ page }) => {
  test.slow();
  const { client } = await enter(page);
  const pdf = new Uint8Array(await makeGoodPdf(1));
  const megabytes = 1024 * 1024;
  const ofSize = (bytes: number) => {
    const whole = new Uint8Array(bytes).fill(0x20);
    whole.set(pdf);
    return new File([whole], 'resume.pdf', { type: 'application/pdf' });
  };
  const upload = async (bytes: number) =>
    (await client.call(uploadFile, { file: ofSize(bytes) })).data.files[0];
  expect(await upload(10 * megabytes + 1)).toMatchObject({ outcome: 'refused', reason: 'too-large' });
  expect(await upload(10 * megabytes)).toMatchObject({ outcome: 'stored', reason: null });
});

test('a run takes 50 resumes and refuses the fifty-first', async ({ page }) => {
  const { client } = await enter(page);
  const job = (await client.call(createJob, { text: sampleJob })).data;
  const ids = Array.from({ length: 51 }, () => crypto.randomUUID());
  const start = (fileIds: string[]) =>
    failureOf(
      client.call(startBatch, {
        jobDescriptionId: job.id,
        fileIds,
        idempotencyKey: crypto.randomUUID(),
      } as never),
    );
  expect(await start(ids)).toMatchObject({ status: 422 });
  // Fifty are allowed: they are refused because they were never uploaded.
  expect((await start(ids.slice(1)))?.status).toBe(404);
});

test('support names its 24 hours, and the offer its hundred users and its month', async ({ page }) => {
  await page.goto('/support');
  await expect(page.getByText(/24 hours/).first()).toBeVisible();
  await page.goto('/');
  const form = page.locator('#waitlist-form');
  await expect(form.getByText('The first 100 users get the PRO plan free for 1 month')).toBeVisible();
  await expect(form.getByText('No credit card required')).toBeVisible();
});

test('the browser stores its data under the keys of the specification', async ({ page }) => {
  const { person } = await enter(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => ({
    token: localStorage.getItem('auth_token'),
    user: localStorage.getItem('user_data'),
  }));
  expect(kept.token).toBeTruthy();
  expect(JSON.parse(kept.user ?? '{}')).toMatchObject({ email: person.email });
});

test('every request carries the bearer token', async ({ page }) => {
  await enter(page);
  const without: string[] = [];
  let asked = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOpen = pathname === '/api/config' || pathname === '/api/events';
    if (!pathname.startsWith('/api/') || isOpen) return;
    asked += 1;
    if (!/^Bearer .+/.test(request.headers()['authorization'] ?? '')) without.push(pathname);
  });
  for (const path of ['/dashboard', '/credits', '/job-descriptions', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The network is never idle, because notifications use a request that stays open.
    await page.waitForLoadState('load');
  }
  expect(asked).toBeGreaterThan(12);
  expect(without).toEqual([]);
});
