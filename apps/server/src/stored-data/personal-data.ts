import type { PersonalDataSource } from '../features/accounts/safety/personal-data.ts';
import type { CreditService } from '../features/credits/credit-service.ts';
import type { WaitlistService } from '../features/waitlist/waitlist-service.ts';
import type { Database } from '../platform/database/database.ts';
import type { Outbox } from '../platform/email/outbox-transport.ts';

type Holders = {
  readonly database: Database;
  readonly credits: CreditService;
  readonly waitlist: WaitlistService;
  readonly storedEmails: Pick<Outbox, 'listEmails' | 'removeEmailsAbout'>;
};

const maxEmails = 10_000;

/** All personal data outside of the rows that refer to a user. */
export function listPersonalData({
  database,
  credits,
  waitlist,
  storedEmails,
}: Holders): PersonalDataSource[] {
  return [
    {
      name: 'credits',
      // The books stay, without their owner's name; nothing in them stays open.
      takeLeave: ({ userId }) =>
        database.transaction((transaction) => credits.releaseAll(transaction, userId)),
    },
    {
      name: 'waitlist',
      async describe({ email }) {
        const entry = await waitlist.find(email);
        return entry ? [entry] : [];
      },
      takeLeave: ({ email }) => waitlist.forget(email),
    },
    {
      name: 'emails',
      async describe({ email }) {
        const emails = await storedEmails.listEmails(maxEmails);
        return emails
          .filter(({ to }) => to.toLowerCase() === email)
          .map(({ subject, date }) => ({ subject, date }));
      },
      takeLeave: async ({ email }) => (email === '' ? undefined : storedEmails.removeEmailsAbout(email)),
    },
  ];
}
