import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { receiveLetter } from './testing/letters.ts';
import { accountMenu, logIn, newPerson, registerAndConfirm, signOut } from './testing/person.ts';

test.slow();

test('an authenticator app is added, asked for at the next login, and taken away again', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Code to scan with the authenticator app' })).toBeVisible();
  const app = appOf((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/not right/);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Logging in asks for a code of one of these apps.')).toBeVisible();
  await signOut(page, person);

  await page.goto('/login?returnTo=/settings');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  // Half signed in is not signed in.
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(accountMenu(page, person)).toBeHidden();
  await showCode(page, app);
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('button', { name: /^Remove the app/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Authenticator app removed.')).toBeVisible();
  await signOut(page, person);
  await page.goto('/login?returnTo=/settings');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a forgotten password does not get round the authenticator app', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const app = appOf((await page.getByRole('dialog').locator('code').textContent()) ?? '');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Logging in asks for a code of one of these apps.')).toBeVisible();
  await signOut(page, person);

  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  const { link } = await receiveLetter(page, person.email, 'Reset your password');
  await page.goto(link);
  await page.locator('#password').fill('chaff flies, grain falls down');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await showCode(page, app);
  await page.locator('#password').fill('chaff flies, grain falls down');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Password has been reset successfully.')).toBeVisible();
});

/** The app on the phone, from the key that the screen shows. */
function appOf(shownKey: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(shownKey.replaceAll(' ', '')) });
}

/** Types the app's code. One that was used already is refused: then the next one, which the service takes early, is. */
async function showCode(page: Page, app: TOTP): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Code' });
  await input.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}
