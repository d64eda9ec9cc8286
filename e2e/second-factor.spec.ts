import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { receiveEmail } from './testing/emails.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { accountMenu, logIn, newPerson, registerAndConfirm, signOut } from './testing/person.ts';

test.slow();

test('an authenticator app is added, required at the next login, and removed', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Code to scan with the authenticator app' })).toBeVisible();
  const app = appOf((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/incorrect/i);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await saveCodes(page);
  await expect(page.getByText('Logging in asks for a code from one of these apps.')).toBeVisible();
  await signOut(page, person);

  await page.goto('/login?returnTo=/settings');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
  // After only the first step, the user is not signed in.
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
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

test('resetting a password does not bypass the authenticator app', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const app = appOf((await page.getByRole('dialog').locator('code').textContent()) ?? '');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await saveCodes(page);
  await expect(page.getByText('Logging in asks for a code from one of these apps.')).toBeVisible();
  await signOut(page, person);

  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await page.getByRole('button', { name: 'Send reset email' }).click();
  const { link } = await receiveEmail(page, person.email, 'Reset your password');
  await page.goto(link);
  await page.locator('#password').fill('chaff flies, grain falls down');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
  await showCode(page, app);
  await page.locator('#password').fill('chaff flies, grain falls down');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password has been reset successfully.')).toBeVisible();
});

test('a recovery code replaces a lost phone, and its owner is notified', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  const factors = page.getByRole('region', { name: 'Two-step login' });
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const app = appOf((await page.getByRole('dialog').locator('code').textContent()) ?? '');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();

  await test.step('the codes are shown once, to copy, save and print', async () => {
    const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download codes' }).click();
    const saved = await readFile(await (await saving).path(), 'utf8');
    for (const code of await dialog.getByRole('listitem').allTextContents()) expect(saved).toContain(code);
    expect(saved).toContain(person.email);
    await expectAccessible(page);
  });
  const codes = await saveCodes(page);
  await expect(factors.getByText('10 of 10 recovery codes left')).toBeVisible();
  await signOut(page, person);

  await page.goto('/login?returnTo=/settings');
  await logIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const field = page.getByRole('textbox', { name: 'Recovery code' });
  await field.fill('AAAAA-AAAAA');
  await page.getByRole('button', { name: 'Verify code', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/incorrect or was already used/);
  await expectAccessible(page);
  await field.fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Verify code', exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(factors.getByText('9 of 10 recovery codes left')).toBeVisible();
  await receiveEmail(page, person.email, 'A recovery code was used');

  await factors.getByRole('button', { name: 'Create new recovery codes' }).click();
  const next = await saveCodes(page);
  expect(next).not.toContain(codes[1]);
  await expect(factors.getByText('10 of 10 recovery codes left')).toBeVisible();
});

/** Reads the codes that are shown once, and closes the dialog. */
async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** The authenticator app, created from the key on the screen. */
function appOf(shownKey: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(shownKey.replaceAll(' ', '')) });
}

/**
 * Types the app's code. If it was used already, it is refused, and the next one, which the service accepts early, is
 * typed.
 */
async function showCode(page: Page, app: TOTP): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Code' });
  await input.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Verify code', exact: true }).click();
}
