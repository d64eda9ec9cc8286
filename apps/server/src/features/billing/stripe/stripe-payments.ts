import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import type { StripeInvoices } from './stripe-invoices.ts';
import type { StripePurchases } from './stripe-purchases.ts';
import { idOf } from './stripe-values.ts';

export type StripePayments = ReturnType<typeof createStripePayments>;

/** Payments that go back, by a refund or by a dispute: what was bought with them follows. */
export function createStripePayments({
  invoices,
  purchases,
  stripe: { client },
}: {
  readonly invoices: Pick<StripeInvoices, 'follow'>;
  readonly purchases: Pick<StripePurchases, 'follow'>;
  readonly stripe: StripeDependencies;
}) {
  return {
    /** Makes credits and invoices what Stripe says now of a payment: in any order, any number of times. */
    async follow(paymentId: string): Promise<void> {
      const { data: sessions } = await client.checkout.sessions.list({ payment_intent: paymentId });
      for (const { id } of sessions) await purchases.follow(id);
      const payment = { type: 'payment_intent', payment_intent: paymentId };
      const { data: paid } = await client.invoicePayments.list({ payment });
      for (const { invoice } of paid) await invoices.follow(idOf(invoice));
    },
  };
}
