import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { StripeGround } from '../../../platform/payments/stripe-client.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { endUnpaidPlan, tellOfPayment, withdrawSubscription } from '../billing-job-values.ts';
import { isOutdated, newsOf } from '../invoices/bill-news.ts';
import {
  findProviderInvoice,
  type InvoiceRow,
  type PayerRow,
  saveProviderInvoice,
} from '../invoices/invoice-repository.ts';
import { findOwnerOfCustomer, lockPayer } from '../plans/subscription-repository.ts';
import type { LookAtPayment } from './look-at-payment.ts';
import { findEvent } from './payment-event-repository.ts';
import { leftOf, type PaymentStanding, together, untouched } from './payment-standing.ts';
import { fromSeconds, idOf, reachesBeyond, surplusKey } from './stripe-values.ts';

export type StripeBills = ReturnType<typeof createStripeBills>;

/** Bills that Stripe writes, as they stand there. */
export function createStripeBills({
  database,
  clock,
  log,
  queue,
  audit,
  lookAtPayment,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly lookAtPayment: LookAtPayment;
  readonly stripe: StripeGround;
}) {
  return { follow, countLeft };

  /** Keeps what Stripe says of a bill. @param paymentId of its payment, where the bill itself may not say */
  async function follow(id: string, paymentId: string | null = null): Promise<void> {
    const syncedAt = clock.now();
    const bill = await client.invoices.retrieve(id, { expand: ['payments'] });
    if (!bill.customer) return;
    const ownerId = await findOwnerOfCustomer(database, idOf(bill.customer));
    if (!ownerId) return log.warn({ invoice: id }, 'a bill of nobody here');
    const known = await findProviderInvoice(database, id);
    const paid = { syncedAt, paymentId: paymentId ?? known?.paymentId ?? null };
    const standing = await standingOfBill(bill, paid.paymentId);
    const state = stateOf(bill, standing);
    if (!state) return;
    const row = { ...rowOf(bill, { ownerId, state }), ...paid, paidBack: paidBackOf(bill, standing) };
    const unseen = await database.transaction((transaction) => keep(transaction, row, bill));
    if (unseen) return follow(id, unseen);
    if (state === 'paid') await payBackSurplus(ownerId, bill);
  }

  /** What of the payment of a bill is still here. */
  async function countLeft(bill: Stripe.Invoice): Promise<number> {
    const standing = await standingOfBill(bill, null);
    return leftOf({ ...standing, paid: bill.amount_paid }, bill.post_payment_credit_notes_amount);
  }

  async function standingOfBill(bill: Stripe.Invoice, known: string | null): Promise<PaymentStanding> {
    if (bill.status !== 'paid') return untouched;
    const named = (bill.payments?.data ?? []).flatMap(({ payment }) =>
      payment.payment_intent ? [idOf(payment.payment_intent)] : [],
    );
    const standings: PaymentStanding[] = [];
    for (const id of new Set(known ? [...named, known] : named)) standings.push(await lookAtPayment(id));
    return together(standings);
  }

  /**
   * In the transaction that finds something new somebody is told of it, once.
   * @returns the payment that has become known since the bill was looked at, and must be looked at first
   */
  async function keep(
    transaction: Transaction,
    row: InvoiceRow & { readonly ownerId: string },
    bill: Stripe.Invoice,
  ): Promise<string | null> {
    const { ownerId, number, amount, currency } = row;
    await lockPayer(transaction, ownerId);
    const known = await findProviderInvoice(transaction, bill.id);
    if (known?.paymentId && !row.paymentId) return known.paymentId;
    if (known && isOutdated(row, known)) return null;
    const id = await saveProviderInvoice(transaction, row, payerOf(bill));
    const news = newsOf(row, known);
    if (!news) return null;
    const subscriptionId = subscriptionOf(bill);
    // Whose second plan was taken back is told of it as a whole (`stripe-withdrawals.ts`).
    const isOfSurplus = subscriptionId && (await findEvent(transaction, surplusKey(subscriptionId)));
    if (news === 'refunded' && isOfSurplus) return null;
    const change = Math.abs(row.paidBack - (known?.paidBack ?? 0));
    const sum = news === 'refunded' || news === 'refund-failed' ? change : amount;
    const details = { number, amount: sum, currency, ...(subscriptionId && { subscriptionId }) };
    const event = { action: `payment-${news}`, actorId: null, subjectId: ownerId, details };
    await audit.record(transaction, event);
    await queue.enqueue(transaction, tellOfPayment, { id, news, amount: sum });
    if (news === 'charged-back' && subscriptionId) {
      await queue.enqueue(transaction, endUnpaidPlan, { subscriptionId });
    }
    return null;
  }

  /** A payment by bank may arrive days after the subscription that it was for was taken back. */
  async function payBackSurplus(ownerId: string, bill: Stripe.Invoice): Promise<void> {
    const subscriptionId = subscriptionOf(bill);
    if (!subscriptionId) return;
    const mark = await findEvent(database, surplusKey(subscriptionId));
    // What was used before it was found to be one too many stays paid.
    if (!mark || !reachesBeyond(bill, mark.takenAt)) return;
    const work = { ownerId, subscriptionId, since: mark.takenAt.toISOString() };
    await database.transaction((transaction) => queue.enqueue(transaction, withdrawSubscription, work));
  }
}

function rowOf(
  bill: Stripe.Invoice,
  { ownerId, state }: { readonly ownerId: string; readonly state: InvoiceRow['state'] },
): Omit<InvoiceRow, 'paidBack' | 'paymentId' | 'syncedAt'> & { readonly ownerId: string } {
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

function subscriptionOf(bill: Stripe.Invoice): string | null {
  const subscription = bill.parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

/** By refunds, and by credit notes, which may name a refund or stand for later bills. */
function paidBackOf(bill: Stripe.Invoice, { refunded }: PaymentStanding): number {
  return Math.max(refunded, bill.post_payment_credit_notes_amount);
}

function stateOf(bill: Stripe.Invoice, standing: PaymentStanding): InvoiceRow['state'] | null {
  const { status, amount_paid: paid } = bill;
  if (status === 'open') return 'open';
  if (status !== 'paid') return status === 'void' || status === 'uncollectible' ? 'void' : null;
  if (standing.dispute !== 'none') return standing.dispute === 'open' ? 'disputed' : 'charged-back';
  return paid > 0 && paidBackOf(bill, standing) >= paid ? 'refunded' : 'paid';
}
