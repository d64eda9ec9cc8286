import type { Language, OrganizationId } from '@winnow/contracts';
import type * as z from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import type { notifyOfWithdrawal } from '../billing-task-values.ts';
import { moneyInWords } from '../invoices/money-in-words.ts';
import { findEmail } from '../plans/subscription-repository.ts';
import { withdrawalEmailWords } from './withdrawal-email-words.ts';

/** Sends emails about refunded duplicate payments. */
export function createWithdrawalEmails({
  database,
  emailTransport,
  siteUrl,
  languageOf,
}: {
  readonly database: Database;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly siteUrl: string;
  /** An organization's language for emails. */
  readonly languageOf: (organizationId: OrganizationId) => Promise<Language>;
}) {
  return {
    async send({
      ownerId: organizationId,
      amount,
      currency,
    }: z.output<typeof notifyOfWithdrawal.payload>): Promise<void> {
      const to = await findEmail(database, organizationId);
      if (!to) return;
      const language = await languageOf(organizationId);
      const words = withdrawalEmailWords[language];
      const what = amount > 0 ? words.paid(moneyInWords(amount, currency, language)) : words.unpaid;
      await emailTransport.send(
        layOutEmail({ to, language }, words.subject, [
          { kind: 'text', text: what },
          { kind: 'text', text: words.goesOn },
          { kind: 'link', label: words.open, url: `${siteUrl}/billing` },
        ]),
      );
    },
  };
}
