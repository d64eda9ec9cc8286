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
  expect(checks.filter(({ faults }) => faults.length > 0)).toEqual([]);

  await page.goto('/admin');
  const tabs = page.getByRole('tablist', { name: 'What to look at' });
  await tabs.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('button', { name: 'Verify the chain' }).click();
  await expect(page.getByText(/^Whole: [\d,]+ entries, each bound to all before it\.$/)).toBeVisible({
    timeout: 30_000,
  });
  await tabs.getByRole('tab', { name: 'Consistency' }).click();
  await expect(page.getByText('Everything adds up.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});
