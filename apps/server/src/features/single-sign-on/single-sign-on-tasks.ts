import type { Queue } from '../../platform/tasks/queue.ts';
import type { DomainService } from './domains/domain-service.ts';
import { recheckEmailDomains } from './single-sign-on-task-values.ts';

/** Every day, at night in Europe. */
const daily = '17 3 * * *';

export function handleSingleSignOnTasks(
  queue: Queue,
  { emailDomains }: { readonly emailDomains: Pick<DomainService, 'recheckAll'> },
): void {
  queue.handle(recheckEmailDomains, () => emailDomains.recheckAll());
  queue.schedule(recheckEmailDomains, daily, {});
}
