import { expect, test } from '@playwright/test';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';
import { scoreResumes } from './testing/score-resumes.ts';

test.slow();

const resume = (started: string, skills: string) => `Cruz Navarro
cruz.navarro@example.org

Experience
Bookkeeper, Harbour Foods, ${started} - present
Closed the books of three shops every month and prepared the taxes.

Education
BSc Accounting, Port College, 2014

Skills
${skills}`;

test('two resumes of one person: contradictions, changes, splitting and undoing it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { client } = await enter(page);
  const text = 'Accountant\n\nRequirements\n- 3+ years of experience in accounting\n- QuickBooks\n- Excel';
  const { batchId: id } = await scoreResumes(client, text, {
    'old.txt': resume('2016-02', 'Excel'),
    'new.txt': resume('2018-01', 'QuickBooks, Excel'),
  });

  await test.step('the run says that two resumes are of one person, and leads to them', async () => {
    await page.goto(`/resume-analyzer/${id}`);
    const toPerson = page.getByRole('link', { name: '2 resumes of this person' });
    await expect(toPerson).toHaveCount(2);
    await toPerson.first().click();
    await expect(page).toHaveURL(/\/people\/[0-9a-f-]{36}$/);
  });

  await test.step('names, contacts and text are hidden until they are asked for', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Candidate [0-9A-F]{4}$/);
    await expect(page.getByText('Contact details are hidden in anonymous view.')).toBeVisible();
    await expect(page.getByText('cruz.navarro@example.org')).toHaveCount(0);
    await page.getByRole('switch', { name: 'Hide names' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cruz Navarro');
    await expect(page.getByRole('region', { name: 'Contact' })).toContainText('cruz.navarro@example.org');
  });

  await test.step('contradictions stand side by side, and what changed below', async () => {
    const contradictions = page.getByRole('region', { name: 'Contradictions' });
    await expect(contradictions).toContainText('Start date · Harbour Foods');
    await expect(contradictions).toContainText('2018-01');
    await expect(contradictions).toContainText('2016-02');
    const changed = page.getByRole('region', { name: 'What changed' });
    await expect(changed.getByRole('insertion').filter({ hasText: 'QuickBooks' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a resume is split off, and the undo brings it back', async () => {
    const resumes = page.getByRole('region', { name: 'Resumes' });
    await resumes.getByRole('checkbox', { name: 'old.txt' }).check();
    await resumes.getByRole('button', { name: 'Split off selected' }).click();
    await expect(resumes.getByRole('listitem')).toHaveCount(1);
    await page
      .getByRole('region', { name: 'Merges and splits' })
      .getByRole('button', { name: 'Undo: 1 resume split off' })
      .click();
    await expect(resumes.getByRole('listitem')).toHaveCount(2);
  });

  await page.setViewportSize({ width: 360, height: 780 });
  expect(await overflowOf(page)).toBe(0);
});
