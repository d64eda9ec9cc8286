import type { OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { notifyOfPayment } from '../billing-task-values.ts';
import { findSubscription, updateSubscription } from '../plans/subscription-repository.ts';
import { findOrderer, type InvoiceRow, listCorrected, listOverdue } from './invoice-repository.ts';

type Dependencies = {
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly credits: Pick<CreditService, 'grant' | 'recall'>;
};

/** Applies the settlement of an invoice: grants or takes back what was bought with it. */
export function createApplySettlement({ clock, queue, credits }: Dependencies) {
  return async (transaction: Transaction, organizationId: OrganizationId, row: InvoiceRow): Promise<void> => {
    if (row.state === 'refunded') return takeBack(transaction, organizationId, row);
    if (row.state === 'paid' && row.credits > 0) {
      const { credits: bought, number: label } = row;
      const key = `invoice:${row.id}`;
      const createdBy = await findOrderer(transaction, row.id);
      const gift = { credits: bought, reason: 'bought', key, label, createdBy } as const;
      await credits.grant(transaction, organizationId, gift);
    }
    const subscription = await findSubscription(transaction, organizationId);
    const hasOverdue = (await listOverdue(transaction, organizationId, clock.now())).length > 0;
    if (subscription?.status !== 'past-due' || hasOverdue) return;
    await updateSubscription(transaction, subscription, { status: 'active', updatedAt: clock.now() });
  };

  async function takeBack(
    transaction: Transaction,
    organizationId: OrganizationId,
    row: InvoiceRow,
  ): Promise<void> {
    const { id, credits: bought, amount } = row;
    if (bought > 0) {
      const recalled = { credits: bought, reason: 'payment-refunded', askedAt: clock.now() } as const;
      // The credits may have been granted with an invoice that this one corrects.
      for (const each of await listCorrected(transaction, row)) {
        await credits.recall(transaction, organizationId, { ...recalled, purchase: `invoice:${each}` });
      }
    }
    await queue.enqueue(transaction, notifyOfPayment, { id, news: 'refunded', amount });
  }
}
