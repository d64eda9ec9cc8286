import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import { lockPayer } from '../plans/subscription-repository.ts';
import { closeCheckout, keepCheckout, listOpenCheckouts } from './checkout-repository.ts';

export type StripeCheckouts = ReturnType<typeof createStripeCheckouts>;

/** The pages on which a plan can be paid, of which a person has at most one open, however many tabs they order in. */
export function createStripeCheckouts({
  database,
  clock,
  stripe: { client },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly stripe: StripeDependencies;
}) {
  return {
    /**
     * Keeps a page and closes those before it.
     * @returns `closed` where a later one took its place, `paid` where an earlier one was paid meanwhile
     */
    async keepNewest(ownerId: string, id: string): Promise<'open' | 'closed' | 'paid'> {
      const { state, earlier } = await database.transaction(async (transaction) => {
        await lockPayer(transaction, ownerId);
        const page = await keepCheckout(transaction, { id, ownerId, createdAt: clock.now() });
        return { ...page, earlier: await listOpenCheckouts(transaction, ownerId, page.number) };
      });
      if (state === 'closed') return 'closed';
      for (const each of earlier) {
        if ((await close(each)) === 'closed') continue;
        await close(id);
        return 'paid';
      }
      return 'open';
    },

    close,
  };

  /** Expires the page: it can't be paid any more, unless it was. Idempotent. */
  async function close(id: string): Promise<'closed' | 'paid'> {
    const isPaid = await client.checkout.sessions.expire(id).then(
      () => false,
      (error: unknown) => wasPaid(id, error),
    );
    await closeCheckout(database, id);
    return isPaid ? 'paid' : 'closed';
  }

  /** Stripe closes only what is open. @throws what it answered where the page is open after all */
  async function wasPaid(id: string, refusal: unknown): Promise<boolean> {
    if (!(refusal instanceof Stripe.errors.StripeInvalidRequestError)) throw refusal;
    if (refusal.code === 'resource_missing') return false;
    const { status } = await client.checkout.sessions.retrieve(id);
    if (status === 'open') throw refusal;
    return status === 'complete';
  }
}
