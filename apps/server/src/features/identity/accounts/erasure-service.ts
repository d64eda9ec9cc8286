import type { Database } from '../../../platform/database/database.ts';
import { deleteEmailsTo } from '../emails/email-repository.ts';
import { forgetVisits, listEvents } from './user-repository.ts';

/** What outlives a user here: what happened to their account, and emails that were never taken. */
export function createErasureService({ database }: { readonly database: Database }) {
  return {
    /** What happened to an account, for its owner to read. */
    listEvents: (userId: string) => listEvents(database, userId),

    /** Removes personal data; the events stay. */
    async forget({ userId, email }: { readonly userId: string; readonly email: string }): Promise<void> {
      await forgetVisits(database, userId);
      if (email !== '') await deleteEmailsTo(database, email);
    },
  };
}
