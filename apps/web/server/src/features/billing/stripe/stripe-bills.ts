import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { StripeGround } from '../../../platform/payments/stripe-client.ts';
import { withdrawSubscription } from '../billing-job-values.ts';
import { type InvoiceRow, type PayerRow, saveProviderInvoice } from '../invoice-repository.ts';
import { findEvent } from '../payment-event-repository.ts';
import { findOwnerOfCustomer } from '../subscription-repository.ts';
import { fromSeconds, idOf, surplusKey } from './stripe-values.ts';

export type StripeBills = ReturnType<typeof createStripeBills>;

/** Bills that Stripe writes, as they stand there. */
export function createStripeBills({
  database,
  log,
  queue,
  stripe: { client },
}: {
  readonly database: Database;
  readonly log: Log;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly stripe: StripeGround;
}) {
  return {
    /** Keeps what Stripe says of a bill. */
    async follow(id: string): Promise<void> {
      const bill = await client.invoices.retrieve(id);
      const state = stateOf(bill);
      if (!state || !bill.customer) return;
      const ownerId = await findOwnerOfCustomer(database, idOf(bill.customer));
      if (!ownerId) return log.warn({ invoice: id }, 'a bill of nobody here');
      await database.transaction((transaction) =>
        saveProviderInvoice(transaction, rowOf(bill, { ownerId, state }), payerOf(bill)),
      );
      if (state === 'paid') await payBackSurplus(ownerId, bill);
    },
  };

  /** A payment by bank may arrive days after the subscription that it was for was taken back. */
  async function payBackSurplus(ownerId: string, bill: Stripe.Invoice): Promise<void> {
    const subscription = bill.parent?.subscription_details?.subscription;
    if (!subscription) return;
    const subscriptionId = idOf(subscription);
    const mark = await findEvent(database, surplusKey(subscriptionId));
    if (!mark) return;
    const work = { ownerId, subscriptionId, since: mark.takenAt.toISOString() };
    await database.transaction((transaction) => queue.enqueue(transaction, withdrawSubscription, work));
  }
}

function rowOf(
  bill: Stripe.Invoice,
  { ownerId, state }: { readonly ownerId: string; readonly state: InvoiceRow['state'] },
): InvoiceRow & { readonly ownerId: string } {
  const isOfPlan = bill.parent?.type === 'subscription_details';
  const [line] = bill.lines.data;
  const { paid_at: paidAt } = bill.status_transitions;
  return {
    id: randomUUID(),
    ownerId,
    number: bill.number ?? bill.id,
    state,
    kind: isOfPlan ? 'plan' : 'top-up',
    description: line?.description ?? 'Winnow',
    // Below zero where more is credited than billed, of which nothing is to be paid.
    amount: Math.max(0, bill.total),
    currency: bill.currency.toUpperCase(),
    taxRate: 0,
    issuer: null,
    corrects: null,
    // What was bought comes with the checkout.
    credits: 0,
    // Of the line: the bill's own period looks back, and is empty on the first.
    periodStart: isOfPlan && line ? fromSeconds(line.period.start) : null,
    periodEnd: isOfPlan && line ? fromSeconds(line.period.end) : null,
    issuedAt: fromSeconds(bill.created),
    dueAt: fromSeconds(bill.due_date ?? bill.created),
    paidAt: paidAt ? fromSeconds(paidAt) : null,
    providerId: bill.id,
    payUrl: state === 'open' ? (bill.hosted_invoice_url ?? null) : null,
  };
}

/** As Stripe wrote it onto the bill. */
function payerOf(bill: Stripe.Invoice): PayerRow {
  const { line1, line2, postal_code: postcode, city, country } = bill.customer_address ?? {};
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  return {
    name: bill.customer_name ?? '',
    street: joined([line1, line2]),
    city: joined([postcode, city]),
    country: country ?? '',
    taxId: bill.customer_tax_ids?.[0]?.value ?? '',
    email: bill.customer_email ?? '',
  };
}

function stateOf(bill: Stripe.Invoice): InvoiceRow['state'] | null {
  const { status, amount_paid: paid, post_payment_credit_notes_amount: paidBack } = bill;
  if (status === 'open') return 'open';
  if (status === 'paid') return paid > 0 && paidBack >= paid ? 'refunded' : 'paid';
  return status === 'void' || status === 'uncollectible' ? 'void' : null;
}
