import type { PriceList } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { atPeriodEnd, periodAfter } from './billing-rules.ts';
import { planCharge } from './charges.ts';
import { hasOverdue, listOverdueOwners } from './invoice-repository.ts';
import type { InvoiceService } from './invoice-service.ts';
import {
  findSubscription,
  listEnded,
  lockSubscription,
  removeSubscription,
  saveSubscription,
  updateSubscription,
} from './subscription-repository.ts';

/** What the passing of time does to plans. */
export function createRenewalService({
  database,
  clock,
  credits,
  invoices,
  prices,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: Pick<CreditService, 'changePlan'>;
  readonly invoices: Pick<InvoiceService, 'issue'>;
  readonly prices: PriceList;
}) {
  return {
    /** Ends what has ended, bills what goes on, and marks whose bill is overdue. Running it twice does no harm. */
    async run(): Promise<void> {
      const now = clock.now();
      for (const ownerId of await listOverdueOwners(database, now)) await markOverdue(ownerId, now);
      for (const ownerId of await listEnded(database, now)) {
        await database.transaction((transaction) => endPeriod(transaction, ownerId, now));
      }
    },
  };

  async function markOverdue(ownerId: string, now: Date): Promise<void> {
    const running = await findSubscription(database, ownerId);
    if (running?.source !== 'invoice' || running.status === 'past-due') return;
    await updateSubscription(database, running, { status: 'past-due', updatedAt: now });
  }

  async function endPeriod(transaction: Transaction, ownerId: string, now: Date): Promise<void> {
    const running = await lockSubscription(transaction, ownerId);
    if (!running?.periodEnd) return;
    switch (atPeriodEnd(running, now, await hasOverdue(transaction, ownerId, now))) {
      case 'nothing':
        return;
      case 'ends':
        await removeSubscription(transaction, ownerId);
        await credits.changePlan(transaction, ownerId, 'free');
        return;
      case 'goes-on': {
        const { start, end } = periodAfter(running.periodEnd, now, running.turnDay ?? undefined);
        const period = { periodStart: start, periodEnd: end };
        await saveSubscription(transaction, { ...running, ...period, updatedAt: now });
        await invoices.issue(transaction, ownerId, planCharge(prices, period));
        // A gift that goes on as a paid plan has it already; one that was ended meanwhile gets it back.
        await credits.changePlan(transaction, ownerId, running.plan);
      }
    }
  }
}
