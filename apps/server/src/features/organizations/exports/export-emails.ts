import type { Language } from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import { dayInEmail } from '../../../platform/email/email-frame.ts';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import { findOrganization } from '../members/member-repository.ts';
import { findMembership } from '../membership-repository.ts';
import { exportEmailWords } from './export-email-words.ts';
import { findExport } from './organization-export-repository.ts';

type Dependencies = {
  readonly database: Database;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly languageOf: (userId: string) => Promise<Language>;
  readonly emailOf: (userId: string) => Promise<string>;
};

/** The email to the owner who requested an export. Its link leads to the page where owners download it. */
export function createExportEmails({ database, emailTransport, siteUrl, languageOf, emailOf }: Dependencies) {
  return {
    async send(id: string): Promise<void> {
      const row = await findExport(database, id);
      if (row?.state !== 'ready' || !row.expiresAt) return;
      const { organizationId, createdBy, expiresAt } = row;
      const membership = await findMembership(database, createdBy, organizationId);
      const organization = await findOrganization(database, organizationId);
      if (membership?.role !== 'owner' || !organization) return;
      const to = await emailOf(createdBy);
      if (to === '') return;
      const language = await languageOf(createdBy);
      const words = exportEmailWords[language];
      await emailTransport.send(
        layOutEmail({ to, language }, words.subject(organization.name), [
          { kind: 'text', text: words.ready(organization.name, dayInEmail(expiresAt, language)) },
          { kind: 'link', label: words.open, url: `${siteUrl}/organization#data` },
          { kind: 'small-print', text: words.why },
        ]),
      );
    },
  };
}
