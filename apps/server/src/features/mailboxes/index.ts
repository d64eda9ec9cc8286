import { ApiError } from '@winnow/contracts';
import { importRequester } from '../../engine-tasks/requester.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { check } from '../operator/consistency.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { createMailboxChecking, type MailboxChecking } from './check-mailbox.ts';
import { findUnfitMailboxes } from './mailbox-check-repository.ts';
import { mountMailboxes } from './mailbox-routes.ts';
import { createMailboxService } from './mailbox-service.ts';
import {
  checkMailboxTask,
  forgetMailboxEmails,
  readEmailedResume,
  sweepMailboxes,
} from './mailbox-task-values.ts';
import { createTakeEmail } from './take-email.ts';

const everyMinute = '* * * * *';
const daily = '17 4 * * *';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly jobs: JobService;
  readonly organizations: OrganizationService;
  readonly notifications: NotificationService;
  readonly resumes: ResumeService;
};

/** Resumes by email, from a job's IMAP folder, which is only read. */
export const mailboxes = feature({
  createServices: (given: Needs) => ({
    mailboxes: createMailboxService(given),
    mailboxChecking: createMailboxChecking({ ...given, takeEmail: createTakeEmail(given) }),
  }),
  routes: mountMailboxes,
  tasks(
    queue,
    {
      mailboxChecking,
      resumes,
    }: { readonly mailboxChecking: MailboxChecking; readonly resumes: ResumeService },
  ) {
    queue.handle(checkMailboxTask, ({ mailboxId }) => mailboxChecking.check(mailboxId));
    queue.handle(sweepMailboxes, () => mailboxChecking.sweep());
    queue.handle(forgetMailboxEmails, () => mailboxChecking.forgetOldEmails());
    queue.handle(readEmailedResume, async ({ organizationId, resumeId }) => {
      try {
        await resumes.read(importRequester(organizationId), resumeId);
      } catch (error) {
        // The resume was deleted meanwhile.
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
      }
    });
    queue.schedule(sweepMailboxes, everyMinute, {});
    queue.schedule(forgetMailboxEmails, daily, {});
  },
  checks: ({ database }) => [
    check(
      'mailboxes-fit-what-they-took',
      'An attachment of an email refers to a resume if and only if it was added or known, and says why where it does not; a mailbox that was never checked has passed no email.',
      () => findUnfitMailboxes(database),
    ),
  ],
});
