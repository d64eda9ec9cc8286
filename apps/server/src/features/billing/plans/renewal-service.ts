import type { OrganizationId, PriceList } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { remindOfInvoice } from '../billing-task-values.ts';
import { findBilledMonth, listOverdue, listOverdueOwners } from '../invoices/invoice-repository.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import { planCharge } from '../payments/charges.ts';
import { atPeriodEnd, periodAfter } from './plan-periods.ts';
import {
  listEnded,
  lockSubscription,
  removeSubscription,
  type SubscriptionRow,
  saveSubscription,
  updateSubscription,
} from './subscription-repository.ts';

/** Renews and ends plans as time passes. */
export function createRenewalService({
  database,
  clock,
  queue,
  credits,
  invoices,
  prices,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly credits: Pick<CreditService, 'changePlan'>;
  readonly invoices: Pick<InvoiceService, 'issue'>;
  readonly prices: PriceList;
}) {
  return {
    /** Ends expired plans, invoices renewed ones and marks overdue invoices. Running it twice does no harm. */
    async run(): Promise<void> {
      const now = clock.now();
      const errors: unknown[] = [];
      // An error in one user's plan doesn't block others.
      const each = async (
        payers: readonly OrganizationId[],
        work: (transaction: Transaction, organizationId: OrganizationId) => Promise<void>,
      ) => {
        for (const organizationId of payers) {
          const attempt = database.transaction((transaction) => work(transaction, organizationId));
          await attempt.catch((error: unknown) => errors.push(error));
        }
      };
      await each(await listEnded(database, now), (transaction, organizationId) =>
        endPeriod(transaction, organizationId, now),
      );
      // Last, so that no reminder is sent for a plan that has just ended.
      await each(await listOverdueOwners(database, now), (transaction, organizationId) =>
        markOverdue(transaction, organizationId, now),
      );
      if (errors.length > 0)
        throw new AggregateError(errors, `Plans that could not be looked at: ${errors.length}`);
    },
  };

  /** Under the lock, since the invoice may be paid at this moment. */
  async function markOverdue(
    transaction: Transaction,
    organizationId: OrganizationId,
    now: Date,
  ): Promise<void> {
    const running = await lockSubscription(transaction, organizationId);
    if (running?.source !== 'invoice' || running.status === 'past-due') return;
    const [overdue] = await listOverdue(transaction, organizationId, now);
    if (!overdue) return;
    await updateSubscription(transaction, running, { status: 'past-due', updatedAt: now });
    await queue.enqueue(transaction, remindOfInvoice, { id: overdue });
  }

  async function endPeriod(
    transaction: Transaction,
    organizationId: OrganizationId,
    now: Date,
  ): Promise<void> {
    const running = await lockSubscription(transaction, organizationId);
    if (!running?.periodEnd) return;
    switch (atPeriodEnd(running, now, (await listOverdue(transaction, organizationId, now)).length > 0)) {
      case 'nothing':
        return;
      case 'ends':
        await end(transaction, running, now);
        return;
      case 'goes-on': {
        const { start, end } = periodAfter(running.periodEnd, now, running.renewalDay ?? undefined);
        const period = { periodStart: start, periodEnd: end };
        await saveSubscription(transaction, { ...running, ...period, status: 'active', updatedAt: now });
        await invoices.issue(transaction, organizationId, planCharge(prices, period));
        // Restores the plan if it was ended meanwhile; for a gift that continues as a paid plan, nothing changes.
        await credits.changePlan(transaction, organizationId, running.plan);
      }
    }
  }

  /** Ends a plan. After a contract, the rest of a month that was billed before it continues, without renewal. */
  async function end(transaction: Transaction, running: SubscriptionRow, now: Date): Promise<void> {
    const { organizationId, source } = running;
    const billed = source === 'operator' ? await findBilledMonth(transaction, organizationId, now) : null;
    if (!billed) {
      await removeSubscription(transaction, organizationId);
      await credits.changePlan(transaction, organizationId, 'free');
      return;
    }
    const rest = { plan: 'pro', source: 'invoice', status: 'active', endsAtPeriodEnd: true } as const;
    const renewalDay = billed.periodStart.getUTCDate();
    await saveSubscription(transaction, { ...running, ...rest, ...billed, renewalDay, updatedAt: now });
    await credits.changePlan(transaction, organizationId, 'pro');
  }
}
