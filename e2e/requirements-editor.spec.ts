import { expect, type Page, test } from '@playwright/test';
import { createJob, getJob, updateJob } from '@winnow/contracts';
import { enter } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { overflowOf } from './testing/overflow-of.ts';

// Every test registers users, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 });

/** A job description of a fictional harbor, with employer, place and text that asks for nothing. */
const advert = `Harbor Accountant

Gull Shipping | Tarn, OH | Full-time

About us
Gull Shipping is one of the leading shipping companies of the coast.

Your role
Close the books of four ships each month and prepare the reports for the owners.
Check the travel expenses of the crews and pay the invoices of the harbors.

Requirements
- At least 5 years of accounting experience is required.
- Bachelor's degree in Accounting is required.
- QuickBooks is required.
- Month-end close is required.
- Payroll is required.

Nice to have
- Power BI
- Tableau

Benefits
- Health insurance from the first day
- Driving lessons

How to apply
Send your resume to the harbor office by May.`;

const list = (page: Page, name: string) => page.getByRole('list', { name: new RegExp(`^${name}`) });
const lines = (page: Page, name: string) => list(page, name).getByRole('button', { name: /^Edit: / });
const line = (page: Page, words: string) => page.getByRole('button', { name: `Edit: ${words}`, exact: true });

async function paste(page: Page, text: string): Promise<void> {
  const area = page.getByRole('textbox', { name: /^Job description/ });
  await area.focus();
  await area.evaluate((field, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    document.execCommand('insertText', false, pasted);
  }, text);
}

test('a pasted advert is corrected three times by keyboard alone, one correction undone, and saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { client } = await enter(page);
  await page.goto('/job-descriptions/new');
  await paste(page, advert);
  await expect(page.getByRole('region', { name: 'Job description as it was read' })).toContainText(
    'Gull Shipping',
  );
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Gull Shipping');
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Tarn, OH');
  await expect(lines(page, 'Must-haves').first()).toBeVisible();
  expect(await lines(page, 'Must-haves').allInnerTexts()).toContain('Payroll');
  await expectAccessible(page);

  await test.step('three corrections', async () => {
    await line(page, 'Payroll').focus();
    await page.keyboard.press('n');
    await expect(list(page, 'Nice-to-haves')).toContainText('Payroll');
    await expect(line(page, 'Payroll')).toBeFocused();
    await line(page, 'Tableau').focus();
    await page.keyboard.press('m');
    await expect(list(page, 'Must-haves')).toContainText('Tableau');
    await line(page, 'Month-end close').focus();
    await page.keyboard.press('Delete');
    await expect(line(page, 'Month-end close')).toHaveCount(0);
    const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeInViewport({ ratio: 1 });
  });

  await test.step('the last one is undone and comes back, and the one before is undone for good', async () => {
    await page.keyboard.press('Control+z');
    await expect(line(page, 'Month-end close')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(line(page, 'Month-end close')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(list(page, 'Nice-to-haves')).toContainText('Tableau');
  });

  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/job-descriptions\/[0-9a-f-]{36}/);
  const id = /job-descriptions\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const { data: job } = await client.call(getJob, { id });
  const must = (text: string) => job.requirements.find((requirement) => requirement.text === text)?.must;
  expect(job).toMatchObject({ company: 'Gull Shipping', place: 'Tarn, OH' });
  expect([must('Payroll'), must('Tableau'), must('Month-end close')]).toEqual([false, false, true]);
});

test('what was not read is gray, says why, and is added with one press; a typed tool weighs like others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: advert })).data;
  await page.goto(`/job-descriptions/${id}?view=requirements`);
  const text = page.getByRole('region', { name: 'Job description as it was read' });
  await expect(text).toContainText('Not read: pay and benefits');
  await expect(text).toContainText('Not read: how to apply');
  await expect(text).toContainText('Not read: about the company');
  await expectAccessible(page);
  await text.getByRole('button', { name: 'Add as requirement: Driving lessons' }).click();
  await expect(line(page, 'Driving lessons')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(line(page, 'Driving lessons')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'New requirement' }).fill('Xero or FreshBooks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Kind of Xero or FreshBooks' })).toHaveValue('skill');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes are saved')).toBeVisible();
  const { requirements } = (await client.call(getJob, { id })).data;
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0);
  const typed = requirements.find((requirement) => requirement.text === 'Xero or FreshBooks');
  expect(typed).toMatchObject({ kind: 'skill', demand: { kind: 'skill' } });
  expect((typed?.weight ?? 0) / total).toBeLessThan(0.1);
});

