import { ApiError, type QueueView } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RecordOperatorCall } from '../../platform/http/operator-calls.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { Consistency } from './consistency.ts';

export type OperatorService = ReturnType<typeof createOperatorService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly queue: Pick<Queue, 'describe' | 'retry'>;
  readonly checkConsistency: Consistency;
};

/** Milliseconds in which the same view by the same operator from the same client adds only one audit entry. */
const sameLookMs = 5 * 60_000;
/** Maximum recent views kept in memory; beyond that, views are simply recorded again. */
const maxLooksRemembered = 1_000;

/** What operators can see and do. */
export function createOperatorService({ database, clock, queue, audit, checkConsistency }: Dependencies) {
  // Kept in the order in which they were recorded.
  const recordedAt = new Map<string, number>();

  const recordCall: RecordOperatorCall = async (
    { actorId, name, client },
    { isLook, subjectId, details },
  ) => {
    const now = clock.now().getTime();
    const look = JSON.stringify([actorId, name, client, subjectId, details]);
    const before = recordedAt.get(look);
    if (isLook && before !== undefined && Math.abs(now - before) < sameLookMs) return;
    const action = isLook ? 'operator-look' : 'operator-call';
    const told = { ...details, call: name, client };
    await audit.record(database, { action, actorId, subjectId, organizationId: null, details: told });
    if (!isLook) return;
    recordedAt.delete(look);
    recordedAt.set(look, now);
    const [oldest] = recordedAt.keys();
    if (recordedAt.size > maxLooksRemembered && oldest !== undefined) recordedAt.delete(oldest);
  };

  return {
    /** @param deadListed maximum failed tasks to list */
    describeQueue: (deadListed: number): Promise<QueueView> => queue.describe(deadListed),

    /** @throws ApiError `not-found` if there is no such failed task */
    async retryTask(actorId: string, id: string): Promise<void> {
      await database.transaction(async (transaction) => {
        if (!(await queue.retry(transaction, id))) throw new ApiError('not-found', 'There is no such task.');
        const entry = { action: 'job-retried', actorId, subjectId: id, organizationId: null };
        await audit.record(transaction, entry);
      });
    },

    checkConsistency,
    recordCall,
  };
}
