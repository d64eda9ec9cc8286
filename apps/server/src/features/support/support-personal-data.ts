import type { Database } from '../../platform/database/database.ts';
import type { PersonalDataSource } from '../accounts/safety/personal-data.ts';
import type { AttachmentService } from './attachment-service.ts';
import {
  listMessages,
  listTicketsOf,
  listVisitorTickets,
  removeVisitorTickets,
} from './ticket-repository.ts';

/** A user's support tickets, also from before they had an account, and their files. */
export function createSupportPersonalData({
  database,
  attachments,
}: {
  readonly database: Database;
  readonly attachments: Pick<AttachmentService, 'listFilesOf'>;
}): PersonalDataSource {
  return {
    name: 'support',

    async describe({ userId, email }) {
      const own = await listTicketsOf(database, userId);
      const asVisitor = email === '' ? [] : await listVisitorTickets(database, email);
      const tickets = [];
      for (const { id, number, subject, state, createdAt } of [...own, ...asVisitor]) {
        const messages = (await listMessages(database, id)).map(({ author, text, createdAt: at }) => ({
          author,
          text,
          at: at.toISOString(),
        }));
        tickets.push({ number, subject, state, createdAt: createdAt.toISOString(), messages });
      }
      return tickets;
    },

    listFiles: ({ userId }) => attachments.listFilesOf(userId),

    takeLeave: async ({ email }) => {
      if (email !== '') await removeVisitorTickets(database, email);
    },
  };
}
