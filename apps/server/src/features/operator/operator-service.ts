import { ApiError, type OperatorUserView, type QueueView } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { RecordOperatorCall } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { UserService } from '../accounts/user-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { Consistency } from './consistency.ts';

export type OperatorService = ReturnType<typeof createOperatorService>;

type Ground = {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record'>;
  readonly users: Pick<UserService, 'search'>;
  readonly credits: Pick<CreditService, 'listBalances'>;
  readonly queue: Pick<Queue, 'describe' | 'retry'>;
  readonly checkConsistency: Consistency;
  /** In lower case. */
  readonly operatorEmails: readonly string[];
};

const pageSize = 50;

/** What whoever runs the product sees and does. */
export function createOperatorService(ground: Ground) {
  const { database, users, credits, queue, audit, checkConsistency, operatorEmails } = ground;
  return {
    async listUsers(search: string, page: number) {
      const found = await users.search({ search, limit: pageSize, offset: (page - 1) * pageSize });
      const balances = await credits.listBalances(found.users.map(({ id }) => id));
      const views = found.users.map((user): OperatorUserView => {
        const { id, supabaseId, name, email, isVerified, googleSignIn, createdAt, deletedAt } = user;
        const balance = balances.get(id);
        return {
          id,
          supabaseId,
          name,
          email,
          isVerified,
          googleSignIn,
          isOperator: isVerified && operatorEmails.includes(email),
          createdAt: createdAt.toISOString(),
          isLeaving: deletedAt !== null,
          plan: balance?.plan ?? 'free',
          availableCredits: balance?.availableCredits ?? null,
          heldCredits: balance?.heldCredits ?? 0,
        };
      });
      return { users: views, total: found.total, pageSize };
    },

    describeQueue: (): Promise<QueueView> => queue.describe(),

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
