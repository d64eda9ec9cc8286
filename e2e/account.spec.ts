import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createJob, createShare, getBatch, startBatch, uploadFile } from '@winnow/contracts';
import { makeGoodPdf } from '../tools/testing/hostile-files.ts';
import { answerInPlace } from './testing/answer-in-place.ts';
import { receiveEmail } from './testing/emails.ts';
import { enter } from './testing/enter.ts';
import { accountMenu, logIn, newPerson, registerAndConfirm, signOut } from './testing/person.ts';
import { sampleJob } from './testing/samples.ts';

test.slow();

test('a new account sees the onboarding once, and continues where it stopped', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await page.getByRole('button', { name: 'Founder' }).click();
  await page.getByRole('textbox', { name: 'Job title' }).fill('Miller');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('h1:focus')).toHaveText('Your team');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Ostrowski Mills');
  await page.getByRole('button', { name: '11–50' }).click();

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: 'Your team' })).toBeVisible();
  await expect(page.getByRole('button', { name: '11–50' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Software' }).click();
  await page.getByRole('button', { name: 'Manufacturing' }).click();

  const written = page.waitForRequest((request) => request.url().includes('/rest/v1/profiles'));
  await page.getByRole('button', { name: 'Finish' }).click();
  const request = await written;
  expect(request.method()).toBe('PATCH');
  expect(request.url()).toMatch(/profiles\?id=eq\./);
  expect(request.postDataJSON()).toMatchObject({
    role: 'Founder',
    job_title: 'Miller',
    company_name: 'Ostrowski Mills',
    team_size: '11–50',
    hiring_team_size: null,
    industries: ['Software', 'Manufacturing'],
    onboarding_completed: true,
    updated_at: expect.stringMatching(/^\d{4}-/),
  });
  await expect(page.getByRole('heading', { name: 'Everything is ready' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate your first job description' })).toHaveAttribute(
    'href',
    /^\/tools\/job-description-creator\?.*industry=Software/,
  );

  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Miller');
});

test('the onboarding can be skipped and restarted, and reports when saving fails', async ({ page }) => {
  await registerAndConfirm(page, newPerson());
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Recruiter', exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recruiter', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const profiles = await answerInPlace(page, '**/rest/v1/profiles**', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  );
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.locator(':focus')).toContainText('Failed to save onboarding data');
  profiles.heal();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is ready' })).toBeVisible();
});

test('a profile is changed, its errors shown, and its picture cropped, shown and removed', async ({
  page,
}) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/profile');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('M');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/at least 2 characters/);
  await name.fill('Maren Ostrowski-Lindqvist');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Head of milling');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(accountMenu(page, { ...person, name: 'Maren Ostrowski-Lindqvist' })).toBeVisible();

  await page.locator('input[type=file]').setInputFiles({
    name: 'not-a-picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from('words'),
  });
  await expect(page.getByRole('alert')).toContainText('We couldn’t read this picture');
  await page.locator('input[type=file]').setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: await drawPicture(page),
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Size' }).fill('2');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Change the picture' })).toBeVisible();
  await expect(page.locator('main img')).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Picture removed.')).toBeVisible();

  const saving = await answerInPlace(page, '**/api/user/profile', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Job title' }).fill('Miller');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to update profile' })).toBeVisible();
  const loading = await answerInPlace(page, '**/api/user', (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to fetch profile' })).toBeVisible();
  saving.heal();
  loading.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  // What was typed and not saved is still there.
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Miller');
});

