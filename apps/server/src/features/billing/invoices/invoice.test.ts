import {
  correctInvoice,
  downloadAnyInvoice,
  downloadInvoice,
  getCredits,
  listInvoices,
  priceListOf,
  runChecks,
  saveBillingAddress,
  settleInvoice,
  subscribe,
  topUp,
  updatePreferences,
  updateUser,
  usualPrices,
} from '@winnow/contracts';
import { readDocument } from '@winnow/documents';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newestEmail } from '../../../testing/auth-client.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { type InvoiceShop, newKey, openInvoiceShop } from '../testing/invoice-shop.ts';

let shop: InvoiceShop;
let server: TestServer;
let operator: SignedUp;
const prices = priceListOf({ ...usualPrices, vatRate: 1_900 });
const issuer = { lines: ['Winnow Ltd', '1 Mill Lane'], bankDetails: 'IBAN XX00 0000' };

beforeAll(async () => {
  shop = await openInvoiceShop({ prices, issuer });
  ({ server, operator } = shop);
});

beforeEach(() => {
  shop.startOver();
  issuer.lines = ['Winnow Ltd', '1 Mill Lane'];
  prices.topUps = priceListOf(usualPrices).topUps;
});

afterAll(() => server.stop());

const home = { name: 'Anna Ltd', street: '1 Old Road', city: 'Leeds', country: 'UK', taxId: 'GB 1' };
const away = { ...home, name: 'Anna and Daughters Ltd', street: '2 New Road' };
const buy = ({ client }: SignedUp) => client.call(topUp, { topUpId: 'small', idempotencyKey: newKey() });
const invoicesOf = async ({ client }: SignedUp) => (await client.call(listInvoices)).data;
const newestInvoice = async (person: SignedUp) => {
  const [invoice] = await invoicesOf(person);
  if (!invoice) throw new Error('There is no invoice.');
  return invoice;
};
const settle = (id: string, state: 'paid' | 'void' | 'refunded') =>
  operator.client.call(settleInvoice, { id, state, reason: 'Transfer seen' });

async function pdfOf({ client }: SignedUp, id: string): Promise<string> {
  const file = await client.download(downloadInvoice, { id });
  const outcome = await readDocument(new Uint8Array(await file.blob.arrayBuffer()));
  return outcome.ok ? outcome.document.text : outcome.reason;
}

test('an invoice is a PDF made out to the address that was given, with its VAT', async () => {
  const anna = await signUp(server);
  await anna.client.call(saveBillingAddress, { ...home, name: 'Łucja Ó Brien 李小龙 <script>' });
  await buy(anna);
  const invoice = await newestInvoice(anna);
  const text = await pdfOf(anna, invoice.id);
  for (const words of [
    `Invoice ${invoice.number}`,
    '25 Winnow credits',
    '€12.50',
    'Łucja Ó Brien 李小龙 <script>',
    'IBAN XX00',
    'VAT 19%',
    '€2.00',
    '€10.50',
  ]) {
    expect(text).toContain(words);
  }
});

test('an invoice is in the language that the account had when it was issued, for good', async () => {
  const anna = await signUp(server);
  await anna.client.call(updatePreferences, { language: 'fr' });
  await buy(anna);
  const invoice = await newestInvoice(anna);
  expect(invoice.description).toBe('25 crédits Winnow');
  const text = await pdfOf(anna, invoice.id);
  for (const words of [`Facture ${invoice.number}`, '25 crédits Winnow', '12,50', 'TVA 19', 'À payer'])
    expect(text).toContain(words);
  await anna.client.call(updatePreferences, { language: 'ar' });
  expect(await pdfOf(anna, invoice.id)).toBe(text);
  await buy(anna);
  const next = await newestInvoice(anna);
  expect(next.description).toBe('أرصدة Winnow: 25');
  expect(await pdfOf(anna, next.id)).not.toContain('Invoice');
});

