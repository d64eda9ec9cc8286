import type * as z from 'zod';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import type { endUnpaidPlan } from '../billing-task-values.ts';
import { unlessGone } from './ask-stripe.ts';
import type { StripeSubscriptions } from './stripe-subscriptions.ts';

/** Ends plans whose payment a bank took back. */
export function createStripePlanEnds({
  subscriptions,
  stripe: { client },
}: {
  readonly subscriptions: Pick<StripeSubscriptions, 'follow'>;
  readonly stripe: StripeDependencies;
}) {
  return {
    /** Ends it at Stripe, so that nothing more is charged, and here. Doing it twice does no harm. */
    async end({ subscriptionId }: z.output<typeof endUnpaidPlan.payload>): Promise<void> {
      const { status } = await client.subscriptions.retrieve(subscriptionId);
      if (status !== 'canceled') {
        await unlessGone(client.subscriptions.cancel(subscriptionId, { prorate: false }));
      }
      await subscriptions.follow(subscriptionId);
    },
  };
}
