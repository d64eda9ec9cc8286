import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type Stripe from 'stripe';
import type * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import {
  endUnpaidPlan,
  notifyOfPayment,
  notifyOfWithdrawal,
  withdrawSubscription,
} from '../billing-task-values.ts';
import { isOutdated, newsOf } from '../invoices/invoice-news.ts';
import {
  findProviderInvoice,
  type InvoiceRow,
  type PayerRow,
  saveProviderInvoice,
} from '../invoices/invoice-repository.ts';
import { findOwnerOfCustomer } from '../plans/subscription-repository.ts';
import { findEvent, keepEvent } from './payment-event-repository.ts';
import { fetchStanding, leftOf, type PaymentStanding, together, untouched } from './payment-standing.ts';
import { fromSeconds, idOf } from './stripe-calls.ts';
import { endAtStripe, surplusKey } from './stripe-subscriptions.ts';

type Withdrawal = z.output<typeof withdrawSubscription.payload>;
type Sum = { readonly amount: number; readonly currency: string };

export type StripeInvoices = ReturnType<typeof createStripeInvoices>;

/**
 * Syncs Stripe's invoices with their payments and refunds to our database, and refunds duplicate subscriptions. The
 * state of one payment is in `payment-standing.ts`, credits bought with it are in `stripe-checkouts.ts`.
 */
export function createStripeInvoices({
  database,
  clock,
  log,
  queue,
  audit,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly stripe: StripeDependencies;
}) {
  return { follow, withdraw };

  /** Stores Stripe's current state of an invoice. @param paymentId its payment, if the invoice doesn't name it */
  async function follow(id: string, paymentId: string | null = null): Promise<void> {
    const syncedAt = clock.now();
    const invoice = await client.invoices.retrieve(id, { expand: ['payments'] });
    if (!invoice.customer) return;
    const organizationId = await findOwnerOfCustomer(database, idOf(invoice.customer));
    if (!organizationId) return log.warn({ invoice: id }, 'an invoice of an unknown customer');
    const known = await findProviderInvoice(database, id);
    const paid = { syncedAt, paymentId: paymentId ?? known?.paymentId ?? null };
    const standing = await standingOfInvoice(invoice, paid.paymentId);
    const state = stateOf(invoice, standing);
    if (!state) return;
    const row = {
      ...rowOf(invoice, { organizationId, state }),
      ...paid,
      paidBack: paidBackOf(invoice, standing),
    };
    const unseen = await database.transaction((transaction) => keep(transaction, row, invoice));
    if (unseen) return follow(id, unseen);
    if (state === 'paid') await payBackSurplus(organizationId, invoice);
  }

  /** What is left of the invoice's payment after refunds and disputes. */
  async function countLeft(invoice: Stripe.Invoice): Promise<number> {
    const standing = await standingOfInvoice(invoice, null);
    return leftOf({ ...standing, paid: invoice.amount_paid }, invoice.post_payment_credit_notes_amount);
  }

  async function standingOfInvoice(invoice: Stripe.Invoice, known: string | null): Promise<PaymentStanding> {
    if (invoice.status !== 'paid') return untouched;
    const named = (invoice.payments?.data ?? []).flatMap(({ payment }) =>
      payment.payment_intent ? [idOf(payment.payment_intent)] : [],
    );
    const standings: PaymentStanding[] = [];
    for (const id of new Set(known ? [...named, known] : named))
      standings.push(await fetchStanding(client, id));
    return together(standings);
  }

  /**
   * Stores the invoice and queues each notification once, in the transaction that detects the change.
   * @returns a payment found meanwhile, which must be fetched first
   */
  async function keep(
    transaction: Transaction,
    row: InvoiceRow & { readonly organizationId: OrganizationId },
    invoice: Stripe.Invoice,
  ): Promise<string | null> {
    const { organizationId, number, amount, currency } = row;
    await lockOrganization(transaction, organizationId);
    const known = await findProviderInvoice(transaction, invoice.id);
    if (known?.paymentId && !row.paymentId) return known.paymentId;
    if (known && isOutdated(row, known)) return null;
    const id = await saveProviderInvoice(transaction, row, payerOf(invoice));
    const news = newsOf(row, known);
    if (!news) return null;
    const subscriptionId = subscriptionOf(invoice);
    // A refunded duplicate plan has its own email (`withdraw`).
    const isOfSurplus = subscriptionId && (await findEvent(transaction, surplusKey(subscriptionId)));
    if (news === 'refunded' && isOfSurplus) return null;
    const change = Math.abs(row.paidBack - (known?.paidBack ?? 0));
    const sum = news === 'refunded' || news === 'refund-failed' ? change : amount;
    const details = { number, amount: sum, currency, ...(subscriptionId && { subscriptionId }) };
    const of = { actorId: null, subjectId: organizationId, organizationId };
    const event = { action: `payment-${news}`, ...of, details };
    await audit.record(transaction, event);
    await queue.enqueue(transaction, notifyOfPayment, { id, news, amount: sum });
    if (news === 'charged-back' && subscriptionId) {
      await queue.enqueue(transaction, endUnpaidPlan, { subscriptionId });
    }
    return null;
  }

  /** Refunds a payment for a withdrawn duplicate: a bank payment may arrive days later. */
  async function payBackSurplus(organizationId: OrganizationId, invoice: Stripe.Invoice): Promise<void> {
    const subscriptionId = subscriptionOf(invoice);
    if (!subscriptionId) return;
    const mark = await findEvent(database, surplusKey(subscriptionId));
    // Periods used before the duplicate was detected stay paid.
    if (!mark || !reachesBeyond(invoice, mark.takenAt)) return;
    const work = { ownerId: organizationId, subscriptionId, since: mark.takenAt.toISOString() };
    await database.transaction((transaction) => queue.enqueue(transaction, withdrawSubscription, work));
  }

  /** Ends the subscription at once, refunds it and emails the payer. Idempotent. */
  async function withdraw({ ownerId: organizationId, subscriptionId, since }: Withdrawal): Promise<void> {
    await endAtStripe(client, subscriptionId);
    const { amount, currency } = await payBack(subscriptionId, new Date(since));
    await database.transaction(async (transaction) => {
      const id = `withdrawn:${subscriptionId}:${amount}`;
      const isNew = await keepEvent(transaction, {
        id,
        type: 'subscription-withdrawn',
        takenAt: clock.now(),
      });
      if (!isNew) return;
      const details = { subscriptionId, amount, currency };
      const of = { actorId: null, subjectId: organizationId, organizationId };
      const event = { action: 'payment-refunded', ...of, details };
      await audit.record(transaction, event);
      await queue.enqueue(transaction, notifyOfWithdrawal, { ownerId: organizationId, amount, currency });
    });
  }

  /** @returns everything refunded, now and by an earlier attempt */
  async function payBack(subscription: string, since: Date): Promise<Sum> {
    let sum: Sum = { amount: 0, currency: '' };
    for await (const invoice of client.invoices.list({
      subscription,
      limit: 100,
      expand: ['data.payments'],
    })) {
      sum = { amount: sum.amount, currency: invoice.currency.toUpperCase() };
      if (invoice.status === 'open') await client.invoices.voidInvoice(invoice.id);
      if (invoice.status === 'paid' && reachesBeyond(invoice, since)) {
        await payBackInvoice(invoice);
        sum = { ...sum, amount: sum.amount + invoice.amount_paid };
      }
      await follow(invoice.id);
    }
    return sum;
  }

  async function payBackInvoice(invoice: Stripe.Invoice): Promise<void> {
    // An operator may have refunded it in Stripe's dashboard, and a dispute may have taken part of it.
    const amount = await countLeft(invoice);
    if (amount === 0) return;
    await client.creditNotes.create(
      { invoice: invoice.id, amount, refund_amount: amount, reason: 'duplicate' },
      { idempotencyKey: `withdraw:${invoice.id}:${amount}` },
    );
  }
}

