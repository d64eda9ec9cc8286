import { randomUUID } from 'node:crypto';
import type { Batch } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import type { ResumeLine } from '../../files/resume-service.ts';
import type { JobRow } from '../../jobs/job-service.ts';
import type { WebhookEvents } from '../../webhooks/webhook-events.ts';
import { layOutItems } from '../items/lay-out-items.ts';
import { type BatchRow, insertBatch } from './batch-repository.ts';
import { scoreItem } from './batch-task-values.ts';
import { presentBatch } from './batch-view.ts';
import { type Due, weighUp } from './weigh-up.ts';

/** Input of a new run. A run of samples is free. */
export type Opening = {
  readonly job: JobRow;
  readonly files: readonly ResumeLine[];
  readonly isSample: boolean;
};

type Dependencies = {
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueueAll'>;
  readonly credits: Pick<CreditService, 'hold'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly webhookEvents: WebhookEvents;
};

/** Holds the credits, stores the run and queues its files, all in the caller's transaction. */
export function createOpenBatch({ clock, queue, credits, audit, webhookEvents }: Dependencies) {
  return async (
    transaction: Transaction,
    member: Member,
    { job, files, isSample }: Opening,
  ): Promise<Batch> => {
    const now = clock.now();
    const { organizationId, userId: createdBy } = member;
    const batch: BatchRow = {
      id: randomUUID(),
      organizationId,
      createdBy,
      jobId: job.id,
      jobVersion: job.version,
      isSample,
      createdAt: now,
      cancelledAt: null,
      finishedAt: null,
      reopenedAt: null,
    };
    const due = await weighUp(transaction, organizationId, {
      jobId: job.id,
      fileIds: files.map(({ id }) => id),
    });
    const holdId = isSample ? null : await hold(transaction, batch, due, job.title);
    const isFree = (fileId: string) => isSample || due.isFree(fileId);
    const items = layOutItems({ batchId: batch.id, organizationId, files, isFree, holdId, now });
    await insertBatch(transaction, batch, items);
    await audit.record(transaction, {
      action: 'run-started',
      actorId: createdBy,
      subjectId: batch.id,
      organizationId,
      details: { resumes: items.length },
    });
    const data = { runId: batch.id, jobId: job.id };
    if (!isSample) await webhookEvents.add(transaction, organizationId, [{ type: 'run.started', data }]);
    const waiting = items.filter(({ state }) => state === 'queued');
    await queue.enqueueAll(
      transaction,
      scoreItem,
      // The first files of a small run come before the last ones of a large run, in any order of arrival.
      waiting.map(({ id: itemId, position }) => ({ payload: { itemId }, requester: position })),
    );
    return presentBatch({ ...batch, jobTitle: job.title }, items, new Map());
  };

  /** @returns the hold's id; `null` if everything is free */
  async function hold(
    transaction: Transaction,
    { id: subjectId, organizationId, createdBy: userId, jobId }: BatchRow,
    due: Due,
    label: string,
  ): Promise<string | null> {
    if (due.credits === 0) return null;
    const work = { credits: due.credits, reason: 'analysis', subjectId, label, jobId } as const;
    return credits.hold(transaction, { organizationId, userId }, work);
  }
}
