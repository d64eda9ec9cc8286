import type { Language } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import { layOutEmail } from '../../platform/email/lay-out-email.ts';
import { webhookEmailWords } from './webhook-email-words.ts';
import { findEndpointToCall, findManagerEmail } from './webhook-repository.ts';

export type WebhookEmails = {
  /** Emails an owner or admin that an endpoint was turned off, unless it is on again. */
  notifyDisabled(endpointId: string, userId: string): Promise<void>;
};

export function createWebhookEmails({
  database,
  emailTransport,
  siteUrl,
  languageOf,
}: {
  readonly database: Database;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly languageOf: (userId: string) => Promise<Language>;
}): WebhookEmails {
  return {
    async notifyDisabled(endpointId, userId) {
      const found = await findEndpointToCall(database, endpointId);
      if (!found || found.endpoint.isEnabled || !found.endpoint.disabledFor) return;
      const { organizationId, disabledFor, url } = found.endpoint;
      const to = await findManagerEmail(database, organizationId, userId);
      if (!to) return;
      const language = await languageOf(userId);
      const words = webhookEmailWords[language];
      const organization = found.organization || 'Winnow';
      await emailTransport.send(
        layOutEmail({ to, language }, words.subject, [
          { kind: 'text', text: words[disabledFor](new URL(url).host, organization) },
          { kind: 'text', text: words.whatNow },
          { kind: 'link', label: words.open, url: `${siteUrl}/organization#webhooks` },
          { kind: 'small-print', text: words.why },
        ]),
      );
    },
  };
}
