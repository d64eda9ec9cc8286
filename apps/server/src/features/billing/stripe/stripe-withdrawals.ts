import type Stripe from 'stripe';
import type * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { notifyOfWithdrawal, type withdrawSubscription } from '../billing-task-values.ts';
import { unlessGone } from './ask-stripe.ts';
import { keepEvent } from './payment-event-repository.ts';
import type { StripeInvoices } from './stripe-invoices.ts';
import { reachesBeyond } from './stripe-values.ts';

type Withdrawal = z.output<typeof withdrawSubscription.payload>;
type Sum = { readonly amount: number; readonly currency: string };

/** Takes back what was paid for twice. */
export function createStripeWithdrawals({
  database,
  clock,
  queue,
  audit,
  invoices,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly invoices: Pick<StripeInvoices, 'follow' | 'countLeft'>;
  readonly stripe: StripeDependencies;
}) {
  return {
    /** Ends the subscription at once, refunds it and emails the payer. Idempotent. */
    async withdraw({ ownerId, subscriptionId, since }: Withdrawal): Promise<void> {
      await end(subscriptionId);
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
        const event = { action: 'payment-refunded', actorId: null, subjectId: ownerId, details };
        await audit.record(transaction, event);
        await queue.enqueue(transaction, notifyOfWithdrawal, { ownerId, amount, currency });
      });
    },
  };

  async function end(id: string): Promise<void> {
    const { status } = await client.subscriptions.retrieve(id);
    // Without a proration: what was paid goes back as a whole, and not as a credit for later invoices.
    if (status !== 'canceled') await unlessGone(client.subscriptions.cancel(id, { prorate: false }));
  }

  /** @returns all that went back, now and in an earlier try */
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
      await invoices.follow(invoice.id);
    }
    return sum;
  }

  async function payBackInvoice(invoice: Stripe.Invoice): Promise<void> {
    // An operator may have refunded it in the dashboard, and a dispute may have taken part of it.
    const amount = await invoices.countLeft(invoice);
    if (amount === 0) return;
    await client.creditNotes.create(
      { invoice: invoice.id, amount, refund_amount: amount, reason: 'duplicate' },
      { idempotencyKey: `withdraw:${invoice.id}:${amount}` },
    );
  }
}
