import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { check } from '../operator/consistency.ts';
import type { TeamServices } from '../organizations/team-services.ts';
import type { ConnectionService } from '../single-sign-on/connections/connection-service.ts';
import type { DomainService } from '../single-sign-on/domains/domain-service.ts';
import { mountDirectory } from './directory-routes.ts';
import { createDirectoryService, type DirectoryService } from './directory-service.ts';
import { createScimGroupService, type ScimGroupService } from './groups/scim-group-service.ts';
import { createScimChecks } from './scim-checks.ts';
import { mountScim } from './scim-routes.ts';
import { createScimTokenService, type ScimTokenService } from './tokens/scim-token-service.ts';
import { createDirectoryAccounts } from './users/directory-accounts.ts';
import { createScimUserService, type ScimUserService } from './users/scim-user-service.ts';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly teams: TeamServices;
  readonly accounts: AccountServices;
  readonly identity: IdentityService;
  readonly emailDomains: DomainService;
  readonly signOnConnections: ConnectionService;
};

type Uses = Foundation & {
  readonly directories: DirectoryService;
  readonly scim: {
    readonly tokens: ScimTokenService;
    readonly users: ScimUserService;
    readonly groups: ScimGroupService;
    readonly base: string;
  };
};

/** Members added and removed by their organization's directory. */
export const scim = feature({
  createServices(given: Needs) {
    const base = `${given.siteUrl}/scim/v2`;
    const { admission } = given.teams;
    const accounts = createDirectoryAccounts({
      ...given,
      vouchedAccounts: given.identity.vouchedAccounts,
      meet: given.accounts.meet,
    });
    return {
      directories: createDirectoryService({ ...given, admission, base }),
      scim: {
        base,
        tokens: createScimTokenService(given),
        users: createScimUserService({
          ...given,
          admission,
          accounts,
          connections: given.signOnConnections,
          base,
        }),
        groups: createScimGroupService({ ...given, admission, base }),
      },
    };
  },
  routes(api, given: Uses) {
    mountDirectory(api, given);
    if (!given.hostedIdentity) mountScim(api, given);
  },
  checks(stored) {
    const find = createScimChecks(stored);
    return [
      check(
        'directory-people',
        'Everyone whom a directory made a member has an account, once in each directory.',
        () => find.findWithoutAccount(),
      ),
      check('directory-roles', 'No group of a directory makes owners.', () => find.findOwnerGroups()),
      check('directories-of-teams', 'Only teams have a directory or single sign-on.', () =>
        find.findOfPersonal(),
      ),
    ];
  },
});
