import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { check } from '../operator/consistency.ts';
import type { DepartureService } from '../organizations/members/departure-service.ts';
import type { OrganizationContents } from '../organizations/organization-contents.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { createAccountChecks } from './account-checks.ts';
import { createAccountPersonalData } from './account-personal-data.ts';
import { mountAccounts } from './account-routes.ts';
import { type AccountServices, createAccountServices } from './account-services.ts';
import { handleAccountTasks } from './account-tasks.ts';
import type { IdentitySource } from './identities/identity-source.ts';
import { createProfileImageFiles } from './profile-images/profile-image-files.ts';
import { createTombstoneFiles } from './safety/tombstones.ts';

type Needs = Foundation & {
  readonly identity: IdentityService;
  readonly audit: AuditService;
  readonly organizations: OrganizationService;
  readonly departures: DepartureService;
  readonly organizationContents: OrganizationContents;
};
type Uses = Foundation & { readonly accounts: AccountServices; readonly identities: IdentitySource };

export const accounts = feature({
  createServices(given: Needs) {
    const identities = given.chooseIdentities(given.identity);
    const answerMs = given.identityBase.settings.emailSpreadMs;
    return { identities, accounts: createAccountServices({ ...given, identities, answerMs }) };
  },
  routes: (api, given: Uses) => mountAccounts(api, given.accounts, given.clock),
  tasks: (queue, given: Uses) => handleAccountTasks(queue, given.accounts, () => given.openDatabase.scrub()),
  personalData: (given: Uses) => [createAccountPersonalData(given.database, given.identities)],
  fileOwners: (database) => [createProfileImageFiles(database), createTombstoneFiles()],
  checks(stored) {
    const find = createAccountChecks(stored);
    return [
      check('deletions-finished', 'Of people who asked to be deleted nothing is left an hour later.', () =>
        find.findUnfinishedDeletions(),
      ),
      check('users-have-settings', 'Everybody has their settings.', () => find.findUsersWithoutSettings()),
      check('pictures-there', 'Every picture that a person has is in storage.', () =>
        find.findMissingPictures(),
      ),
    ];
  },
});
