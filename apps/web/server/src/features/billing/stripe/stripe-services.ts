import { createPayByStripe } from './pay-by-stripe.ts';
import { createStripeBills } from './stripe-bills.ts';
import { createStripeCheckouts } from './stripe-checkouts.ts';
import { createStripeEvents } from './stripe-events.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';
import { createStripeWithdrawals } from './stripe-withdrawals.ts';

type Ground = Omit<Parameters<typeof createPayByStripe>[0], 'checkouts' | 'subscriptions'> &
  Omit<Parameters<typeof createStripeEvents>[0], 'bills' | 'subscriptions'> &
  Omit<Parameters<typeof createStripeWithdrawals>[0], 'bills'> &
  Parameters<typeof createStripeSubscriptions>[0];

/** Paying through Stripe: the way there, its notices, and what goes back. */
export function createStripeServices(ground: Ground) {
  const bills = createStripeBills(ground);
  const subscriptions = createStripeSubscriptions(ground);
  return {
    way: createPayByStripe({ ...ground, subscriptions, checkouts: createStripeCheckouts(ground) }),
    events: createStripeEvents({ ...ground, subscriptions, bills }),
    withdrawals: createStripeWithdrawals({ ...ground, bills }),
  };
}
