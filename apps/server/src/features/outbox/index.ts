import { type Foundation, feature } from '../feature.ts';
import { mountOutbox } from './outbox-routes.ts';

const maxEmails = 10_000;

export const outbox = feature({
  routes({ app }, given: Foundation) {
    if (given.outbox && given.outboxKey) mountOutbox(app, given.outbox, given.outboxKey, given.reach);
  },
  personalData: ({ storedEmails }: Foundation) => [
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
  ],
});