test('settings are kept with the account', async ({ page }) => {
  await registerAndConfirm(page, newPerson());
  await page.goto('/settings');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await main.getByRole('switch', { name: 'Credits are running low' }).click();
  await main.getByRole('switch', { name: 'Hide names and photos by default' }).click();
  const days = main.getByRole('textbox', { name: 'Retention period (days)' });
  await days.fill('9999');
  await main.getByRole('button', { name: 'Save retention period' }).click();
  await expect(days).toHaveAccessibleDescription(/from 1 to 730/);
  await days.fill('30');
  await main.getByRole('button', { name: 'Save retention period' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('30');
  await expect(main.getByRole('switch', { name: 'Credits are running low' })).not.toBeChecked();
  await expect(main.getByRole('switch', { name: 'Hide names and photos by default' })).not.toBeChecked();
});

test('a password is changed with the old one', async ({ page }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  await page.locator('#current-password').fill('not it at all');
  await page.locator('#new-password').fill('chaff flies, grain falls down');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('#current-password')).toHaveAccessibleDescription(/incorrect/i);
  await page.locator('#current-password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await receiveEmail(page, person.email, 'Your password was changed');
  await signOut(page, person);
  await page.goto('/login?returnTo=/settings');
  await logIn(page, { ...person, password: 'chaff flies, grain falls down' });
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a new email address takes effect once both addresses have confirmed it', async ({ page }) => {
  const person = newPerson();
  const next = newPerson().email;
  await registerAndConfirm(page, person);
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Email address' }).fill(next);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByText(/Almost done/)).toBeVisible();
  const first = await receiveEmail(page, person.email, 'Confirm the change of your email address');
  await page.goto(first.link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'One more email to confirm' })).toBeVisible();
  const second = await receiveEmail(page, next, 'Confirm your new email address');
  await page.goto(second.link);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText(`Current: ${next}`)).toBeVisible();
});

test('another device is listed and can be signed out', async ({ page, browser, baseURL }) => {
  const person = newPerson();
  await registerAndConfirm(page, person);
  const phone = await browser.newPage({ ...(baseURL && { baseURL }) });
  await phone.goto('/login?returnTo=/settings');
  await logIn(phone, person);
  await expect(phone.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Active sessions' });
  await expect(devices.getByText('This device')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await phone.close();
});

test('all data can be exported, and the account is deleted after typing its address', async ({
  page,
  browser,
}) => {
  const { person, client } = await enter(page);
  const resume = Buffer.from(await makeGoodPdf(11));
  const file = new File([resume], 'taken along.pdf');
  const [sent] = (await client.call(uploadFile, { file })).data.files;
  const { id: jobDescriptionId } = (await client.call(createJob, { text: sampleJob })).data;
  const run = { jobDescriptionId, fileIds: [sent?.file?.id ?? ''], idempotencyKey: crypto.randomUUID() };
  const { id: runId } = (await client.call(startBatch, run)).data;
  const judged = async () => (await client.call(getBatch, { id: runId })).data.items[0]?.analysis?.id ?? '';
  await expect.poll(judged, { timeout: 60_000 }).not.toBe('');
  const list = { title: 'Before I go', analysisIds: [await judged()], anonymous: true, allowsComments: true };
  const link = `/shared#${(await client.call(createShare, list)).data.token}`;
  const reader = await browser.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'Before I go' })).toBeVisible();

  await test.step('the archive holds the file as it was given, and a record of each kind', async () => {
    await page.goto('/settings');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/\.zip$/);
    const archive = await readFile(await saved.path());
    expect(archive.includes(resume)).toBe(true);
    for (const name of ['README.txt', 'taken along.pdf', 'records/', 'emails.json']) {
      expect(archive.includes(name), name).toBe(true);
    }
  });

  await test.step('the account goes with its address alone', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('delete');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/exactly as shown/);
    await dialog.getByRole('textbox').fill(person.email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
  });

  await test.step('nothing opens any more: not the login, nor the token, nor the link', async () => {
    await page.goto('/login');
    await logIn(page, person);
    await expect(page.locator(':focus')).toContainText('Incorrect email or password');
    await expect(client.call(getBatch, { id: runId })).rejects.toMatchObject({ status: 401 });
    await expect(async () => {
      await reader.reload();
      await expect(reader.getByText('This link is invalid or has expired')).toBeVisible();
    }).toPass({ timeout: 60_000 });
    await reader.close();
  });
});

/** A picture that a browser drew, wider than high. */
async function drawPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 640, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
