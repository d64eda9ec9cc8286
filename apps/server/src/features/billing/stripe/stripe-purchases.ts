import { creditsByTopUp, topUpIds } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { findOwnerOfCustomer } from '../plans/subscription-repository.ts';
import type { LookAtPayment } from './fetch-payment-standing.ts';
import { creditsUnpaid, untouched } from './payment-standing.ts';
import type { StripeInvoices } from './stripe-invoices.ts';
import type { StripeSubscriptions } from './stripe-subscriptions.ts';
import { idOf } from './stripe-values.ts';

export type StripePurchases = ReturnType<typeof createStripePurchases>;

/** What was ordered on a page of Stripe's. */
export function createStripePurchases({
  database,
  clock,
  log,
  credits,
  subscriptions,
  invoices,
  lookAtPayment,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly credits: Pick<CreditService, 'grant' | 'recall'>;
  readonly subscriptions: Pick<StripeSubscriptions, 'follow'>;
  readonly invoices: Pick<StripeInvoices, 'follow'>;
  readonly lookAtPayment: LookAtPayment;
  readonly stripe: StripeDependencies;
}) {
  return {
    /** Gives what was paid, and takes back what of it is not paid for any more. */
    async follow(sessionId: string): Promise<void> {
      const askedAt = clock.now();
      const session = await client.checkout.sessions.retrieve(sessionId);
      if (session.mode === 'subscription' && session.subscription) {
        return subscriptions.follow(idOf(session.subscription));
      }
      const topUpId = topUpIds.find((each) => each === session.metadata?.['topUpId']);
      // `no_payment_required` is the price of an installation that asks for none.
      if (session.payment_status === 'unpaid' || !topUpId || !session.customer) return;
      const ownerId = await findOwnerOfCustomer(database, idOf(session.customer));
      if (!ownerId) return log.warn({ session: sessionId }, 'a payment of nobody here');
      const paymentId = session.payment_intent && idOf(session.payment_intent);
      const standing = paymentId ? await lookAtPayment(paymentId) : untouched;
      // The number of credits in a pack comes from our price list, not from the event.
      const bought = creditsByTopUp[topUpId];
      const key = `stripe:${sessionId}`;
      const recalled = {
        purchase: key,
        credits: creditsUnpaid(bought, standing),
        reason: standing.dispute === 'none' ? 'payment-refunded' : 'payment-disputed',
        askedAt,
      } as const;
      await database.transaction(async (transaction) => {
        await credits.grant(transaction, ownerId, { credits: bought, reason: 'bought', key });
        await credits.recall(transaction, ownerId, recalled);
      });
      if (session.invoice) await invoices.follow(idOf(session.invoice), paymentId);
    },
  };
}
