import type * as z from 'zod';
import { dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import { type EmailPart, layOutEmail } from '../../platform/email/lay-out-email.ts';
import { type EmailBudget, maySend } from '../limits/email-budget.ts';
import { findApplication } from './application-repository.ts';
import type { confirmApplication } from './application-task-values.ts';
import { findShownJobOf } from './apply-page-repository.ts';
import { employerOf } from './apply-page-service.ts';
import { applyWords } from './page/apply-words.ts';
import { writeDay } from './page/lay-out-page.ts';
import { confirmationName } from './stored-confirmations.ts';

export type ApplicationEmails = {
  /**
   * Says that an application arrived. It holds nothing that the applicant typed, since anyone can enter any address.
   */
  confirm(order: z.output<typeof confirmApplication.payload>): Promise<void>;
};

export function createApplicationEmails({
  database,
  emailTransport,
  emailBudget,
  siteUrl,
}: {
  readonly database: Database;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly emailBudget: Pick<EmailBudget, 'take'>;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}): ApplicationEmails {
  return {
    async confirm({ applicationId, orderId, orderedAt, receipt, isUpdate, sender }) {
      const application = await findApplication(database, applicationId);
      const shown = application && (await findShownJobOf(database, application.jobId));
      // Deleted since.
      if (!shown) return;
      const { email: to, language, sentAt, isByPersonOnly } = application;
      const planned = { id: orderId, to, sender, isForAccount: false, waitsMs: dayMs };
      if (!(await maySend(database, emailBudget, { ...planned, orderedAt: new Date(orderedAt) }))) return;
      const { mail } = applyWords[language];
      const job = shown.job.title;
      const say = isUpdate ? mail.arrivedAgain : mail.arrived;
      const parts: EmailPart[] = [
        { kind: 'text', text: say(job, employerOf(shown), writeDay(sentAt, language)) },
        ...(isByPersonOnly ? [{ kind: 'text', text: mail.byPerson } as const] : []),
        { kind: 'text', text: mail.next },
        { kind: 'link', label: mail.open, url: `${siteUrl}/apply/receipt/${receipt}` },
        { kind: 'small-print', text: mail.notYou },
      ];
      const subject = isUpdate ? mail.updatedSubject(job) : mail.subject(job);
      const message = layOutEmail({ to, language }, subject, parts);
      await emailTransport.send({ ...message, outboxName: confirmationName(applicationId) });
    },
  };
}
