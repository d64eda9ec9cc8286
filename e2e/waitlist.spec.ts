import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route, test } from '@playwright/test';
import { answerInPlace } from './testing/answer-in-place.ts';
import { openPage } from './testing/open-page.ts';

const fields = {
  name: 'Your name *',
  email: 'Enter your email *',
  role: 'Your role *',
  company: 'Company name (optional)',
};

const submit = (page: Page) => page.getByRole('button', { name: 'Get Early Access' });
const newEmail = () => `${randomUUID()}@example.com`;

async function openForm(page: Page): Promise<void> {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page.locator('#waitlist-form')).toBeInViewport();
}

async function fill(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel(fields.name).fill('Ada Thorne');
  await page.getByLabel(fields.email).fill(email);
  await page.getByLabel(fields.role).fill('Recruiter');
}

/** Answers the next requests to join with a refusal. */
function refuse(page: Page, status: number, message: string, errors?: Record<string, string[]>) {
  return answerInPlace(page, '**/api/waitlist', (route) =>
    route.fulfill({ status, json: { status, code: 'conflict', message, errors, requestId: 'request-1' } }),
  );
}

test('the form is refused field by field until its rules pass', async ({ page }) => {
  await openForm(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/waitlist')) sent += 1;
  });
  await submit(page).click();
  for (const words of ['Name is required', 'Email is required', 'Role is required'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel(fields.name)).toBeFocused();

  const name = page.getByLabel(fields.name);
  for (const [typed, words] of [
    ['A', 'Name must be at least 2 characters'],
    ["Siobhan O'Brien", 'Name can only contain letters and spaces'],
  ] as const) {
    await name.fill(typed);
    await expect(name).toHaveAccessibleDescription(words);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  }
  await name.fill('Siobhán Núñez');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.getByLabel(fields.email).fill('ada@');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel(fields.role).fill('R');
  await expect(page.getByText('Role must be at least 2 characters')).toBeVisible();
  await submit(page).click();
  await expect(page.getByLabel(fields.email)).toBeFocused();
  expect(sent).toBe(0);
});

test('whoever joins reads where they stand, and comes back to an empty form', async ({ page }) => {
  await openForm(page);
  const email = newEmail();
  await fill(page, `  ${email} `);
  await page.getByLabel(fields.name).fill('  Ada Thorne ');
  await page.getByLabel(fields.role).fill(' Recruiter  ');
  const body = page.waitForRequest('**/api/waitlist');
  await submit(page).click();
  // An empty company is not sent, and fields are trimmed.
  expect((await body).postDataJSON()).toEqual({ name: 'Ada Thorne', email, role: 'Recruiter' });
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeFocused();
  await expect(page.getByText('Thank you for joining our waitlist!')).toBeVisible();
  await expect(page.getByText(/You are number \d+ on the list/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to Page' }).click();
  for (const label of Object.values(fields)) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByText('Name is required')).toBeHidden();
});

test('what is typed before the code of the page has come is kept, and the browser does not send the form', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel(fields.name).fill('Ada Thorne');
  await page.getByLabel(fields.email).fill(newEmail());
  await page.getByLabel(fields.email).press('Enter');
  await expect(submit(page)).toBeDisabled();
  resolve();
  await page.getByLabel(fields.role).fill('Recruiter');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the message of the server is shown as it stands', async ({ page }) => {
  await openForm(page);
  await page.route('**/api/waitlist', (route) =>
    route.fulfill({ json: { data: { position: 7, hasOffer: true }, message: 'Welcome, seventh.' } }),
  );
  await fill(page);
  await submit(page).click();
  await expect(page.getByText('Welcome, seventh.')).toBeVisible();
});

for (const [body, shown] of [
  [{ message: 'Welcome from afar.' }, 'Welcome from afar.'],
  [{ data: { message: 'Welcome from afar.' } }, 'Welcome from afar.'],
  [{}, 'Thank you for joining our waitlist!'],
] as const)
  test(`another back end may keep the list, and answer ${JSON.stringify(body)}`, async ({ page }) => {
    await openForm(page);
    await page.route('**/api/waitlist', (route) => route.fulfill({ status: 201, json: body }));
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible();
    await expect(page.locator('#waitlist-form').getByRole('status')).toHaveText(shown);
    // The response contains no place, so the page shows none.
    await expect(page.getByText(/number/)).toBeHidden();
  });