function rowOf(
  invoice: Stripe.Invoice,
  { organizationId, state }: { readonly organizationId: OrganizationId; readonly state: InvoiceRow['state'] },
): Omit<InvoiceRow, 'paidBack' | 'paymentId' | 'syncedAt'> & { readonly organizationId: OrganizationId } {
  const isOfPlan = invoice.parent?.type === 'subscription_details';
  const [line] = invoice.lines.data;
  const { paid_at: paidAt } = invoice.status_transitions;
  return {
    id: randomUUID(),
    organizationId,
    number: invoice.number ?? invoice.id,
    state,
    kind: isOfPlan ? 'plan' : 'top-up',
    description: line?.description ?? 'Winnow',
    language: null,
    // Negative if more is credited than billed; then there is nothing to pay.
    amount: Math.max(0, invoice.total),
    currency: invoice.currency.toUpperCase(),
    taxRate: 0,
    issuer: null,
    corrects: null,
    // Bought credits are granted with the checkout.
    credits: 0,
    // The line's period: the invoice's own period lies in the past, and is empty for the first.
    periodStart: isOfPlan && line ? fromSeconds(line.period.start) : null,
    periodEnd: isOfPlan && line ? fromSeconds(line.period.end) : null,
    issuedAt: fromSeconds(invoice.created),
    dueAt: fromSeconds(invoice.due_date ?? invoice.created),
    paidAt: paidAt ? fromSeconds(paidAt) : null,
    providerId: invoice.id,
    payUrl: state === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
  };
}

/** The payer as on Stripe's invoice. */
function payerOf(invoice: Stripe.Invoice): PayerRow {
  const { line1, line2, postal_code: postcode, city, country } = invoice.customer_address ?? {};
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  return {
    name: invoice.customer_name ?? '',
    street: joined([line1, line2]),
    city: joined([postcode, city]),
    country: country ?? '',
    taxId: invoice.customer_tax_ids?.[0]?.value ?? '',
    email: invoice.customer_email ?? '',
  };
}

function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

/** Refunds and credit notes, which may name a refund or reduce later invoices. */
function paidBackOf(invoice: Stripe.Invoice, { refunded }: PaymentStanding): number {
  return Math.max(refunded, invoice.post_payment_credit_notes_amount);
}

function stateOf(invoice: Stripe.Invoice, standing: PaymentStanding): InvoiceRow['state'] | null {
  const { status, amount_paid: paid } = invoice;
  if (status === 'open') return 'open';
  if (status !== 'paid') return status === 'void' || status === 'uncollectible' ? 'void' : null;
  if (standing.dispute !== 'none') return standing.dispute === 'open' ? 'disputed' : 'charged-back';
  return paid > 0 && paidBackOf(invoice, standing) >= paid ? 'refunded' : 'paid';
}

/** Whether part of the billed period lies after a time. */
function reachesBeyond({ lines }: Pick<Stripe.Invoice, 'lines'>, moment: Date): boolean {
  return lines.data.some(({ period }) => fromSeconds(period.end) > moment);
}
