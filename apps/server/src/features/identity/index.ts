import { type Foundation, feature } from '../feature.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import { mountIdentity } from './identity-routes.ts';
import { createIdentityService, type IdentityService } from './identity-service.ts';
import { handleIdentityTasks } from './identity-tasks.ts';

type Needs = Foundation & { readonly limitStore: LimitStore; readonly emailBudget: EmailBudget };
type Uses = Pick<Foundation, 'hostedIdentity'> & { readonly identity: IdentityService };

export const identity = feature({
  createServices: (given: Needs) => ({
    identity: createIdentityService(given.identityBase, {
      ...given,
      openLimiter: given.limitStore.openLimiter,
    }),
  }),
  routes({ app }, given: Uses) {
    if (!given.hostedIdentity) mountIdentity(app, given.identity, '/auth/v1');
  },
  tasks: (queue, given: Uses) => handleIdentityTasks(queue, given.identity),
  guards: ['identity_audit_entry'],
});
