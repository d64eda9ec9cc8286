import { expect, test } from '@playwright/test';
import { updatePreferences } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { scoreResumes } from './testing/score-resumes.ts';

test.slow();

const resume = (email: string, skills: string) => `Cruz Navarro
${email}

Experience
Bookkeeper, Harbour Foods, 2016-02 - present
Closed the books of three shops every month and prepared the taxes.

Education
BSc Accounting, Port College, 2014

Skills
${skills}`;

test('people who may be the same are compared, kept apart, brought back and merged, by keys alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  await client.call(updatePreferences, { anonymousView: false });
  await scoreResumes(client, 'Accountant\n\nRequirements\n- 3+ years of experience in accounting\n- Excel', {
    'one.txt': resume('cruz.navarro@example.org', 'Excel, Sage'),
    'other.txt': resume('c.navarro@example.net', 'QuickBooks, Excel'),
  });
  await page.goto('/talent-pool');
  await page.getByRole('link', { name: '1 possible duplicate' }).click();
  const pair = page.getByRole('region', { name: 'Cruz Navarro and Cruz Navarro' });
  await expect(pair.locator('mark', { hasText: 'BSc Accounting' })).toHaveCount(2);
  await expect(pair.getByText('c.navarro@example.net')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('2');
  await expect(page.getByText('No possible duplicates')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pair).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowOf(page)).toBe(0);
  await page.keyboard.press('1');
  await expect(page.getByText('Merged the two people.')).toBeVisible();
  await expect(page.getByText('No possible duplicates')).toBeVisible();
});
