import type { Language } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { createActivityService } from './activity/activity-service.ts';
import type { AssistantService } from './assistants/assistant-service.ts';
import { createEndingService } from './ending/ending-service.ts';
import { createFarewellEmails } from './ending/farewell-emails.ts';
import { forgetExceptions } from './exceptional-entries.ts';
import { createExportEmails } from './exports/export-emails.ts';
import { createOrganizationExportService } from './exports/organization-export-service.ts';
import { createInvitationEmails } from './invitations/invitation-emails.ts';
import { createInvitationService } from './invitations/invitation-service.ts';
import { createReceivedInvitations } from './invitations/received-invitations.ts';
import { createAdmissionService } from './members/admission-service.ts';
import { createMemberService } from './members/member-service.ts';
import { createOperatorChanges } from './operator-changes-service.ts';
import type { OrganizationContents } from './organization-contents.ts';
import { createSeatService } from './seat-service.ts';
import { createTeamService } from './team-service.ts';
import { createTeamSettingsService } from './team-settings-service.ts';
import { createWelcomeEmails } from './welcome/welcome-emails.ts';

export type TeamServices = ReturnType<typeof createTeamServices>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
  readonly audit: AuditService;
  readonly assistants: AssistantService;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly emailBudget: EmailBudget;
  readonly notifications: NotificationService;
  readonly hiringTeams: HiringTeamService;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly drawPicture: (path: string) => Promise<Uint8Array>;
  readonly languageOf: (userId: string) => Promise<Language>;
  readonly emailOf: (userId: string) => Promise<string>;
  readonly organizationContents: OrganizationContents;
  readonly scrubLater: (transaction: Transaction) => Promise<void>;
};

/** Creates the services of organizations, members and invitations. */
export function createTeamServices(dependencies: Dependencies) {
  const invitations = createInvitationService(dependencies);
  return {
    settings: createTeamService(dependencies),
    defaults: createTeamSettingsService(dependencies),
    seats: createSeatService(dependencies),
    members: createMemberService(dependencies),
    invitations,
    receivedInvitations: createReceivedInvitations(dependencies),
    invitationEmails: createInvitationEmails({ ...dependencies, invitations }),
    admission: createAdmissionService(dependencies),
    welcome: createWelcomeEmails(dependencies),
    exceptions: { forgetOld: () => forgetExceptions(dependencies) },
    activity: createActivityService(dependencies),
    ending: createEndingService(dependencies),
    farewells: createFarewellEmails(dependencies),
    exports: createOrganizationExportService(dependencies),
    operatorChanges: createOperatorChanges(dependencies),
    exportEmails: createExportEmails(dependencies),
  };
}
