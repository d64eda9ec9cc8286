import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import type { WebhookEvents } from '../../webhooks/webhook-events.ts';
import { listUnfinished, updateItem } from '../items/item-repository.ts';
import { type BatchRow, updateBatch } from './batch-repository.ts';

type Dependencies = {
  readonly clock: Clock;
  readonly credits: Pick<CreditService, 'release'>;
  readonly webhookEvents: WebhookEvents;
};

/**
 * Cancels the unfinished files of a run, or those of the named resumes, and releases their credits, in a transaction
 * that has locked the run's row.
 */
export function createStopBatch({ clock, credits, webhookEvents }: Dependencies) {
  return async (transaction: Transaction, batch: BatchRow, resumeIds?: readonly string[]): Promise<void> => {
    const now = clock.now();
    const change = { state: 'cancelled', lease: null, leaseUntil: null, updatedAt: now } as const;
    for (const item of await listUnfinished(transaction, batch.id, resumeIds)) {
      const { id: subjectId, holdId, fileName: label } = item;
      if (holdId) {
        const held = { holdId, subjectId, label, reason: 'cancelled' } as const;
        await credits.release(transaction, batch.organizationId, held);
      }
      await updateItem(transaction, item.id, { ...change, charge: holdId ? 'released' : 'free' });
    }
    const rest = resumeIds ? await listUnfinished(transaction, batch.id) : [];
    if (rest.length > 0 || batch.finishedAt) return;
    await updateBatch(transaction, batch.id, { finishedAt: now, cancelledAt: now });
    if (batch.isSample) return;
    const data = { runId: batch.id, jobId: batch.jobId };
    await webhookEvents.add(transaction, batch.organizationId, [{ type: 'run.canceled', data }]);
  };
}
