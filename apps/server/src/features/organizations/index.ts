import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { check } from '../operator/consistency.ts';
import type { AssistantService } from './assistants/assistant-service.ts';
import { createNoteException } from './exceptional-entries.ts';
import {
  createOrganizationExportFiles,
  createOrganizationExportSource,
} from './exports/organization-export-files.ts';
import { createLogoFiles } from './logos/logo-files.ts';
import { createLogoSource } from './logos/logo-source.ts';
import { createDepartureService, type DepartureService } from './members/departure-service.ts';
import { createOrganizationChecks } from './organization-checks.ts';
import { createOrganizationContents, type OrganizationContents } from './organization-contents.ts';
import { createOrganizationPersonalData } from './organization-personal-data.ts';
import { mountOrganizations } from './organization-routes.ts';
import { createOrganizationService, type OrganizationService } from './organization-service.ts';
import { handleOrganizationTasks } from './organization-tasks.ts';
import { createTeamServices, type TeamServices } from './team-services.ts';

export { apiKeys } from './api-keys/api-keys-feature.ts';
export { assistants } from './assistants/assistants-feature.ts';

/** The organization of a call, which must be known of every caller. */
export const organizations = feature({
  createServices: (
    given: Foundation & { readonly audit: AuditService; readonly identity: IdentityService },
  ) => ({
    organizations: createOrganizationService({
      ...given,
      noteException: createNoteException({ ...given, emailOutbox: given.identity.emailOutbox }),
    }),
    departures: createDepartureService(given),
    organizationContents: createOrganizationContents(given),
  }),
  checks(stored) {
    const find = createOrganizationChecks(stored);
    return [
      check('organizations-have-owners', 'Every organization has an owner.', () => find.findWithoutOwner()),
      check(
        'personal-organizations',
        'Every user has a personal organization, and is alone in it as its owner.',
        () => find.findUnfitPersonal(),
      ),
      check(
        'rows-of-one-organization',
        'Whatever belongs to an organization refers to nothing of another.',
        () => find.findRowsAcross(),
      ),
      check(
        'rows-protected',
        'The database itself keeps the rows of organizations apart, whatever a query asks for.',
        () => find.findUnprotected(),
      ),
      check('invitations-to-teams', 'Nobody is invited to a personal organization.', () =>
        find.findInvitationsToPersonal(),
      ),
      check('logos-there', 'Every logo of an organization is in storage.', () => find.findMissingLogos()),
      check('organizations-ended', 'Of an organization that was deleted nothing is left an hour later.', () =>
        find.findUnfinishedEnds(),
      ),
    ];
  },
});

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly assistants: AssistantService;
  readonly audit: AuditService;
  readonly emailBudget: EmailBudget;
  readonly notifications: NotificationService;
  readonly hiringTeams: HiringTeamService;
  readonly organizationContents: OrganizationContents;
};
type Uses = Foundation & {
  readonly organizations: OrganizationService;
  readonly departures: DepartureService;
  readonly teams: TeamServices;
};

/** Organizations with members: creating, joining and leaving them. */
export const teams = feature({
  createServices: (given: Needs) => ({
    teams: createTeamServices({
      ...given,
      drawPicture: (path) => given.accounts.profileImages.draw(path),
      languageOf: (userId) => given.accounts.users.getLanguage(userId),
      emailOf: async (userId) => (await given.accounts.users.getAny(userId)).email,
      scrubLater: given.accounts.deletion.scrubLater,
    }),
  }),
  routes: mountOrganizations,
  tasks: (queue, given: Uses) => handleOrganizationTasks(queue, given.teams),
  personalData: (given: Uses) => [createOrganizationPersonalData(given)],
  organizationData: (given: Foundation) => [
    createLogoSource(given.database),
    createOrganizationExportSource(given.database),
  ],
  fileOwners: (database) => [createLogoFiles(database), createOrganizationExportFiles(database)],
});
