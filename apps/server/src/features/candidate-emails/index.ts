import type { AccountServices } from '../accounts/account-services.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import type { ApplicantContacts } from '../applications/applicant-contacts.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { JobService } from '../jobs/job-service.ts';
import { check } from '../operator/consistency.ts';
import { createCandidateEmailChecks } from './candidate-email-checks.ts';
import { mountCandidateEmails } from './candidate-email-routes.ts';
import { type CandidateEmailServices, createCandidateEmailServices } from './candidate-email-services.ts';
import { handleCandidateEmailTasks } from './candidate-email-tasks.ts';

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly audit: AuditService;
  readonly analyses: AnalysisService;
  readonly contacts: ContactService;
  readonly applicantContacts: ApplicantContacts;
  readonly credits: CreditService;
  readonly jobs: JobService;
};
type Uses = { readonly candidateEmails: CandidateEmailServices; readonly accounts: AccountServices };

export const candidateEmails = feature({
  createServices: (given: Needs) => ({
    candidateEmails: createCandidateEmailServices({
      ...given,
      emailGoesToOutbox: given.outbox !== null,
      getUser: (userId) => given.accounts.users.getAny(userId),
    }),
  }),
  routes: (api, given: Uses) =>
    mountCandidateEmails(
      api,
      given.candidateEmails,
      async (caller) => (await given.accounts.profiles.find(caller))?.company_name ?? null,
    ),
  tasks: (queue, given: Uses) => handleCandidateEmailTasks(queue, given.candidateEmails),
  organizationData: (given: Uses) => [given.candidateEmails.stored.organizationData],
  checks: (stored) => [
    check('emails-settled', 'A day later an email to a candidate was sent, has failed or was canceled.', () =>
      createCandidateEmailChecks(stored).findUnsettled(),
    ),
  ],
});
