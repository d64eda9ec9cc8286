import type { AccountServices } from '../accounts/account-services.ts';
import type { RemovalService } from '../analyses/removal-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { createUnownedFiles } from '../housekeeping/unowned-files.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import { createRetentionEmails } from './retention-emails.ts';
import { createRetentionService } from './retention-service.ts';
import { handleRetentionTasks } from './retention-tasks.ts';

type Needs = Foundation & {
  readonly consents: ConsentService;
  readonly accounts: AccountServices;
  readonly organizations: OrganizationService;
  readonly removal: RemovalService;
  readonly resumes: ResumeService;
};

export const retention = feature({
  createServices(given: Needs) {
    const { users } = given.accounts;
    const unownedFiles = createUnownedFiles({ ...given, owners: given.fileOwners });
    return {
      retention: createRetentionService({ ...given, users, unownedFiles }),
      retentionEmails: createRetentionEmails({ ...given, users }),
    };
  },
  tasks: handleRetentionTasks,
});
