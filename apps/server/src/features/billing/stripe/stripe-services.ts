import { createLookAtPayment } from './fetch-payment-standing.ts';
import { createPayByStripe } from './pay-by-stripe.ts';
import { createStripeCatchUp } from './stripe-catch-up.ts';
import { createStripeCheckouts } from './stripe-checkouts.ts';
import { createStripeEvents } from './stripe-events.ts';
import { createStripeInvoices } from './stripe-invoices.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createStripePlanEnds } from './stripe-plan-ends.ts';
import { createStripePurchases } from './stripe-purchases.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';
import { createStripeWithdrawals } from './stripe-withdrawals.ts';

type Dependencies = Omit<Parameters<typeof createPayByStripe>[0], 'checkouts' | 'subscriptions'> &
  Omit<Parameters<typeof createStripeEvents>[0], 'invoices' | 'payments' | 'purchases' | 'subscriptions'> &
  Omit<Parameters<typeof createStripeInvoices>[0], 'lookAtPayment'> &
  Omit<Parameters<typeof createStripePurchases>[0], 'invoices' | 'lookAtPayment' | 'subscriptions'> &
  Omit<Parameters<typeof createStripeWithdrawals>[0], 'invoices'> &
  Parameters<typeof createStripeSubscriptions>[0];

/** Paying through Stripe: the way there, its notices, and what goes back. */
export function createStripeServices(dependencies: Dependencies) {
  const lookAtPayment = createLookAtPayment(dependencies.stripe);
  const invoices = createStripeInvoices({ ...dependencies, lookAtPayment });
  const subscriptions = createStripeSubscriptions(dependencies);
  const purchases = createStripePurchases({ ...dependencies, subscriptions, invoices, lookAtPayment });
  const payments = createStripePayments({ ...dependencies, invoices, purchases });
  return {
    way: createPayByStripe({
      ...dependencies,
      subscriptions,
      checkouts: createStripeCheckouts(dependencies),
    }),
    events: createStripeEvents({ ...dependencies, subscriptions, invoices, payments, purchases }),
    catchUp: createStripeCatchUp({ ...dependencies, subscriptions }),
    planEnds: createStripePlanEnds({ ...dependencies, subscriptions }),
    withdrawals: createStripeWithdrawals({ ...dependencies, invoices }),
  };
}
