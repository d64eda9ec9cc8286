import type { AccountServices } from '../accounts/account-services.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { RemovalService } from '../analyses/removal-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { check } from '../operator/consistency.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { createPendingResumes } from '../search/pending-resumes.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { PoolWriter } from '../talent-pool/pool-writer.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { mountConsents } from './consents/consent-routes.ts';
import { createConsentService } from './consents/consent-service.ts';
import { createRenewalService } from './consents/renewal-service.ts';
import { createRenewalTokens } from './consents/renewal-token.ts';
import { createStoredConsentEmails } from './consents/stored-consent-emails.ts';
import type { GatherResumes } from './gather-resumes.ts';
import { createPersonArchives } from './held/person-archive.ts';
import { listUnidentified } from './identity-repository.ts';
import { createPersonChanges } from './person-changes.ts';
import { listUnfitPeople } from './person-check-repository.ts';
import { mountPeople } from './person-routes.ts';
import { createPersonService } from './person-service.ts';
import { gatherPeople } from './person-task-values.ts';
import { handlePersonTasks } from './person-tasks.ts';
import { createProposedMerges } from './proposed-merges.ts';

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly audit: AuditService;
  readonly notifications: NotificationService;
  readonly organizations: OrganizationService;
  readonly poolWriter: PoolWriter;
  readonly webhookEvents: WebhookEvents;
  readonly analyses: AnalysisService;
  readonly removal: RemovalService;
  readonly resumes: ResumeService;
  readonly reader: ResumeReader;
  readonly searchIndex: SearchIndex;
  readonly gathering: GatherResumes;
};

type Uses = { readonly storedConsentEmails: ReturnType<typeof createStoredConsentEmails> };

/** Candidates, each with any number of resumes. */
export const people = feature({
  createServices: (given: Needs) => {
    const consents = createConsentService(given);
    return {
      pendingPeople: createPendingResumes(given, {
        task: gatherPeople,
        list: listUnidentified,
        async keep(transaction, resume, { identity }) {
          await given.gathering.lock(transaction, resume.organizationId);
          await given.gathering.gather(transaction, resume, identity);
        },
      }),
      personPages: createPersonService(given),
      personChanges: createPersonChanges(given),
      consents,
      personArchives: createPersonArchives({ ...given, consents }),
      consentRenewals: createRenewalService({
        ...given,
        tokens: createRenewalTokens(given.identityBase.keys),
        getUser: (userId) => given.accounts.users.getAny(userId),
      }),
      storedConsentEmails: createStoredConsentEmails(given),
      proposedMerges: createProposedMerges(given),
    };
  },
  routes(api, given: Parameters<typeof mountPeople>[1] & Parameters<typeof mountConsents>[1]) {
    mountConsents(api, given);
    mountPeople(api, given);
  },
  tasks: handlePersonTasks,
  organizationData: ({ storedConsentEmails }: Uses) => [storedConsentEmails.organizationData],
  checks: ({ database }) => [
    check(
      'resumes-of-people',
      'Every resume belongs to a person of its organization, and every person has a resume or was merged into one.',
      () => listUnfitPeople(database),
    ),
  ],
});
