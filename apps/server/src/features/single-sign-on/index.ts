import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import type { TeamServices } from '../organizations/team-services.ts';
import { type ConnectionService, createConnectionService } from './connections/connection-service.ts';
import { createSignOnSource, type SignInAdmission } from './connections/sign-on-source.ts';
import { createDomainService, type DomainService } from './domains/domain-service.ts';
import { mountSingleSignOn } from './single-sign-on-routes.ts';
import { handleSingleSignOnTasks } from './single-sign-on-tasks.ts';

type Needs = Foundation & { readonly audit: AuditService; readonly identity: IdentityService };

type Uses = Foundation & {
  readonly emailDomains: DomainService;
  readonly signOnConnections: ConnectionService;
  readonly teams: TeamServices;
  readonly accounts: AccountServices;
  readonly organizations: OrganizationService;
  readonly directories: SignInAdmission;
};

export const singleSignOn = feature({
  createServices(given: Needs) {
    const emailDomains = createDomainService(given);
    return { emailDomains, signOnConnections: createConnectionService({ ...given, emailDomains }) };
  },
  signInProviders: (given: Uses) => [
    createSignOnSource({
      ...given,
      connections: given.signOnConnections,
      admission: given.teams.admission,
      meet: given.accounts.meet,
    }),
  ],
  routes: mountSingleSignOn,
  tasks: handleSingleSignOnTasks,
});
