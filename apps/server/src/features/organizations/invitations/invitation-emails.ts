import type { Language } from '@winnow/contracts';
import { dayMs } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { dayInEmail } from '../../../platform/email/email-frame.ts';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { greetedName } from '../../../platform/email/greeted-name.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import { type EmailBudget, type EmailSender, maySend } from '../../limits/email-budget.ts';
import { organizationWords, shownOrganization } from '../organization-email-words.ts';
import { invitationEmailWords } from './invitation-email-words.ts';
import type { InvitationService } from './invitation-service.ts';

type Dependencies = {
  readonly database: Database;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly emailBudget: Pick<EmailBudget, 'take'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly invitations: Pick<InvitationService, 'prepare' | 'markSent'>;
  /** The language that an inviter uses. */
  readonly languageOf: (userId: string) => Promise<Language>;
  readonly emailOf: (userId: string) => Promise<string>;
};

type Order = { readonly id: string; readonly orderId: string; readonly sender: EmailSender | null };

/** Sends invitation emails, in the inviter's language. */
export function createInvitationEmails({
  database,
  emailTransport,
  emailBudget,
  siteUrl,
  invitations,
  languageOf,
  emailOf,
}: Dependencies) {
  return {
    /** @throws Postponed while the budget of emails is exhausted */
    async send({ id, orderId, sender }: Order): Promise<void> {
      const prepared = await invitations.prepare(id);
      if (!prepared) return;
      const { invitation, organization, inviter, secret } = prepared;
      const { email: to, createdAt: orderedAt, expiresAt } = invitation;
      const planned = { id: orderId, to, sender, isForAccount: false, orderedAt, waitsMs: dayMs };
      if (!(await maySend(database, emailBudget, planned))) return;
      const language = inviter ? await languageOf(inviter.id) : 'en';
      const words = invitationEmailWords[language];
      const from = inviter && nameWithAddress(inviter.name, await emailOf(inviter.id));
      const name = shownOrganization(organization.name, language);
      const { roles, whatFor } = organizationWords[language];
      await emailTransport.send(
        layOutEmail({ to, language }, words.subject(name), [
          { kind: 'text', text: words.invites(from, name, roles[invitation.role]) },
          { kind: 'text', text: whatFor },
          { kind: 'link', label: words.open, url: `${siteUrl}/invitation#${secret}` },
          { kind: 'small-print', text: words.why(to, dayInEmail(expiresAt, language)) },
        ]),
      );
      await invitations.markSent(id);
    },
  };
}

function nameWithAddress(name: string, email: string): string {
  const plain = greetedName(name);
  return plain ? `${plain} (${email})` : email;
}
