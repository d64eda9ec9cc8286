import { getQueue, listUsers, retryJob, runChecks } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { OperatorService } from './operator-service.ts';

export function mountOperator(api: Api, operator: OperatorService): void {
  mount(api, listUsers, async ({ input }) => ({ data: await operator.listUsers(input.search, input.page) }));

  mount(api, getQueue, async () => ({ data: await operator.describeQueue() }));

  mount(api, retryJob, async ({ input }) => {
    await operator.retryJob(input.id);
    return { data: {}, message: 'The job is tried again.' };
  });

  mount(api, runChecks, async () => ({ data: await operator.checkConsistency() }));
}
