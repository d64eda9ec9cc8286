import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import type { Outbox } from '../../platform/email/outbox-transport.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import type { ApplicantContacts } from '../applications/applicant-contacts.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { createCandidateEmailService } from './candidate-email-service.ts';
import { createDeliverEmail } from './deliver-email.ts';
import { createRecipients } from './recipients.ts';
import { createStoredEmails } from './stored-emails.ts';
import { createTemplateService } from './template-service.ts';

export type CandidateEmailServices = ReturnType<typeof createCandidateEmailServices>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly emailTransport: EmailTransport;
  readonly storedEmails: Pick<Outbox, 'listNamed' | 'removeNamed'>;
  readonly emailGoesToOutbox: boolean;
  readonly audit: AuditService;
  readonly credits: CreditService;
  readonly jobs: Pick<JobService, 'get'>;
  readonly analyses: Pick<AnalysisService, 'choose'>;
  readonly contacts: ContactService;
  readonly applicantContacts: ApplicantContacts;
  readonly getUser: (userId: string) => Promise<{
    readonly name: string;
    readonly email: string;
    readonly isVerified: boolean;
    readonly deletedAt: Date | null;
    readonly suspendedAt: Date | null;
  }>;
};

/** Emails to candidates, made of its parts. */
export function createCandidateEmailServices(dependencies: Dependencies) {
  const { getUser } = dependencies;
  const templates = createTemplateService(dependencies);
  const recipients = createRecipients(dependencies);
  return {
    templates,
    emails: createCandidateEmailService({ ...dependencies, templates, recipients }),
    deliver: createDeliverEmail({
      ...dependencies,
      recipients,
      async isOpenAccount(userId) {
        const { deletedAt, suspendedAt } = await getUser(userId);
        return deletedAt === null && suspendedAt === null;
      },
    }),
    stored: createStoredEmails(dependencies),
  };
}
