import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { receiveEmail } from './testing/emails.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { accountMenu, logIn, newPerson, registerAndConfirm, signOut } from './testing/person.ts';

test.slow();

test('a passkey is added, named, logs in without a password, and is taken away again', async ({ page }) => {
  const device = await withAuthenticator(page);
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await receiveEmail(page, person.email, 'A passkey was added');
  await passkeys.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Blue laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys.getByText('Blue laptop')).toBeVisible();
  await expectAccessible(page);
  await signOut(page, person);

  await page.goto('/login?returnTo=/settings');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(passkeys.getByText(/last used on/)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Blue laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Passkey removed\./)).toBeVisible();
  await expect(passkeys.getByText('Blue laptop')).toBeHidden();
  await receiveEmail(page, person.email, 'A passkey was removed');
  await signOut(page, person);

  // The device still has its half.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(/This passkey was not accepted/).first()).toBeVisible();
  await device.remove();
});

test('a passkey takes the place of the code of an authenticator app', async ({ page }) => {
  const device = await withAuthenticator(page);
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved my codes' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  await signOut(page, person);

  await device.setPresent(false);
  await page.goto('/login?returnTo=/settings');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
  await device.setPresent(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(accountMenu(page, person)).toBeVisible();
  await device.remove();
});

test('where the browser has no passkeys, nothing is shown of them', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toBeHidden();
  await signOut(page, person);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden();
});

/** A virtual authenticator of Chromium, like a device with a fingerprint reader. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the user confirms when asked. */
    setPresent: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}
