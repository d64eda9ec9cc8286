import { expect, type Page } from '@playwright/test';
import { receiveEmail } from './emails.ts';

export type Person = { readonly name: string; readonly email: string; readonly password: string };

let made = 0;

/** A new person for each test. */
export function newPerson(): Person {
  made += 1;
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
  return {
    name: 'Maren Ostrowski',
    email: `maren.${unique}@example.test`,
    password: 'barley over the long wall',
  };
}

/** Fills in the registration and sends it. */
export async function register(page: Page, { name, email, password }: Person): Promise<void> {
  // The service counts registrations by address: each person has a separate address.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(email) });
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible({ timeout: 20_000 });
}

/** The network address of a person, since limits count by address. */
export function addressOf(email: string): string {
  const sum = [...email].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return `10.${(sum >>> 16) & 255}.${(sum >>> 8) & 255}.${sum & 255}`;
}

/** Registers a user and verifies their address by the code: they are signed in afterwards. */
export async function registerAndConfirm(page: Page, person: Person): Promise<void> {
  await register(page, person);
  const { code } = await receiveEmail(page, person.email, 'Confirm your email address');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Verify email', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect(accountMenu(page, person)).toBeVisible();
}

export function accountMenu(page: Page, { name }: Person) {
  return page.getByRole('button', { name: `Account menu for ${name}` });
}

/** Fills in the login that is shown. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function signOut(page: Page, person: Person): Promise<void> {
  // From a page that does not redirect, since a redirect would close the menu.
  await page.goto('/');
  await accountMenu(page, person).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
}
