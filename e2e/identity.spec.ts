import { expect, test } from '@playwright/test';
import { receiveEmail } from './testing/emails.ts';
import { accountMenu, logIn, newPerson, register, registerAndConfirm, signOut } from './testing/person.ts';

test.slow();

test('a user registers, and the link in the email signs in only after a button is pressed', async ({
  page,
}) => {
  const person = newPerson();
  await register(page, person);
  await expect(page.getByRole('status').filter({ hasText: 'Account created successfully!' })).toBeVisible();
  await expect(page.getByText(`Sent to ${person.email}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend email in \d+ s$/ })).toBeDisabled();
  await expect(page.getByText('can read them in the outbox folder of the data folder')).toBeVisible();

  const { link } = await receiveEmail(page, person.email, 'Confirm your email address');
  // A link scanner opens the link and presses nothing.
  await page.request.get(link);
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect(accountMenu(page, person)).toBeVisible();
});

test('the code in the email signs in as well, also pasted with a space in it', async ({ page }) => {
  const person = newPerson();
  await register(page, person);
  const { code } = await receiveEmail(page, person.email, 'Confirm your email address');
  const input = page.getByRole('textbox', { name: 'Code' });
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(input).toHaveAttribute('inputmode', 'numeric');
  await input.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify email', exact: true }).click();
  await expect(page.locator(':focus')).toContainText('There is a problem');
  await expect(input).toHaveAccessibleDescription(/incorrect or has expired/);
  await input.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await input.press('Enter');
  await expect(accountMenu(page, person)).toBeVisible();
});

test('the screen that waits for the email continues when its link is used in another tab', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await register(page, person);
  const { link } = await receiveEmail(page, person.email, 'Confirm your email address');
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
});

test('logging in before confirming leads to the code, and shows when another email can be sent', async ({
  page,
}) => {
  const person = newPerson();
  await register(page, person);
  await page.goto('/login?returnTo=/settings');
  await logIn(page, person);
  await expect(page).toHaveURL(/\/email-verification\?returnTo=%2Fsettings$/);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.locator(':focus')).toContainText(/You can request another one in \d+ seconds/);
  await expect(page.getByRole('button', { name: /^Resend email in \d+ s$/ })).toBeDisabled();
  const { code } = await receiveEmail(page, person.email, 'Confirm your email address');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Verify email', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a used or invalid link is reported, and another email is offered', async ({ page }) => {
  await page.goto('/verify-email?token_hash=0123456789abcdef&type=signup');
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto(
    '/verify-email#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  );
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('a code requested by another browser confirms the address without signing in', async ({ page }) => {
  await page.goto('/verify-email?code=0191c7a2-5a3e-7c7e-9d55-0a5c3e1f7a10');
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a wrong password and an unknown address get the same message', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await signOut(page, person);
  await page.goto('/login');
  await logIn(page, { ...person, password: 'something else entirely' });
  const summary = page.locator(':focus');
  await expect(summary).toContainText('Incorrect email or password');
  await expect(page).toHaveTitle(/^Error: /);
  await logIn(page, { email: `nobody.${person.email}`, password: person.password });
  await expect(summary).toContainText('Incorrect email or password');
  await logIn(page, person);
  await expect(accountMenu(page, person)).toBeVisible();
});

test('an empty form is refused field by field, and typing clears the error', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator(':focus')).toContainText('There is a problem');
  for (const words of ['Name is required', 'Email is required', 'Password is required'])
    await expect(page.getByRole('link', { name: words })).toBeVisible();
  await page.getByRole('link', { name: 'Email is required' }).click();
  const email = page.getByRole('textbox', { name: 'Email address' });
  await expect(email).toBeFocused();
  await email.pressSequentially('m');
  await expect(page.getByRole('link', { name: 'Email is required' })).toBeHidden();
  await expect(page.locator('#password')).toHaveAttribute('autocomplete', 'new-password');
});

test('a password that is easy to guess is refused with the reason, and can be shown', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Name' }).fill(person.name);
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  const password = page.locator('#password');
  await password.fill('password1');
  await expect(page.getByText('Easy to guess')).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(password).toHaveAccessibleDescription(/easy to guess/);
  await password.fill(person.password);
  await expect(page.getByText('Strong')).toBeVisible();
});

test('a code by email signs in without the password, and an unknown address gets the same screen', async ({
  page,
}) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await signOut(page, person);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`If ${person.email} has an account, we sent a code to it.`)).toBeVisible();
  const { code } = await receiveEmail(page, person.email, 'Log in to Winnow');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(accountMenu(page, person)).toBeVisible();
  await signOut(page, person);

  const newcomer = newPerson();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(newcomer.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`If ${newcomer.email} has an account, we sent a code to it.`)).toBeVisible();
});

test('a forgotten password is reset by the link in the email, on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await signOut(page, person);
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await page.getByRole('button', { name: 'Send reset email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { link } = await receiveEmail(page, person.email, 'Reset your password');

  const phone = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 360, height: 640 } });
  await phone.goto(link);
  await phone.locator('#password').fill('password1');
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone.locator('#password')).toHaveAccessibleDescription(/easy to guess/);
  const renewed = { ...person, password: 'chaff flies, grain falls down' };
  await phone.locator('#password').fill(renewed.password);
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone.getByText('Password has been reset successfully.')).toBeVisible();
  await expect(accountMenu(phone, person)).toBeVisible();
  await phone.close();

  await page.goto('/login');
  await logIn(page, person);
  await expect(page.locator(':focus')).toContainText('Incorrect email or password');
  await logIn(page, renewed);
  await expect(accountMenu(page, person)).toBeVisible();
});

test('a forgotten password is reset by the code in the email as well', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await signOut(page, person);
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await page.getByRole('button', { name: 'Send reset email' }).click();
  const { code } = await receiveEmail(page, person.email, 'Reset your password');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('#password').fill('chaff flies, grain falls down');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password has been reset successfully.')).toBeVisible();
});

test('an expired reset link is reported', async ({ page }) => {
  await page.goto('/reset-password?token_hash=0123456789abcdef&type=recovery');
  await page.locator('#password').fill('chaff flies, grain falls down');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(
    page.getByRole('heading', { name: 'This link has expired or was already used' }),
  ).toBeVisible();
});

test('signing in leads back to the requested page, and to no other site', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await signOut(page, person);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fsettings$/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/settings$/);
  await signOut(page, person);
  await page.goto('/login?returnTo=//elsewhere.example/settings');
  await logIn(page, person);
  await expect(page).toHaveURL(/localhost:\d+\/(dashboard|onboarding)$/);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(accountMenu(other, person)).toBeVisible();
  await signOut(page, person);
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await other.bringToFront();
  await logIn(other, person);
  await expect(accountMenu(page, person)).toBeVisible();
});

test('signing out clears the browser even if the server cannot be reached', async ({ page, context }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/');
  await accountMenu(page, person).click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('auth') || key === 'user_data')).toEqual([]);
});

test('a login without a user or without a backend token shows the specified message', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await signOut(page, person);
  await page.goto('/login');
  await page.route('**/api/auth/signin', (route) => route.fulfill({ json: { data: {} } }));
  await logIn(page, person);
  await expect(page.locator(':focus')).toContainText('No backend token received');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ json: {} }));
  await logIn(page, person);
  await expect(page.locator(':focus')).toContainText(/No user data received|Auth session or user missing/);
});

test('a session ended by the server leads to the login with a message and back afterwards', async ({
  page,
}) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Leaves the screen, since a response to one of its pending requests would already end the session.
  await page.goto('about:blank');
  await page.route('**/api/**', (route) =>
    route.request().url().endsWith('/api/config')
      ? route.continue()
      : route.fulfill({
          status: 401,
          json: { status: 401, code: 'not-signed-in', message: 'x', requestId: 'r' },
        }),
  );
  await page.goto('/profile');
  await expect(page.getByText('Authentication required')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
});

test('signing in with Google leads back to the requested page, and a refusal by Google is reported', async ({
  page,
}) => {
  await page.goto('/login?returnTo=/settings');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('button', { name: 'Account menu for Ida Lindqvist' })).toBeVisible();
  await page.goto('/auth/callback?error=access_denied&error_code=access_denied&error_description=No');
  await expect(page.getByText('Google login was canceled or refused.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
});