test('an operator has the same page of any invoice, for the accounts', async () => {
  const anna = await signUp(server);
  await anna.client.call(saveBillingAddress, home);
  await buy(anna);
  const { id } = await newestInvoice(anna);
  const file = await operator.client.download(downloadAnyInvoice, { id });
  const own = await anna.client.download(downloadInvoice, { id });
  expect(await file.blob.text()).toBe(await own.blob.text());
});

test('an invoice without a billing address uses the name of the account', async () => {
  const anna = await signUp(server);
  await anna.client.call(updateUser, { name: 'Anna Ohneanschrift' });
  await buy(anna);
  expect((await newestInvoice(anna)).payer).toMatchObject({ name: 'Anna Ohneanschrift', email: anna.email });
});

test('an issued invoice never changes, even if the address does', async () => {
  const anna = await signUp(server);
  await anna.client.call(saveBillingAddress, home);
  await buy(anna);
  const { id, payer } = await newestInvoice(anna);
  const before = await pdfOf(anna, id);
  await anna.client.call(saveBillingAddress, away);
  issuer.lines = ['Winnow Holding', '9 Tower'];
  expect(payer).toMatchObject(home);
  expect((await newestInvoice(anna)).payer).toEqual(payer);
  expect(await pdfOf(anna, id)).toBe(before);
  await buy(anna);
  const next = await newestInvoice(anna);
  expect(next.payer).toMatchObject(away);
  expect(await pdfOf(anna, next.id)).toContain('Winnow Holding');
});

test('the database itself refuses to change or remove what was issued', async () => {
  const anna = await signUp(server);
  await buy(anna);
  const { id } = await newestInvoice(anna);
  const { database } = server.platform.openDatabase;
  for (const statement of [
    sql`update invoices set amount = 1 where id = ${id}`,
    sql`update invoices set issuer = 'Somebody else' where id = ${id}`,
    sql`update invoices set language = 'fr' where id = ${id}`,
    sql`update invoice_payers set name = 'Somebody else' where invoice_id = ${id}`,
    sql`delete from invoices where id = ${id}`,
  ]) {
    await expect(database.execute(statement)).rejects.toMatchObject({
      cause: { message: 'an issued invoice stays as it is' },
    });
  }
});

test('an invoice is corrected by another that takes its place, by email, with the same day to pay', async () => {
  const anna = await signUp(server);
  await buy(anna);
  const first = await newestInvoice(anna);
  await anna.client.call(saveBillingAddress, home);
  shop.setClock(new Date('2026-11-21T10:10:00Z'));
  const { data: second } = await anna.client.call(correctInvoice, { id: first.id });
  expect(second).toMatchObject({ state: 'open', corrects: first.number, amount: first.amount, payer: home });
  expect(second.dueAt).toBe(first.dueAt);
  expect((await invoicesOf(anna)).map(({ number, state }) => [number, state])).toEqual([
    [second.number, 'open'],
    [first.number, 'void'],
  ]);
  expect(await pdfOf(anna, second.id)).toContain(`Invoice ${first.number}`);
  await server.platform.queue.runTasks();
  expect((await newestEmail(server, anna.email)).subject).toBe(`Invoice ${second.number}`);
  await settle(second.id, 'paid');
  expect((await anna.client.call(getCredits)).data.boughtLeft).toBe(25);
});

test('an invoice that is paid is corrected as paid, and what was bought with it comes once', async () => {
  const anna = await signUp(server);
  await buy(anna);
  const first = await newestInvoice(anna);
  await settle(first.id, 'paid');
  await anna.client.call(saveBillingAddress, home);
  const { data: second } = await anna.client.call(correctInvoice, { id: first.id });
  expect(second).toMatchObject({ state: 'paid', corrects: first.number });
  expect((await anna.client.call(getCredits)).data.boughtLeft).toBe(25);
  await anna.client.call(saveBillingAddress, away);
  shop.later(31);
  const late = server.services.billing.invoices.correct(anna, second.id);
  await expect(late).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('30 days') });
});

test('the invoice of a plan is corrected without a second one for its month', async () => {
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  await anna.client.call(saveBillingAddress, home);
  const { data } = await anna.client.call(correctInvoice, { id: (await newestInvoice(anna)).id });
  await server.services.billing.renewals.run();
  expect((await invoicesOf(anna)).map(({ state }) => state)).toEqual(['open', 'void']);
  expect(data.description).toContain('Winnow Pro');
});

