import type { Language, OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { userSettings, users } from '../../accounts/users/user-tables.ts';
import { firstOwnerOf } from '../../organizations/first-owner.ts';
import type { OwnedRow } from '../../organizations/organization-tables.ts';
import { billingAddresses, invoiceCounters, invoicePayers, invoices } from '../billing-tables.ts';

export type InvoiceRow = OwnedRow<typeof invoices>;
export type PayerRow = Omit<
  typeof invoicePayers.$inferSelect,
  'invoiceId' | 'organizationId' | 'formerOwnerId' | 'orderedBy'
>;
/** An invoice with its payer; `null` once the organization is gone. */
export type Invoice = InvoiceRow & { readonly payer: PayerRow | null };
/** With the current address for emails about it: the billing address, or else the owner's. */
export type InvoiceWithOwner = Invoice & { readonly email: string | null };
export type AddressRow = OwnedRow<typeof billingAddresses>;

/** The next number of a year; the lock of its row keeps the numbers free of gaps. */
export async function takeNumber(on: Queryable, year: number): Promise<number> {
  const [row] = await on
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last });
  if (!row) throw new Error('The counter of invoices gave no number.');
  return row.last;
}

export async function insertInvoice(
  on: Queryable,
  row: InvoiceRow & { readonly organizationId: OrganizationId },
  payer: PayerRow,
  orderedBy: string | null,
): Promise<void> {
  const { id: invoiceId, organizationId } = row;
  await on.insert(invoices).values(row);
  await on.insert(invoicePayers).values({ ...payer, invoiceId, organizationId, orderedBy });
}

/** The member who placed the order, if known. */
export async function findOrderer(on: Queryable, invoiceId: string): Promise<string | null> {
  const [row] = await on
    .select({ orderedBy: invoicePayers.orderedBy })
    .from(invoicePayers)
    .where(eq(invoicePayers.invoiceId, invoiceId));
  return row?.orderedBy ?? null;
}

/**
 * The payer of a new invoice: the billing address, or else the account's name and email address; and the account's
 * language.
 */
export async function readPayer(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<PayerRow & { readonly language: Language }> {
  const [row] = await on
    .select({
      name: users.name,
      email: users.email,
      address: billingAddresses,
      language: userSettings.language,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(billingAddresses, eq(billingAddresses.organizationId, organizationId))
    .where(eq(users.id, firstOwnerOf(organizationId)));
  const { name = '', street = '', city = '', country = '', taxId = '' } = row?.address ?? { name: row?.name };
  const email = row?.address?.email || (row?.email ?? '');
  return { name, street, city, country, taxId, email, language: row?.language ?? 'en' };
}

export async function findProviderInvoice(on: Queryable, providerId: string): Promise<InvoiceRow | null> {
  const [row] = await on.select().from(invoices).where(eq(invoices.providerId, providerId));
  return row ?? null;
}

/** Stores a provider's version of its invoice. Requires the lock of the payer. @returns the invoice's id */
export async function saveProviderInvoice(
  on: Queryable,
  row: InvoiceRow & { readonly organizationId: OrganizationId },
  payer: PayerRow,
): Promise<string> {
  const { state, amount, paidBack, paidAt, paymentId, syncedAt, payUrl } = row;
  const [kept] = await on
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({
      target: invoices.providerId,
      set: { state, amount, paidBack, paidAt, paymentId, syncedAt, payUrl },
    })
    .returning({ invoiceId: invoices.id });
  if (!kept) throw new Error('An invoice of the provider’s was not kept.');
  await on
    .insert(invoicePayers)
    .values({ ...payer, ...kept, organizationId: row.organizationId })
    .onConflictDoNothing();
  return kept.invoiceId;
}

export async function findInvoice(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<Invoice | null> {
  const [row] = await invoicesWhere(
    on,
    and(eq(invoices.id, id), eq(invoices.organizationId, organizationId)),
  );
  return row ? invoiceOf(row) : null;
}

export async function listInvoicesOf(on: Queryable, organizationId: OrganizationId): Promise<Invoice[]> {
  return (await invoicesWhere(on, eq(invoices.organizationId, organizationId))).map(invoiceOf);
}

export async function countOpen(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await on
    .select({ count: count() })
    .from(invoices)
    .where(and(eq(invoices.organizationId, organizationId), eq(invoices.state, 'open')));
  return row?.count ?? 0;
}

export type BilledMonth = { readonly periodStart: Date; readonly periodEnd: Date };

/** The billed month of a plan that contains a time, paid or not; only our own invoices. */
export async function findBilledMonth(
  on: Queryable,
  organizationId: OrganizationId,
  now: Date,
): Promise<BilledMonth | null> {
  const [row] = await on
    .select({ periodStart: invoices.periodStart, periodEnd: invoices.periodEnd })
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, organizationId),
        eq(invoices.kind, 'plan'),
        inArray(invoices.state, ['open', 'paid']),
        isNull(invoices.providerId),
        lte(invoices.periodStart, now),
        gt(invoices.periodEnd, now),
      ),
    )
    .limit(1);
  const { periodStart, periodEnd } = row ?? {};
  return periodStart && periodEnd ? { periodStart, periodEnd } : null;
}

/** Ids of our own overdue invoices of the plan, oldest first. */
export async function listOverdue(
  on: Queryable,
  organizationId: OrganizationId,
  now: Date,
): Promise<string[]> {
  const rows = await on
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.organizationId, organizationId), isOverdue(now)))
    .orderBy(invoices.dueAt);
  return rows.map(({ id }) => id);
}

