import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { receiveEmail } from './testing/emails.ts';
import { enter, enterAsOperator } from './testing/enter.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { newOperator } from './testing/operators.ts';

test.describe.configure({ timeout: 180_000 });

test('a plan is chosen, canceled and kept, credits are bought, and every invoice is available as a PDF', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { person } = await enter(page);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Pro' }).click();
  await expect(page).toHaveURL(/\/billing$/);
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(plan).toContainText('10 credits a month');
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();

  await test.step('Pro begins at once, with its credits and an invoice by mail', async () => {
    await page.getByRole('textbox', { name: /^Name or company/ }).fill('Møller & Søn');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address saved.')).toBeVisible();
    await plan.getByRole('button', { name: 'Choose Pro' }).click();
    const order = page.getByRole('dialog', { name: 'Order Pro?' });
    await expect(order).toContainText('€39 a month, by invoice.');
    await expect(order).toContainText('Møller & Søn');
    await order.getByRole('button', { name: 'Order and get the invoice' }).click();
    await expect(page.getByText('Pro is active. We emailed you the invoice.')).toBeVisible();
    await expect(plan).toContainText('100 credits a month');
    await expect(plan).toContainText(/Renews on .+\./);
    await page.goto('/credits');
    const balance = page.getByRole('region', { name: 'Available' });
    await expect(balance).toContainText('Pro');
    await expect(balance).toContainText('100 of 100 from this month');
    await expect(
      page.getByRole('table').getByRole('row').filter({ hasText: 'Credits from the new plan' }),
    ).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  const invoices = page.getByRole('region', { name: 'Invoices' }).getByRole('table').getByRole('row');
  await test.step('it is cancelled for the end of its period, and kept after all', async () => {
    await page.goto('/billing');
    await plan.getByRole('button', { name: 'Cancel Pro' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Pro?' });
    await expect(dialog).toContainText(/You keep Pro until .+\. After that, you’re on the Free plan/);
    await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
    await expect(plan).toContainText(/Ends on .+\. Nothing changes until then\./);
    await page.reload();
    await expect(plan).toContainText('100 credits a month');
    await plan.getByRole('button', { name: 'Resume Pro' }).click();
    await expect(plan).toContainText(/Renews on/);
    // One invoice, regardless of how often the choice changes.
    await expect(invoices.filter({ hasText: 'Open' })).toHaveCount(1);
  });

  const firstNumber =
    await test.step('bought credits wait for their payment, and the invoice is a PDF', async () => {
      await page.getByRole('button', { name: 'Buy 25 credits' }).click();
      const dialog = page.getByRole('dialog', { name: 'Order 25 credits?' });
      await dialog.getByRole('button', { name: 'Not now' }).click();
      await expect(dialog).toBeHidden();
      await expect(invoices).toHaveCount(2);
      await page.getByRole('button', { name: 'Buy 25 credits' }).click();
      await expect(dialog).toContainText('€12.50 in total, by emailed invoice');
      await dialog.getByRole('button', { name: 'Order and get the invoice' }).click();
      await expect(page.getByText('Ordered. Credits are added when you pay')).toBeVisible();
      await expect(invoices.filter({ hasText: 'Open' })).toHaveCount(2);
      const order = invoices.filter({ hasText: '25 Winnow credits' });
      await expect(order).toContainText('€12.50');
      const saving = page.waitForEvent('download');
      await order.getByRole('button', { name: /^Download invoice .+ as PDF$/ }).click();
      const file = await saving;
      const pdf = await readFile(await file.path());
      expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      const invoiceNumber = file.suggestedFilename().replace('.pdf', '');
      await expect(order).toContainText(invoiceNumber);
      await receiveEmail(page, person.email, `Invoice ${invoiceNumber}`);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 860 });
      return invoiceNumber;
    });

  const number = await test.step('the invoice is reissued, and the first is void', async () => {
    await page.getByRole('textbox', { name: /^Name or company/ }).fill('Møller & Daughters');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('button', { name: `Reissue invoice ${firstNumber}` }).click();
    const dialog = page.getByRole('dialog', { name: `Reissue invoice ${firstNumber}?` });
    await expect(dialog).toContainText('replaced by a new invoice to Møller & Daughters');
    await dialog.getByRole('button', { name: 'Reissue' }).click();
    const reissued = invoices.filter({ hasText: `replaces ${firstNumber}` });
    await expect(reissued).toContainText('Open');
    await expect(invoices.filter({ hasText: 'Void' })).toHaveCount(1);
    const [newNumber = ''] = /W-\d{4}-\d{5}/.exec(await reissued.innerText()) ?? [];
    expect(newNumber).not.toBe(firstNumber);
    return newNumber;
  });

  const desk = await browser.newPage();
  await test.step('an operator sees the transfer, and the credits come', async () => {
    await desk.setViewportSize({ width: 1280, height: 860 });
    await enterAsOperator(desk, newOperator('billing'));
    await desk.goto('/admin?view=invoices');
    const row = desk.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText(person.email);
    await row.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: `Mark ${number} as paid?` });
    await dialog.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await expect(dialog.getByText('Enter a short reason.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Transfer of today');
    await dialog.getByRole('button', { name: 'Mark as paid', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('button', { name: 'Mark as paid', exact: true })).toHaveCount(0);
    await expect(row).toContainText('Paid');

    await page.reload();
    await expect(invoices.filter({ hasText: number })).toContainText('Paid');
    await page.goto('/credits');
    const balance = page.getByRole('region', { name: 'Available' });
    await expect(balance).toContainText('125');
    await expect(balance).toContainText('25 bought; they don’t expire');
    await expect(
      page.getByRole('table').getByRole('row').filter({ hasText: 'Purchased credits' }),
    ).toContainText('+25');
  });

  await test.step('the money is sent back: unspent credits go with it, and everybody sees why', async () => {
    await desk.goto('/admin?view=invoices');
    const row = desk.getByRole('row').filter({ hasText: number });
    await row.getByRole('button', { name: 'Mark as refunded', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: `Mark ${number} as refunded?` });
    await expect(dialog).toContainText('Unused credits from this invoice are removed');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Ordered by mistake');
    await dialog.getByRole('button', { name: 'Mark as refunded', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Refunded');
    await expect(row.getByRole('button', { name: 'Mark as refunded', exact: true })).toHaveCount(0);
    await desk.close();

    await page.goto('/billing');
    await expect(invoices.filter({ hasText: number })).toContainText('Refunded');
    await page.goto('/credits');
    const balance = page.getByRole('region', { name: 'Available' });
    await expect(balance).toContainText('100 of 100 from this month');
    await expect(balance).not.toContainText('they don’t expire');
    const line = page.getByRole('table').getByRole('row').filter({ hasText: 'The payment was refunded' });
    await expect(line).toContainText('Reversed');
    await receiveEmail(page, person.email, `Invoice ${number}: your refund is on its way`);
  });
});

test('a new account sees what costs a credit, and where each of its credits came from', async ({ page }) => {
  await enter(page);
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Available' })).toContainText('10 of 10 from this month');
  const prices = page.getByRole('region', { name: 'Pricing of credits' });
  await expect(prices).toContainText('Unreadable, duplicate or canceled files');
  await expect(prices.getByRole('definition').filter({ hasText: 'free' })).toHaveCount(3);
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Received 10' })).toContainText(
    'Monthly credits',
  );
  await page.getByRole('link', { name: 'Buy credits' }).click();
  await expect(page).toHaveURL(/\/billing/);
});
