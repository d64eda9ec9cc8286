import { expect, test } from '@playwright/test';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

test.slow();

test('an owner creates an API key, a program uses it, gets a new secret and is shut out', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Create an organization' }).click();
  await page.getByRole('textbox', { name: 'Organization name' }).fill('Harbor Foods');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Foods' })).toBeVisible();
  const section = page.getByRole('region', { name: 'API keys' });
  await expect(section.getByText('No active API keys.')).toBeVisible();

  await section.getByRole('button', { name: 'Create API key' }).click();
  const form = page.getByRole('dialog', { name: 'Create API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Careers site');
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(form.getByText('Choose at least one scope.')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Read jobs' }).check();
  await form.getByRole('textbox', { name: 'IP addresses' }).fill('the office');
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(form.getByText(/“the” isn’t an IP address/)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'IP addresses' }).fill('');
  await form.getByRole('button', { name: 'Create API key' }).click();

  const secretOf = async (title: string) => {
    const dialog = page.getByRole('dialog', { name: title });
    const secret = await dialog.getByText(/^wn_live_/).innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    return secret;
  };
  const statusBy = async (secret: string) =>
    (
      await page.request.get('/api/job-descriptions', { headers: { authorization: `Bearer ${secret}` } })
    ).status();

  const first = await secretOf('Copy the secret now');
  const row = section.getByRole('listitem').filter({ hasText: 'Careers site' });
  await expect(row.getByText(/Never used/)).toBeVisible();
  expect(await statusBy(first)).toBe(200);
  await page.reload();
  await expect(row.getByText(/Last used/)).toBeVisible();
  await row.getByRole('button', { name: 'What it read: Careers site' }).click();
  const reads = page.getByRole('dialog', { name: 'What Careers site read' });
  await expect(reads.getByText('This key hasn’t read any candidate data.')).toBeVisible();
  await reads.getByRole('button', { name: 'Done' }).click();

  await row.getByRole('button', { name: 'Replace secret: Careers site' }).click();
  const rotation = page.getByRole('dialog', { name: 'Replace the secret?' });
  await rotation.getByRole('combobox', { name: 'Old secret works for' }).selectOption('Ends immediately');
  await rotation.getByRole('button', { name: 'Replace secret' }).click();
  const second = await secretOf('Copy the secret now');
  expect([await statusBy(first), await statusBy(second)]).toEqual([401, 200]);

  await row.getByRole('button', { name: 'Revoke: Careers site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('The API key was revoked.')).toBeVisible();
  expect(await statusBy(second)).toBe(401);
  await section.getByText('1 ended key').click();
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
});
