import { expect, type Page, test } from '@playwright/test';
import { type Company, startCompany } from './testing/company.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { makeOwnServer, type OwnServer } from './testing/own-server.ts';
import { accountMenu, newPerson, registerAndConfirm } from './testing/person.ts';

test.slow();

let company: Company;
let server: OwnServer;

test.beforeAll(async () => {
  const port = Number(new URL(test.info().project.use.baseURL ?? '').port) + 5;
  company = await startCompany(port + 1, `http://localhost:${port}/auth/v1/callback`);
  server = await makeOwnServer(port, { SINGLE_SIGN_ON_PRIVATE: 'on', DNS_SERVERS: company.dnsServer });
  await server.start();
});

test.afterAll(async () => {
  await server.remove();
  await company.stop();
});

test('an owner sets up single sign-on, and a colleague joins with it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const owner = newPerson();
  await registerAndConfirm(page, owner);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Create an organization' }).click();
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Harbor Foods');
  await page.getByRole('button', { name: 'Create organization' }).click();
  const section = page.getByRole('region', { name: 'Single sign-on' });

  await section.getByRole('textbox', { name: 'Domain' }).fill('harbor-foods.example');
  await section.getByRole('button', { name: 'Add domain' }).click();
  await expect(section.getByText('Not verified')).toBeVisible();
  company.setRecord((await section.getByText('winnow-verification=').textContent()) ?? '');
  await section.getByRole('button', { name: 'Check harbor-foods.example now' }).click();
  await expect(section.getByText('Verified', { exact: true })).toBeVisible();

  await section.getByRole('textbox', { name: 'Issuer' }).fill(company.issuer);
  await section.getByRole('textbox', { name: 'Client ID' }).fill(company.clientId);
  await section.getByLabel('Client secret').fill('a wrong one');
  await section.getByRole('button', { name: 'Save provider' }).click();
  await section.getByRole('button', { name: 'Test connection' }).click();
  await expect(section.getByText('The provider rejected the client ID or the client secret.')).toBeVisible();
  await section.getByLabel('Client secret').fill(company.clientSecret);
  // The notification of the first time may still be there.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await section.getByRole('button', { name: 'Save provider' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await section.getByRole('button', { name: 'Test connection' }).click();
  await expect(section.getByText('The connection works.')).toBeVisible();
  await expect(section.getByRole('switch', { name: 'Require single sign-on' })).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowOf(page)).toBe(0);

  const link = (await section.getByText('/single-sign-on/').textContent()) ?? '';
  await joinFromLogin(await (await browser.newContext({ baseURL: server.url })).newPage());
  await joinFromLink(await (await browser.newContext({ baseURL: server.url })).newPage(), link);
  await page.reload();
  await expect(page.getByText('ida@harbor-foods.example').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await connectDirectory(page);
});

/** The directory adds a person and a group, to which the owner gives a role; then its token is revoked. */
async function connectDirectory(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Directory sync' });
  await section.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy your token' });
  const token = (await dialog.getByText(/^winnow_scim_/).textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText('Not used yet')).toBeVisible();

  const address = (await section.getByText(/\/scim\/v2$/).textContent()) ?? '';
  const send = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
  const added = await send('/Users', { userName: 'bo@harbor-foods.example', displayName: 'Bo Berg' });
  expect(added.status).toBe(201);
  const { id } = (await added.json()) as { id: string };
  expect((await send('/Groups', { displayName: 'Works council', members: [{ value: id }] })).status).toBe(
    201,
  );

  await page.reload();
  await expect(section.getByText('Last used')).toBeVisible();
  await section.getByRole('combobox', { name: 'Role of Works council' }).selectOption('Auditor');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const bo = page
    .getByRole('region', { name: 'Members' })
    .getByRole('listitem')
    .filter({ hasText: 'Bo Berg' });
  await expect(bo.getByRole('combobox')).toHaveValue('auditor');
  await expect(page.getByText('The directory added Bo Berg as Hiring manager')).toBeVisible();

  await section.getByRole('button', { name: /^Revoke the token/ }).click();
  await page.getByRole('button', { name: 'Revoke token', exact: true }).click();
  await expect(section.getByText('No directory is connected.')).toBeVisible();
  expect((await send('/Users', { userName: 'eve@harbor-foods.example' })).status).toBe(401);
}

/** The built-in pages of the provider: the login, and the consent for Winnow. */
async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function joinFromLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ida@elsewhere.example');
  const offer = page.getByRole('button', { name: 'Continue with single sign-on' });
  await expect(offer).toBeHidden();
  await page.getByRole('textbox', { name: 'Email address' }).fill('ida@harbor-foods.example');
  await expectAccessible(page);
  await offer.click();
  await signInAtProvider(page, 'ida@harbor-foods.example');
  await expect(accountMenu(page, { ...newPerson(), name: 'Ida Lindqvist' })).toBeVisible();
  // New users are asked the questions of the first visit, as after a registration.
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(
    page.getByRole('button', { name: /^Switch organization.*Harbor Foods/ }).first(),
  ).toBeVisible();
}

/** From the provider's tile, with an address outside the company's domains. */
async function joinFromLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Log in to Harbor Foods' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await signInAtProvider(page, 'boss@other.example');
  await expect(
    page.getByText('Your email address isn’t in a verified domain of this organization.'),
  ).toBeVisible();
}
