import type { Language } from '@winnow/contracts';
import { type Clock, dayMs } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EmailTransport } from '../../../platform/email/email-transport.ts';
import { layOutEmail } from '../../../platform/email/lay-out-email.ts';
import { farewellEmailWords } from './farewell-email-words.ts';
import { deleteFarewell, deleteFarewellsBefore, findFarewell } from './farewell-repository.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly languageOf: (userId: string) => Promise<Language>;
};

/** How long unsent emails are kept: longer than sending is retried. */
const keptMs = 7 * dayMs;

/** Emails to members of a deleted organization. Each row is deleted once its email is sent. */
export function createFarewellEmails({ database, clock, emailTransport, siteUrl, languageOf }: Dependencies) {
  return {
    async send(id: string): Promise<void> {
      const farewell = await findFarewell(database, id);
      if (!farewell) return;
      const { userId, organizationName: name, email: to } = farewell;
      if (to !== '') {
        const language = await languageOf(userId);
        const words = farewellEmailWords[language];
        await emailTransport.send(
          layOutEmail({ to, language }, words.subject(name), [
            { kind: 'text', text: words.deleted(name) },
            { kind: 'text', text: words.whatNow },
            { kind: 'link', label: words.open, url: `${siteUrl}/dashboard` },
            { kind: 'small-print', text: words.why(name) },
          ]),
        );
      }
      await deleteFarewell(database, id);
    },

    /** Removes emails that could not be sent. */
    async forgetOld(): Promise<void> {
      await deleteFarewellsBefore(database, new Date(clock.now().getTime() - keptMs));
    },
  };
}
