import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { createDomainService } from './domains/domain-service.ts';
import { mountSingleSignOn } from './single-sign-on-routes.ts';
import { handleSingleSignOnTasks } from './single-sign-on-tasks.ts';

type Needs = Foundation & { readonly audit: AuditService };

export const singleSignOn = feature({
  createServices: (given: Needs) => ({ emailDomains: createDomainService(given) }),
  routes: mountSingleSignOn,
  tasks: handleSingleSignOnTasks,
});
