import type { AuditService } from '../audit/audit-service.ts';
import type { SelfReportService } from '../fairness/self-reports/self-report-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { check } from '../operator/consistency.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { createApplicantContacts } from './applicant-contacts.ts';
import { type ApplicationEmails, createApplicationEmails } from './application-emails.ts';
import { findUnfitApplications } from './application-repository.ts';
import { type ApplicationUses, mountApplications } from './application-routes.ts';
import { createApplicationService } from './application-service.ts';
import { confirmApplication, tidyConfirmations } from './application-task-values.ts';
import { createApplyPageService } from './apply-page-service.ts';
import { type ApplyPageUses, mountApplyPages } from './page/apply-routes.ts';
import { createReceiveApplication } from './receive-application.ts';
import { createStoredConfirmations, type StoredConfirmations } from './stored-confirmations.ts';
import { createReceipts } from './withdraw-application.ts';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly consents: ConsentService;
  readonly emailBudget: EmailBudget;
  readonly hiringTeams: HiringTeamService;
  readonly jobs: JobService;
  readonly notifications: NotificationService;
  readonly resumes: ResumeService;
  readonly selfReports: SelfReportService;
  readonly webhookEvents: WebhookEvents;
};

type TaskUses = {
  readonly applicationEmails: ApplicationEmails;
  readonly storedConfirmations: StoredConfirmations;
};

const daily = '51 3 * * *';

/** Candidates who apply on the public page of a job. */
export const applications = feature({
  createServices: (given: Needs) => ({
    applyPages: createApplyPageService(given),
    applications: createApplicationService(given),
    applicantContacts: createApplicantContacts(given),
    receiveApplication: createReceiveApplication(given),
    receipts: createReceipts(given),
    applicationEmails: createApplicationEmails(given),
    storedConfirmations: createStoredConfirmations(given),
  }),
  routes(api, given: ApplicationUses & ApplyPageUses) {
    mountApplications(api, given);
    mountApplyPages(api, given);
  },
  tasks(queue, { applicationEmails, storedConfirmations }: TaskUses) {
    queue.handle(confirmApplication, (order) => applicationEmails.confirm(order));
    queue.handle(tidyConfirmations, () => storedConfirmations.removeDeleted());
    queue.schedule(tidyConfirmations, daily, {});
  },
  organizationData: ({ storedConfirmations }: TaskUses) => [storedConfirmations.organizationData],
  checks: ({ database }) => [
    check(
      'applications-with-their-resume',
      'The job and the resume of an application belong to its organization, and it is marked by its answers to the knock-out questions.',
      () => findUnfitApplications(database),
    ),
  ],
});
