import type { Language } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { FileAllowanceService } from '../files/file-allowance.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import { createAttachmentService } from './attachment-service.ts';
import { createSupportEmails } from './support-emails.ts';
import { createSupportPersonalData } from './support-personal-data.ts';
import { createTicketService } from './ticket-service.ts';

export type SupportServices = ReturnType<typeof createSupportServices>;

/** Creates the services of support tickets. */
export function createSupportServices(dependencies: {
  readonly database: Database;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly allowance: Pick<FileAllowanceService, 'findFullLimit' | 'keep'>;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly emailBudget: EmailBudget;
  readonly siteUrl: string;
  readonly supportAddresses: readonly string[];
  readonly languageOf: (userId: string) => Promise<Language>;
  readonly wantsReplies: (userId: string) => Promise<boolean>;
  readonly credits: Pick<CreditService, 'getBalance'>;
  readonly audit: Pick<AuditService, 'record'>;
}) {
  const attachments = createAttachmentService(dependencies);
  return {
    attachments,
    tickets: createTicketService({ ...dependencies, attachments }),
    emails: createSupportEmails(dependencies),
    personalData: createSupportPersonalData({ ...dependencies, attachments }),
  };
}