test('another back end refuses in a body of status, message and errors', async ({ page }) => {
  await openForm(page);
  const refuseWith = (status: number, json: object) =>
    answerInPlace(page, '**/api/waitlist', (route) => route.fulfill({ status, json }));
  await refuseWith(422, {
    status: 422,
    message: 'Look again.',
    errors: { name: ['Name is odd.', 'Second.'], email: ['Email is odd.'], role: ['Role is odd.'] },
  });
  await fill(page);
  await submit(page).click();
  for (const field of ['name', 'email', 'role'] as const)
    await expect(page.getByLabel(fields[field])).toHaveAccessibleDescription(/ is odd\.$/);
  await expect(page.getByText('Second.')).toBeHidden();
  // Typing removes only the error of that field.
  await page.getByLabel(fields.name).fill('Ada Thorn');
  await expect(page.getByLabel(fields.name)).toHaveAccessibleDescription('');
  await expect(page.getByLabel(fields.role)).toHaveAccessibleDescription('Role is odd.');

  await refuseWith(503, { message: 'Come back at noon.' });
  await submit(page).click();
  await expect(page.locator('#waitlist-form').getByRole('alert')).toHaveText('Come back at noon.');
  await refuseWith(409, { message: 'Known.' });
  await submit(page).click();
  await expect(page.getByLabel(fields.email)).toHaveAccessibleDescription(
    'This email is already registered on our waitlist',
  );
});

test('while the form is sent, nothing in it can be changed', async ({ page }) => {
  await openForm(page);
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route('**/api/waitlist', (route) => resolve(route));
  await fill(page);
  await page.getByLabel(fields.company).fill('Harbourline');
  await submit(page).click();
  const route = await promise;
  const joining = page.getByRole('button', { name: 'Joining...' });
  await expect(joining).toBeDisabled();
  await expect(joining.locator('svg')).toBeVisible();
  for (const label of Object.values(fields)) await expect(page.getByLabel(label)).toBeDisabled();
  expect(route.request().postDataJSON()).toMatchObject({ company: 'Harbourline' });
  await route.continue();
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible();
});

test('an address that is on the list is told under its field, and typing takes the words away', async ({
  page,
}) => {
  const email = newEmail();
  const taken = 'This email is already registered on our waitlist';
  for (const written of [email, email.toUpperCase()]) {
    await openForm(page);
    await fill(page, written);
    await submit(page).click();
    if (written === email) await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible();
  }
  const input = page.getByLabel(fields.email);
  await expect(input).toHaveAccessibleDescription(taken);
  await expect(input).toBeFocused();
  await expect(page.locator('#waitlist-form').getByRole('alert')).toBeHidden();
  await input.fill(newEmail());
  await expect(input).toHaveAccessibleDescription('');
});

test('messages by field stand under their fields, the first of each', async ({ page }) => {
  await openForm(page);
  await refuse(page, 422, 'Validation error', { name: ['No such name.', 'Second.'], company: ['Too long.'] });
  await fill(page);
  await submit(page).click();
  await expect(page.getByLabel(fields.name)).toHaveAccessibleDescription('No such name.');
  await expect(page.getByLabel(fields.company)).toHaveAccessibleDescription('Too long.');
  await expect(page.getByText('Second.')).toBeHidden();
});

test.describe('a failure that no field explains is told over the form', () => {
  const banner = (page: Page) => page.locator('#waitlist-form').getByRole('alert');
  const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  const fallback = 'Failed to join waitlist. Please try again.';

  for (const { status, message, shown, toasted } of [
    {
      status: 429,
      message: 'Too many joins.',
      shown: 'Too many joins.',
      toasted: 'Too many requests. Please try again later.',
    },
    { status: 500, message: 'Oh no.', shown: 'Oh no.', toasted: 'Server error. Please try again later.' },
    { status: 500, message: '', shown: fallback, toasted: 'Server error. Please try again later.' },
    { status: 422, message: 'Not like this.', shown: 'Not like this.', toasted: 'Not like this.' },
    { status: 418, message: '', shown: fallback, toasted: 'Error 418' },
  ])
    test(`${status} "${message}"`, async ({ page }) => {
      await openForm(page);
      const refusal = await refuse(page, status, message);
      await fill(page);
      await submit(page).click();
      await expect(banner(page)).toHaveText(shown);
      await expect(toast(page)).toHaveText(toasted);
      await expect(page.getByLabel(fields.name)).toHaveValue('Ada Thorne');
      await expect(submit(page)).toBeEnabled();

      // The next try clears the previous error.
      refusal.heal();
      await submit(page).click();
      await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible();
      await expect(toast(page)).toBeHidden();
    });

  test('a network that is gone', async ({ page, context }) => {
    await openForm(page);
    await fill(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(banner(page)).toHaveText(fallback);
    await expect(toast(page)).toHaveText('Network error. Please check your connection.');
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible();
  });

  test('an answer that does not come within thirty seconds', async ({ page }) => {
    // Browsers wait longer; the wait is shortened here.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 30_000 ? 200 : milliseconds);
    });
    await openForm(page);
    await page.route('**/api/waitlist', () => {});
    await fill(page);
    await submit(page).click();
    await expect(banner(page)).toHaveText(fallback);
    await expect(toast(page)).toHaveText(
      'Request timed out. The operation is taking longer than expected. Please try again.',
    );
  });
});

test('the keyboard alone is enough', async ({ page }) => {
  await openForm(page);
  await expect(page.locator('#waitlist-form')).toBeFocused();
  for (const value of ['Ada Thorne', newEmail(), 'Recruiter', 'Harbourline']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(fields.name)).toHaveValue('');
});
