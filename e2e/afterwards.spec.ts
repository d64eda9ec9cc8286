import { expect, test } from '@playwright/test';
import { runChecks } from '@winnow/contracts';
import { enterAsOperator } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { newOperator } from './testing/operators.ts';

test('after all that was done the record is whole and everything adds up', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enterAsOperator(page, newOperator('afterwards'));
  const { checks } = (await client.call(runChecks)).data;
  expect(checks.filter(({ errors }) => errors.length > 0)).toEqual([]);

  await page.goto('/admin');
  const tabs = page.getByRole('tablist', { name: 'Sections of the console' });
  await tabs.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('button', { name: 'Verify audit log' }).click();
  await expect(page.getByText(/^Verified: [\d,]+ entries, none changed or missing\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await tabs.getByRole('tab', { name: 'Consistency' }).click();
  await expect(page.getByText('All checks passed.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});
