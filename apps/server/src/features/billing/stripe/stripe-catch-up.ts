import { type Clock, hourMs } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listLateAtProvider } from '../plans/subscription-repository.ts';
import type { StripeSubscriptions } from './stripe-subscriptions.ts';

/** Stripe reports a new period within minutes; it finalizes its invoice an hour later. */
const timeoutMs = 2 * hourMs;

/** Polls plans whose notice from Stripe is overdue, such as after the server was off for days. */
export function createStripeCatchUp({
  database,
  clock,
  subscriptions,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: Pick<StripeSubscriptions, 'follow'>;
}) {
  return {
    async run(): Promise<void> {
      const errors: unknown[] = [];
      const before = new Date(clock.now().getTime() - timeoutMs);
      for (const id of await listLateAtProvider(database, before)) {
        await subscriptions.follow(id).catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0)
        throw new AggregateError(errors, `Plans that Stripe was not asked of: ${errors.length}`);
    },
  };
}
