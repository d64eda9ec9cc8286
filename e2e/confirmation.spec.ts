import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { receiveEmail } from './testing/emails.ts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

test.slow();

/**
 * The first response to a call is that of a server for which the last sign-in was long ago; later calls reach the real
 * server.
 */
async function refuseOnce(
  page: Page,
  [method, address]: readonly [method: string, address: string],
  answer: { status: number; json: object },
): Promise<void> {
  let isRefused = false;
  await page.route(address, (route) => {
    if (isRefused || route.request().method() !== method) return route.continue();
    isRefused = true;
    return route.fulfill(answer);
  });
}

const byIdentity = {
  status: 400,
  json: { error_code: 'reauthentication_needed', message: 'Reauthentication is required.' },
};
const byApi = {
  status: 403,
  json: { status: 403, code: 'recent-sign-in-required', message: 'Log in again first.', requestId: 'r' },
};

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Confirm it’s you' });
}

test('a new address that was typed is kept while the password is asked for, and then goes through', async ({
  page,
}) => {
  const { person } = await enter(page);
  await page.goto('/settings');
  const before = await page.evaluate(() => localStorage.getItem('auth_token'));
  await refuseOnce(page, ['PUT', '**/auth/v1/user?**'], byIdentity);
  await page.getByRole('textbox', { name: 'Email address' }).fill(`new.${person.email}`);
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = dialogOf(page);
  const password = dialog.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill('not this one');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Incorrect password/);
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Almost done/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await receiveEmail(page, `new.${person.email}`, 'Confirm your new email address');
  // The confirming sign-in replaced the session, and is the only one.
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBe(before);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem')).toHaveCount(1);
});

test('whoever does not confirm keeps what was typed, and nothing is done', async ({ page }) => {
  const { person } = await enter(page);
  await page.goto('/settings');
  await refuseOnce(page, ['PUT', '**/auth/v1/user?**'], byIdentity);
  const field = page.getByRole('textbox', { name: 'Email address' });
  await field.fill(`kept.${person.email}`);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(field).toHaveValue(`kept.${person.email}`);
  await expect(page.getByRole('button', { name: 'Change email address' })).toBeFocused();
  await expect(page.getByText(/Almost done/)).toBeHidden();
});

test('the export waits for a code by email and is then saved', async ({ page }) => {
  const { person } = await enter(page);
  await page.goto('/settings');
  await refuseOnce(page, ['GET', '**/api/user/export'], byApi);
  await page.getByRole('button', { name: 'Export my data' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Email me a code instead' }).click();
  const { code } = await receiveEmail(page, person.email, 'Confirm it’s you');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await dialog.getByRole('button', { name: 'Confirm and continue' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/);
  await expect(dialog).toBeHidden();
});

test('an account is deleted after confirming, and its address is not typed again', async ({ page }) => {
  const { person } = await enter(page);
  await page.goto('/settings');
  await refuseOnce(page, ['DELETE', '**/api/user'], byApi);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(person.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await dialogOf(page).getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
});

test('who has an authenticator app is asked for its code alone', async ({ page }) => {
  await enter(page);
  await page.goto('/settings');
  await refuseOnce(page, ['POST', '**/auth/v1/factors'], byIdentity);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  // The account has no app yet: the password is required.
  await expect(dialogOf(page).getByLabel('Your password')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const adding = page.getByRole('dialog');
  const key = ((await adding.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await adding.getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await adding.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved my codes' }).click();

  await refuseOnce(page, ['POST', '**/auth/v1/recovery-codes'], byIdentity);
  await page.getByRole('button', { name: 'Create new recovery codes' }).click();
  const dialog = dialogOf(page);
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await dialog.getByRole('button', { name: 'Confirm and continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
});
