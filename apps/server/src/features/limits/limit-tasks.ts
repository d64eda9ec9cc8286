import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { EmailBudget } from './email-budget.ts';
import type { LimitStore } from './limit-store.ts';
import { clearLimits } from './limit-task-values.ts';

/** Every hour, not on the hour, when other tasks run. */
const hourly = '29 * * * *';

type Limits = {
  readonly limitStore: Pick<LimitStore, 'clear'>;
  readonly emailBudget: Pick<EmailBudget, 'record'>;
  readonly audit: Pick<AuditService, 'record'>;
};

export function handleLimitTasks(queue: Queue, { limitStore, emailBudget, audit }: Limits): void {
  queue.handle(clearLimits, async () => {
    await limitStore.clear();
    await emailBudget.record(audit);
  });
  queue.schedule(clearLimits, hourly, {});
}
