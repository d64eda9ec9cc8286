import type { Database } from '../../../platform/database/database.ts';
import { deleteEmailsTo } from '../emails/email-repository.ts';
import { forgetVisits, listEvents } from './user-repository.ts';

/** Handles what remains after a user is deleted: audit entries and unsent emails. */
export function createErasureService({ database }: { readonly database: Database }) {
  return {
    /** The account's audit entries, for its owner. */
    listEvents: (userId: string) => listEvents(database, userId),

    /** Removes personal data; the events stay. */
    async forget({ userId, email }: { readonly userId: string; readonly email: string }): Promise<void> {
      await forgetVisits(database, userId);
      if (email !== '') await deleteEmailsTo(database, email);
    },
  };
}