test('twenty lines are seen at once, and a line is dragged to the must-haves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { client } = await enter(page);
  const tools = [
    'SAP',
    'Oracle',
    'NetSuite',
    'Excel',
    'Power BI',
    'Tableau',
    'Python',
    'SQL',
    'Docker',
    'Kubernetes',
  ];
  const more = [
    'Terraform',
    'Ansible',
    'Jenkins',
    'GraphQL',
    'Redis',
    'Kafka',
    'React',
    'Angular',
    'Go',
    'Rust',
    'Git',
  ];
  const text = `Harbor Accountant\n\nRequirements\n${tools.map((tool) => `- ${tool} is required.`).join('\n')}\n\nNice to have\n${more.map((tool) => `- ${tool}`).join('\n')}`;
  const { id } = (await client.call(createJob, { text })).data;
  await page.goto(`/job-descriptions/${id}?view=requirements`);
  const rows = page.getByRole('button', { name: /^Edit: / });
  await expect(rows.nth(19)).toBeInViewport({ ratio: 1 });
  const [first, second] = [await rows.nth(1).boundingBox(), await rows.nth(2).boundingBox()];
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(32);

  const item = page.getByRole('listitem').filter({ hasText: 'Terraform' });
  const [handle, target] = [
    await item.locator('[title^="Drag"]').boundingBox(),
    await line(page, 'Excel').boundingBox(),
  ];
  if (!handle || !target) throw new Error('Nothing to drag.');
  await page.mouse.move(handle.x + 8, handle.y + 16);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, handle.y - 20, { steps: 4 });
  await page.mouse.move(handle.x + 8, target.y + 8, { steps: 12 });
  await page.mouse.up();
  await expect(list(page, 'Must-haves')).toContainText('Terraform');
  await page.keyboard.press('Control+z');
  await expect(list(page, 'Nice-to-haves')).toContainText('Terraform');
});

test('on a phone requirements come first, the text stands behind a press, and a tap opens a line', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: advert })).data;
  await page.goto(`/job-descriptions/${id}?view=requirements`);
  await expect(lines(page, 'Must-haves').first()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Job description as it was read' })).toBeHidden();
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 780 });
  await line(page, 'Payroll').tap();
  await expect(page.getByRole('slider', { name: 'Weight of Payroll' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Words of/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Payroll is a must-have' }).tap();
  await expect(list(page, 'Nice-to-haves')).toContainText('Payroll');
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(list(page, 'Must-haves')).toContainText('Payroll');

  await page.getByRole('button', { name: 'Text', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'Job description as it was read' })).toBeVisible();
  await expect(line(page, 'Payroll')).toBeHidden();
  expect(await overflowOf(page)).toBe(0);
  await context.close();
});

test('nothing typed is lost: not by looking elsewhere, and not when another version was saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { client } = await enter(page);
  const { id } = (await client.call(createJob, { text: advert })).data;
  await page.goto(`/job-descriptions/${id}?view=requirements`);
  await page.getByRole('textbox', { name: 'New requirement' }).fill('Knots and splices');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Knots and splices')).toBeVisible();

  await test.step('whoever comes back finds the changes, and may discard them', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(line(page, 'Knots and splices')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(line(page, 'Knots and splices')).toBeVisible();
  });

  await test.step('the other version stands beside one’s own', async () => {
    await client.call(updateJob, { id, version: 1, text: advert.replace('four ships', 'nine ships') });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'This job description was changed elsewhere' });
    await expect(dialog).toContainText('nine ships');
    await expect(dialog).toContainText('Knots and splices');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use the other version' }).click();
    await expect(line(page, 'Knots and splices')).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await expect(line(page, 'Knots and splices')).toBeVisible();
  });
});
