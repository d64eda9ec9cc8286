import { randomUUID } from 'node:crypto';
import { expect, type Page, type Response, type Route, test } from '@playwright/test';
import { createJob, createOrganization, switchOrganization } from '@winnow/contracts';
import { enter, enterAsOperator } from '../testing/enter.ts';
import { newOperator } from '../testing/operators.ts';
import { sampleJob } from '../testing/samples.ts';
import { breakRequests, notification } from './error-rows.ts';

test.slow();

/** Refused permanently, so that nothing is retried, with words that only this test uses. */
const refusal = {
  name: 'refused',
  fulfil: (route) => route.fulfill({ status: 418, json: { message: 'This part is away.' } }),
  words: 'This part is away.',
} satisfies Parameters<typeof breakRequests>[2];

/** Refused until the retry is clicked, since other parts of a screen may send the same request earlier. */
const refusalUntilClick = {
  ...refusal,
  fulfil: async (route: Route) => {
    const isClicked = await route.request().frame().evaluate(hasBeenClicked);
    await (isClicked ? route.fallback() : refusal.fulfil(route));
  },
};

const hasBeenClicked = () => 'clicked' in document.documentElement.dataset;

/** Runs before the click's own handler. */
function rememberClick(): void {
  const remember = () => document.documentElement.setAttribute('data-clicked', '');
  document.addEventListener('click', remember, { capture: true, once: true });
}

/** A screen, and the request that loads its content. */
type Part = {
  readonly screen: string;
  readonly path: string;
  /** Parts of the screen that are loaded by the same call, each with its own retry. */
  readonly retries?: number;
};

const id = randomUUID();

const parts: readonly Part[] = [
  { screen: '/dashboard', path: '/api/resume-analysis/overview' },
  { screen: '/job-descriptions', path: '/api/job-descriptions' },
  { screen: `/job-descriptions/${id}`, path: `/api/job-descriptions/${id}` },
  { screen: `/job-descriptions/${id}/what-if`, path: `/api/job-descriptions/${id}` },
  { screen: `/resume-analyzer/${id}`, path: `/api/resume-analysis/batches/${id}` },
  { screen: '/resume-history', path: '/api/resume-analysis' },
  { screen: '/resume-history?view=runs', path: '/api/resume-analysis/batches' },
  { screen: '/resume-history?view=files', path: '/api/files' },
  { screen: `/resume-history/${id}`, path: `/api/resume-analysis/${id}` },
  { screen: '/talent-pool', path: '/api/talent-pool/search', retries: 2 },
  { screen: `/people/${id}`, path: `/api/people/${id}` },
  { screen: '/reviews', path: '/api/reviews' },
  { screen: `/reviews/${id}`, path: `/api/reviews/${id}` },
  { screen: '/records', path: '/api/organization/decision-records' },
  { screen: '/notifications', path: '/api/notifications' },
  { screen: '/credits', path: '/api/credits' },
  { screen: '/credits', path: '/api/credits/transactions' },
  { screen: '/billing', path: '/api/billing' },
  { screen: '/billing', path: '/api/billing/plans' },
  { screen: '/billing', path: '/api/billing/invoices' },
  { screen: '/billing', path: '/api/billing/payment-methods' },
  { screen: '/billing', path: '/api/billing/address' },
  { screen: '/settings', path: '/api/user/preferences' },
  { screen: '/settings', path: '/api/user/sessions' },
  { screen: '/settings', path: '/api/email-preferences' },
  { screen: '/settings', path: '/api/candidate-emails/templates' },
  { screen: '/support', path: '/api/support/tickets' },
];

const operatorParts: readonly Part[] = [
  { screen: '/admin', path: '/api/admin/users' },
  { screen: '/admin?view=waitlist', path: '/api/admin/waitlist' },
  { screen: '/admin?view=tickets', path: '/api/admin/tickets' },
  { screen: '/admin?view=invoices', path: '/api/admin/invoices' },
  { screen: '/admin?view=queue', path: '/api/admin/queue' },
  { screen: '/admin?view=checks', path: '/api/admin/checks' },
  { screen: '/admin?view=audit', path: '/api/admin/audit' },
];

const isFrom = (path: string, answer: Response) => new URL(answer.url()).pathname === path;

/** The failure is shown as a notification and in the page, with a retry that loads the part. */
async function expectNotifiedAndMended(page: Page, { screen, path, retries = 1 }: Part): Promise<void> {
  const broken = await breakRequests(page, (asked) => asked === path, refusalUntilClick);
  await page.goto(screen);
  await expect(notification(page, refusal.words)).toBeVisible();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();
  await page.evaluate(rememberClick);
  const answered = page.waitForResponse((answer) => isFrom(path, answer) && answer.status() !== 418);
  await retry.first().click();
  await answered;
  broken.heal();
  for (let left = retries - 1; left > 0; left -= 1) {
    await expect(retry).toHaveCount(left);
    await retry.first().click();
  }
  if (!screen.includes(id)) await expect(retry).toHaveCount(0);
}

test('every screen notifies when its first load fails, and offers a retry in its place', async ({ page }) => {
  const { client } = await enter(page);
  await client.call(createJob, { text: sampleJob });
  for (const part of parts)
    await test.step(`${part.screen} without ${part.path}`, () => expectNotifiedAndMended(page, part));
});

/** Parts of the page of an organization. */
const teamParts = ['members', 'invitations', 'settings', 'directory', 'domains', 'exports', 'activity'].map(
  (part): Part => ({ screen: '/organization', path: `/api/organization/${part}` }),
);

test('every part of an organization notifies when its first load fails, and offers a retry in its place', async ({
  page,
}) => {
  const { client } = await enter(page);
  const { data: team } = await client.call(createOrganization, { name: 'Harbor Foods' });
  await client.call(switchOrganization, { id: team.id });
  for (const part of teamParts)
    await test.step(`${part.screen} without ${part.path}`, () => expectNotifiedAndMended(page, part));
});

test('every view of operators notifies when its first load fails, and offers another try in its place', async ({
  page,
}) => {
  await enterAsOperator(page, newOperator('screens'));
  for (const part of operatorParts)
    await test.step(`${part.screen} without ${part.path}`, () => expectNotifiedAndMended(page, part));
});

test('a list that was shared notifies when it does not come', async ({ page }) => {
  await breakRequests(page, (path) => path === '/api/shared/open', refusal);
  await page.goto(`/shared#${'a'.repeat(43)}`);
  await expect(notification(page, refusal.words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the profile has its own words for a failure', async ({ page }) => {
  await enter(page);
  const broken = await breakRequests(page, (path) => path === '/api/user', refusal);
  await page.goto('/profile');
  await expect(notification(page, 'Failed to fetch profile')).toBeVisible();
  broken.heal();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Job title' })).toBeVisible();
});
