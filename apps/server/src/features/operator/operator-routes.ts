import { getQueue, getUserAccount, listUsers, retryTask, runChecks, suspendUser } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { OperatorService } from './operator-service.ts';
import type { PeopleService } from './people-service.ts';

export function mountOperator(
  api: Api,
  { operator, people }: { readonly operator: OperatorService; readonly people: PeopleService },
): void {
  mount(api, listUsers, async ({ input }) => ({ data: await people.list(input.search, input.page) }));

  mount(api, getUserAccount, async ({ caller, input }) => ({
    data: await people.describe(caller.userId, input.userId),
  }));

  mount(api, suspendUser, async ({ caller, input }) => {
    await people.suspend(caller.userId, input.userId, input);
    return { data: { isSuspended: input.isSuspended } };
  });

  mount(api, getQueue, async ({ input }) => ({ data: await operator.describeQueue(input.dead) }));

  mount(api, retryTask, async ({ caller, input }) => {
    await operator.retryTask(caller.userId, input.id);
    return { data: {}, message: 'The task is tried again.' };
  });

  mount(api, runChecks, async () => ({ data: await operator.checkConsistency() }));
}
