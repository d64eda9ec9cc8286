import { ApiError, type QueueView } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { RecordOperatorCall } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { Consistency } from './consistency.ts';

export type OperatorService = ReturnType<typeof createOperatorService>;

type Ground = {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record'>;
  readonly queue: Pick<Queue, 'describe' | 'retry'>;
  readonly checkConsistency: Consistency;
};

/** What whoever runs the product sees and does. */
export function createOperatorService({ database, queue, audit, checkConsistency }: Ground) {
  return {
    /** @param deadListed how many of those given up are listed at most */
    describeQueue: (deadListed: number): Promise<QueueView> => queue.describe(deadListed),

    /** @throws ApiError `not-found` where no such job was given up */
    async retryJob(id: string): Promise<void> {
      if (!(await queue.retry(id))) throw new ApiError('not-found', 'There is no such job.');
    },

    checkConsistency,

    recordCall: (({ userId: actorId }, { method, path }, ids) =>
      audit.record(database, {
        action: 'operator-call',
        actorId,
        subjectId: Object.values(ids)[0] ?? null,
        details: { call: `${method} ${path}`, ...ids },
      })) satisfies RecordOperatorCall,
  };
}
