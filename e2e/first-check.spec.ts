import { expect, type Page, test } from '@playwright/test';
import { createJob, getBatch, startBatch, uploadFile } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

// Every test registers users and reads resumes, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 });

/**
 * A job description of a fictional harbor: it does not say what the years of experience are in, and includes generic
 * requirements.
 */
const advert = `Harbor Accountant

Your role
Close the books of four ships each month and prepare the reports for the owners.
Work with the crews on their travel expenses.

Requirements
- At least 5 years of experience is required.
- QuickBooks is required.
- Month-end close is required.
- You are a team player with excellent communication skills.`;

async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/job-descriptions/${id}`);
  await expect(page.getByRole('heading', { name: 'Requirements', exact: true })).toBeVisible();
}

test('open questions about an advert are answered with a few clicks and not asked again', async ({
  page,
}) => {
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: advert })).data;
  await openEditor(page, id);
  const group = page.getByRole('region', { name: /^Check these \(\d+\)$/ });
  await expect(group).toContainText('The job description isn’t clear');
  await expect(page.getByText('it hardly affects scores').first()).toBeVisible();
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page)).toBe(0);
  }

  const years = group.getByRole('textbox', { name: /^Years of what\?/ });
  await years.fill('freight accounting');
  await years.press('Enter');
  await expect(page.getByRole('button', { name: /^Edit: 5\+ years of freight accounting/ })).toBeVisible();
  // Answers the remaining questions by keyboard, starting from the current focus.
  while ((await group.count()) > 0) await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Requirements', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Edit: 5\+ years of freight accounting/ })).toBeVisible();
  await expect(group).toHaveCount(0);
});

test('requirements are saved as a preset, added to another job, and taken back', async ({ page }) => {
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: advert })).data;
  await openEditor(page, id);
  await page.getByRole('button', { name: 'Presets' }).click();
  const sheet = page.getByRole('dialog', { name: 'Requirement presets' });
  await expect(sheet).toContainText('No presets yet');
  await expectAccessible(page);
  await sheet.getByRole('textbox', { name: 'Preset name' }).fill('Harbor accountants');
  await sheet.getByRole('button', { name: 'Save preset' }).click();
  await expect(sheet).toContainText('1 of 50');

  const text = 'Bookkeeper\n\nRequirements\n- QuickBooks is required.\n- Payroll is required.';
  const other = (await client.call(createJob, { text })).data;
  await openEditor(page, other.id);
  await page.getByRole('button', { name: 'Presets' }).click();
  await sheet.getByRole('button', { name: 'Preview “Harbor accountants”' }).click();
  await expect(sheet).toContainText('1 requirement is already in the list.');
  await expectAccessible(page);
  const line = page.getByRole('button', { name: 'Edit: Month-end close' });
  await expect(line).toHaveCount(0);
  await sheet.getByRole('button', { name: /^Add \d+ requirements$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(line).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(line).toHaveCount(0);

  await page.getByRole('button', { name: 'Presets' }).click();
  await sheet.getByRole('button', { name: 'Options for “Harbor accountants”' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await sheet.getByRole('textbox', { name: 'Preset name' }).last().fill('Accountants');
  await sheet.getByRole('button', { name: 'Save name' }).click();
  await sheet.getByRole('button', { name: 'Options for “Accountants”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(sheet).toContainText('No presets yet');
});

/** The resume of a fictional person who keeps books and does not mention a license. */
const resume = (name: string, ships: number) => `${name}
${name.toLowerCase().replace(' ', '.')}@example.org

Summary
Accountant with experience in shipping, payroll and month-end close.

Experience
Senior Accountant, Gull Shipping, 2018-01 - present
Closed the books of ${ships} ships each month in QuickBooks and prepared the reports for the owners in Excel.
Checked the travel expenses of the crews and paid the invoices of twelve harbors on time.
Prepared the tax returns of the fleet with an adviser and answered the questions of the auditors.

Accountant, Port Foods, 2012-01 - 2017-12
Ran the payroll of sixty people and kept accounts payable and accounts receivable in order.
Reconciled bank statements each week and found three errors of the supplier.

Education
BSc Accounting, Port College, 2011

Skills
QuickBooks, Excel, Payroll, Accounts Payable, Tax returns

Languages
English: native`;

const licensed = `Harbor Accountant

Your role
Close the books of four ships each month and prepare the reports for the owners.
Work with the crews on their travel expenses and pay the invoices of the harbors.

Requirements
- At least 5 years of experience in accounting is required.
- QuickBooks is required.
- Excel is required.
- Payroll is required.
- CPA license is required.

Nice to have
- Tax returns`;

test('if a must-have excludes everybody, one click makes it a nice-to-have', async ({ page }) => {
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: licensed })).data;
  const fileIds: string[] = [];
  for (const [place, name] of ['Ada Thorne', 'Ben Marsh', 'Cleo Reed', 'Dara Voss', 'Emil Hart'].entries()) {
    const { files } = (
      await client.call(uploadFile, { file: new File([resume(name, 4 + place)], `${name}.txt`) })
    ).data;
    fileIds.push(files[0]?.file?.id ?? '');
  }
  const run = { jobDescriptionId: id, fileIds, idempotencyKey: crypto.randomUUID() };
  const batch = (await client.call(startBatch, run)).data;
  const stateOf = async () => (await client.call(getBatch, { id: batch.id })).data.state;
  await expect.poll(stateOf, { timeout: 90_000 }).toBe('done');

  await page.goto(`/resume-analyzer/${batch.id}`);
  const heading = page.getByRole('heading', {
    name: /^5 of 5 candidates are in “Needs review” because of “CPA/,
  });
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page)).toBe(0);
  }
  const group = (name: string) => page.getByRole('rowgroup').filter({ hasText: name });
  await expect(group('Needs review')).toHaveCount(1);
  await page.getByRole('button', { name: /^Make it a nice-to-have: CPA/ }).click();
  await expect(heading).toHaveCount(0);
  await expect(page.getByText('is a nice-to-have now')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Candidates, grouped by what to do next' })).toBeFocused();
  await expect(group('Top matches')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(heading).toBeVisible();
});
