import { expect, test } from '@playwright/test';
import { expectAccessible } from './testing/expect-accessible.ts';
import { newPerson, register, registerAndConfirm } from './testing/person.ts';

// Each state is checked in both themes and three widths.
test.setTimeout(180_000);

for (const path of [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token_hash=0123456789abcdef&type=recovery',
  '/email-verification',
  '/email-verification-status',
  '/verify-email?token_hash=0123456789abcdef&type=signup',
  '/verify-email',
  '/auth/callback?error=access_denied&error_code=provider_email_needs_verification',
]) {
  test(`${path} can be used by everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a refused registration, and the screen for the code, can be used by everybody', async ({ page }) => {
  await page.goto('/register');
  await page.locator('#password').fill('password1');
  await expect(page.getByText('Easy to guess')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await register(page, newPerson());
  await expectAccessible(page);
});

test('the settings can be used by everybody, and so can adding an authenticator app', async ({ page }) => {
  await registerAndConfirm(page, newPerson());
  await page.goto('/settings');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'Code to scan with the authenticator app' })).toBeVisible();
  await expectAccessible(page);
});

test('profile and onboarding can be used by everybody', async ({ page }) => {
  await registerAndConfirm(page, newPerson());
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expectAccessible(page);
});