/** Organizations whose plan has an overdue invoice. */
export async function listOverdueOwners(on: Queryable, now: Date): Promise<OrganizationId[]> {
  const rows = await on
    .selectDistinct({ organizationId: invoices.organizationId })
    .from(invoices)
    .where(isOverdue(now));
  return rows.flatMap(({ organizationId }) => organizationId ?? []);
}

/** Stripe handles its own overdue invoices. */
function isOverdue(now: Date): SQL | undefined {
  return and(
    eq(invoices.state, 'open'),
    eq(invoices.kind, 'plan'),
    isNull(invoices.providerId),
    lt(invoices.dueAt, now),
  );
}

export async function lockInvoice(on: Queryable, id: string): Promise<InvoiceRow | null> {
  const [row] = await on.select().from(invoices).where(eq(invoices.id, id)).for('update');
  return row ?? null;
}

export async function updateInvoice(
  on: Queryable,
  id: string,
  { state, paidAt, paidBack }: Pick<InvoiceRow, 'state' | 'paidAt' | 'paidBack'>,
): Promise<void> {
  await on.update(invoices).set({ state, paidAt, paidBack }).where(eq(invoices.id, id));
}

/** Ids of an invoice and of the invoices that it replaced, newest first. */
export async function listCorrected(
  on: Queryable,
  { id, corrects }: Pick<InvoiceRow, 'id' | 'corrects'>,
): Promise<string[]> {
  const ids = [id];
  let number = corrects;
  while (number !== null) {
    const [row] = await on.select().from(invoices).where(eq(invoices.number, number));
    if (row) ids.push(row.id);
    number = row?.corrects ?? null;
  }
  return ids;
}

export async function findInvoiceWithOwner(on: Queryable, id: string): Promise<InvoiceWithOwner | null> {
  const [row] = await invoicesWhere(on, eq(invoices.id, id)).limit(1);
  return row ? { ...invoiceOf(row), email: row.email } : null;
}

export async function listInvoicesOfAll(
  on: Queryable,
  { state, offset, limit }: { state: InvoiceRow['state'] | undefined; offset: number; limit: number },
): Promise<{ invoices: InvoiceWithOwner[]; total: number }> {
  const where = state && eq(invoices.state, state);
  const [all] = await on.select({ total: count() }).from(invoices).where(where);
  const page = await invoicesWhere(on, where).offset(offset).limit(limit);
  return { invoices: page.map((row) => ({ ...invoiceOf(row), email: row.email })), total: all?.total ?? 0 };
}

function invoicesWhere(on: Queryable, where: SQL | undefined) {
  return on
    .select({
      invoice: invoices,
      payer: invoicePayers,
      email: sql<string | null>`coalesce(nullif(${billingAddresses.email}, ''), ${users.email})`,
    })
    .from(invoices)
    .leftJoin(users, eq(users.id, firstOwnerOf(invoices.organizationId)))
    .leftJoin(billingAddresses, eq(billingAddresses.organizationId, invoices.organizationId))
    .leftJoin(invoicePayers, eq(invoicePayers.invoiceId, invoices.id))
    .where(where)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));
}

function invoiceOf({ invoice, payer }: { invoice: InvoiceRow; payer: PayerRow | null }): Invoice {
  return { ...invoice, payer };
}

export async function findAddress(on: Queryable, organizationId: OrganizationId): Promise<AddressRow | null> {
  const [row] = await on
    .select()
    .from(billingAddresses)
    .where(eq(billingAddresses.organizationId, organizationId));
  return row ?? null;
}

export async function saveAddress(on: Queryable, row: AddressRow): Promise<void> {
  const { organizationId: _, ...change } = row;
  await on
    .insert(billingAddresses)
    .values(row)
    .onConflictDoUpdate({ target: billingAddresses.organizationId, set: change });
}
