import type { Language, OrganizationId } from '@winnow/contracts';
import { dayMs } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import { type EmailBudget, maySend } from '../../limits/email-budget.ts';
import { findOrganization } from '../members/member-repository.ts';
import { findMembership } from '../membership-repository.ts';
import { organizationWords, shownOrganization } from '../organization-email-words.ts';
import { welcomeEmailWords } from './welcome-email-words.ts';

type Dependencies = {
  readonly database: Database;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly emailBudget: Pick<EmailBudget, 'take'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly languageOf: (userId: string) => Promise<Language>;
  readonly emailOf: (userId: string) => Promise<string>;
};

type Order = {
  readonly organizationId: OrganizationId;
  readonly userId: string;
  readonly orderId: string;
  readonly orderedAt: string;
};

/** Emails people whom a directory made members: the organization, their role, and how to sign in. */
export function createWelcomeEmails(dependencies: Dependencies) {
  const { database, emailTransport, emailBudget, siteUrl, languageOf, emailOf } = dependencies;
  return {
    /** @throws Postponed while the budget of emails is exhausted */
    async send({ organizationId, userId, orderId, orderedAt }: Order): Promise<void> {
      const organization = await findOrganization(database, organizationId);
      const membership = await findMembership(database, userId, organizationId);
      // Removed again before the email was sent.
      if (!organization || !membership || membership.suspension !== null) return;
      const to = await emailOf(userId);
      const planned = { id: orderId, to, sender: null, isForAccount: true, waitsMs: dayMs };
      if (!(await maySend(database, emailBudget, { ...planned, orderedAt: new Date(orderedAt) }))) return;
      const language = await languageOf(userId);
      const words = welcomeEmailWords[language];
      const name = shownOrganization(organization.name, language);
      const { requiredSignOnId } = membership;
      await emailTransport.send(
        layOutEmail({ to, language }, words.subject(name), [
          { kind: 'text', text: words.added(name, organizationWords[language].roles[membership.role]) },
          { kind: 'text', text: organizationWords[language].whatFor },
          { kind: 'text', text: requiredSignOnId === null ? words.byEmail(to) : words.bySignOn },
          {
            kind: 'link',
            label: words.signIn,
            url:
              requiredSignOnId === null
                ? `${siteUrl}/login`
                : `${siteUrl}/single-sign-on/${requiredSignOnId}`,
          },
          { kind: 'small-print', text: words.why(name) },
        ]),
      );
    },
  };
}