test('an invoice that is unchanged or no longer valid is not reissued', async () => {
  const anna = await signUp(server);
  await buy(anna);
  const { id } = await newestInvoice(anna);
  const correct = () => anna.client.call(correctInvoice, { id });
  await expect(correct()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('current address'),
  });
  await anna.client.call(saveBillingAddress, home);
  const outcomes = await Promise.allSettled([correct(), correct(), correct()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(correct()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('no longer valid'),
  });
  const otherUser = await signUp(server);
  const other = otherUser.client.call(correctInvoice, { id });
  await expect(other).rejects.toMatchObject({ status: 404 });
});

test('free credits are granted with the order, without an invoice', async () => {
  prices.topUps = priceListOf({ ...usualPrices, credit: 0 }).topUps;
  const anna = await signUp(server);
  const order = { topUpId: 'small', idempotencyKey: newKey() } as const;
  await anna.client.call(topUp, order);
  await anna.client.call(topUp, order);
  expect((await anna.client.call(getCredits)).data.boughtLeft).toBe(25);
  expect(await invoicesOf(anna)).toEqual([]);
});

const errorsOfInvoices = async () =>
  (await operator.client.call(runChecks)).data.checks
    .filter(({ name, errors }) => name.startsWith('invoices-') && errors.length > 0)
    .map(({ name, errors }) => [name, errors]);

test('invoices that are numbered, made out and credited as they must be show no error, and others do', async () => {
  const { database } = server.platform.openDatabase;
  const { invoices } = server.services.billing;
  const anna = await signUp(server);
  await anna.client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
  await buy(anna);
  const [pack, plan] = await invoices.list(anna.organizationId);
  await invoices.settle(operator.userId, pack?.id ?? '', { state: 'paid', reason: 'Transfer seen' });
  expect(await errorsOfInvoices()).toEqual([]);

  await database.execute(sql`update invoice_counters set last = last + 1`);
  await database.execute(sql`delete from invoice_payers where invoice_id = ${plan?.id}`);
  // Marked as paid without an entry in the ledger.
  await buy(anna);
  await database.execute(
    sql`update invoices set state = 'paid' where state = 'open' and credits > 0 and owner_id = ${anna.userId}`,
  );
  expect(await errorsOfInvoices()).toEqual([
    ['invoices-numbered', [expect.stringMatching(/^2026: (\d+) numbers, (?!\1)\d+ invoices up to \1$/)]],
    ['invoices-made-out', [`${plan?.number} is made out to nobody`]],
    ['invoices-credited', [`${anna.userId} paid for 50 credits and has had 25`]],
  ]);
});

test('what was paid by transfer and paid back takes its credits, also after the invoice was reissued', async () => {
  const anna = await signUp(server);
  await buy(anna);
  const first = await newestInvoice(anna);
  const early = settle(first.id, 'refunded');
  await expect(early).rejects.toMatchObject({ message: expect.stringContaining('can’t be refunded') });
  await settle(first.id, 'paid');
  await anna.client.call(saveBillingAddress, home);
  const { data: reissued } = await anna.client.call(correctInvoice, { id: first.id });
  expect((await anna.client.call(getCredits)).data.boughtLeft).toBe(25);
  const paidBack = await settle(reissued.id, 'refunded');
  expect(paidBack.data).toMatchObject({ state: 'refunded', paidBack: reissued.amount });
  await settle(reissued.id, 'refunded');
  expect((await anna.client.call(getCredits)).data.boughtLeft).toBe(0);
  await expect(settle(reissued.id, 'paid')).rejects.toMatchObject({ status: 409 });
  expect(await pdfOf(anna, reissued.id)).toContain('Refunded');
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(200)) ?? [];
  const told = emails.filter(
    ({ to, subject }) => to === anna.email && subject.includes('refund is on its way'),
  );
  expect(told.map(({ subject }) => subject)).toEqual([
    `Invoice ${reissued.number}: your refund is on its way`,
  ]);
});
