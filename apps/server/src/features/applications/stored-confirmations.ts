import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/email/outbox-transport.ts';
import type { OrganizationDataSource } from '../organizations/organization-data.ts';
import { listApplicationIds, listKnownApplications } from './application-repository.ts';

const beginning = 'application-';

/** What the emails about an application are called in the outbox of a server without a mail server. */
export function confirmationName(applicationId: string): string {
  return `${beginning}${applicationId}`;
}

/** Emails to applicants in the outbox: deleted with the application. */
export type StoredConfirmations = {
  readonly organizationData: OrganizationDataSource;
  /** Those whose application is gone. */
  removeDeleted(): Promise<void>;
};

export function createStoredConfirmations({
  database,
  storedEmails,
}: {
  readonly database: Database;
  readonly storedEmails: Pick<Outbox, 'listNamed' | 'removeNamed'>;
}): StoredConfirmations {
  return {
    organizationData: {
      name: 'applications',
      async takeLeave(transaction, organizationId) {
        const ids = await listApplicationIds(transaction, organizationId);
        await storedEmails.removeNamed(ids.map(confirmationName));
      },
    },

    async removeDeleted() {
      const ids = (await storedEmails.listNamed(beginning)).map((name) => name.slice(beginning.length));
      const known = new Set(await listKnownApplications(database, ids));
      await storedEmails.removeNamed(ids.filter((id) => !known.has(id)).map(confirmationName));
    },
  };
}
