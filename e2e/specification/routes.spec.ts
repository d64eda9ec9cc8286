import { expect, test } from '@playwright/test';
import { enter } from '../testing/enter.ts';

/** The specification's route constants (section 2), by access. */
const forAll = [
  '/',
  '/pricing',
  '/features',
  '/tools-listing',
  '/resume-matcher',
  '/privacy-policy',
  '/terms-of-service',
  '/login',
  '/register',
  '/forgot-password',
  '/email-verification',
  '/verify-email',
  '/email-verification-status',
  '/support',
  '/auth/callback',
  '/reset-password',
] as const;

const forUsers = [
  '/dashboard',
  '/resume-analyzer',
  '/resume-history',
  '/profile',
  '/settings',
  '/billing',
  '/support',
  '/credits',
  '/tools',
  '/tools/job-description-creator',
  '/job-descriptions',
  '/onboarding',
] as const;

/** The specification's paths of the API (section 7), below `/api`. */
const apiPaths = [
  '/waitlist',
  '/auth/signup',
  '/auth/signin',
  '/auth/signout',
  '/auth/me',
  '/auth/supabaseId',
  '/auth/refresh',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/change-password',
  '/user',
  '/user/profile',
  '/user/change-password',
  '/user/delete',
  '/user/preferences',
  '/user/profile-image',
  '/email-preferences',
  '/analysis/analyze',
  '/analysis/history',
  '/analysis/result',
  '/analysis/delete',
  '/analysis/export',
  '/resume-analysis',
  '/resume-analysis/batches',
  '/resume-analysis/batches/{id}',
  '/resume-analysis/{id}',
  '/files/upload',
  '/files/delete',
  '/files/download',
  '/files/process',
  '/credits',
  '/credits/add',
  '/credits/history',
  '/credits/transactions',
  '/job-descriptions',
  '/job-descriptions/generate',
  '/job-descriptions/add',
  '/job-descriptions/{id}',
  '/support/contact',
  '/support/tickets',
  '/support/faq',
  '/billing/plans',
  '/billing/subscribe',
  '/billing/cancel',
  '/billing/invoices',
  '/billing/payment-methods',
] as const;

/** The calls whose method the specification gives. */
const methods = [
  ['POST', '/waitlist'],
  ['POST', '/auth/signup'],
  ['POST', '/auth/signin'],
  ['GET', '/auth/me'],
  ['GET', '/auth/supabaseId'],
  ['POST', '/auth/change-password'],
  ['POST', '/auth/signout'],
  ['POST', '/user/profile'],
  ['PATCH', '/user/profile'],
  ['GET', '/user/profile'],
  ['GET', '/user'],
  ['PATCH', '/user'],
  ['POST', '/user/profile-image'],
  ['DELETE', '/user'],
  ['GET', '/email-preferences'],
  ['PATCH', '/email-preferences'],
  ['GET', '/credits'],
  ['GET', '/credits/transactions'],
  ['POST', '/job-descriptions'],
  ['GET', '/job-descriptions'],
  ['GET', '/job-descriptions/{id}'],
  ['DELETE', '/job-descriptions/{id}'],
] as const;

test('every public URL opens its own screen', async ({ page }) => {
  test.slow();
  for (const path of forAll)
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(path);
    });
});

test('every URL of the workspace leads to the login, and opens its screen after it', async ({ page }) => {
  test.slow();
  for (const path of forUsers.filter((each) => each !== '/support')) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    // The dashboard is the default destination after a login.
    const returnTo = path === '/dashboard' ? '' : `?returnTo=${encodeURIComponent(path)}`;
    await expect(page).toHaveURL(`/login${returnTo}`);
  }
  await enter(page);
  for (const path of forUsers)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(path);
    });
});

test('any other URL is the not-found page, with status 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a change of the path scrolls smoothly to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const moves: unknown[] = [];
    Object.assign(window, { moves });
    const scrollTo = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (this: Element, ...given: unknown[]) {
      moves.push(given[0]);
      return Reflect.apply(scrollTo, this, given);
    } as typeof scrollTo;
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { moves: unknown[] }).moves.at(-1)))
    .toEqual({ top: 0, behavior: 'smooth' });
});

test('the API has every path of the specification, with its methods', async ({ request }) => {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  const known = Object.keys(paths).map((path) => path.replace(/^\/api/, ''));
  expect(apiPaths.filter((path) => !known.includes(path))).toEqual([]);
  const missing = methods.filter(([method, path]) => {
    const operations = paths[path] ?? paths[`/api${path}`] ?? {};
    return !(method.toLowerCase() in operations);
  });
  expect(missing).toEqual([]);
});

test('a response wraps its payload in `data`, and an error has status, message and errors', async ({
  request,
}) => {
  const plans = await (await request.get('/api/billing/plans')).json();
  expect(plans).toHaveProperty('data');
  const refused = await request.post('/api/waitlist', { data: { name: 'A', email: 'a', role: '' } });
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({
    status: 422,
    message: expect.any(String),
    errors: {
      name: ['Name must be at least 2 characters'],
      email: ['Please enter a valid email address'],
      role: ['Role is required'],
    },
  });
  const unknown = await request.get('/api/no-such-path');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ status: 404, message: expect.any(String) });
  const closed = await request.get('/api/credits');
  expect(closed.status()).toBe(401);
});
