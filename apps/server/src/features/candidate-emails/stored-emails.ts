import type { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/email/outbox-transport.ts';
import type { OrganizationDataSource } from '../organizations/organization-data.ts';
import { listAllIdsOf, listKnownIds } from './candidate-email-repository.ts';

const beginning = 'candidate-email-';

/** What an email to a candidate is called in the outbox of a server without a mail server. */
export function outboxNameOf(emailId: string): string {
  return `${beginning}${emailId}`;
}

/** Emails to candidates in the outbox: deleted with the candidate or the sender. */
export function createStoredEmails({
  database,
  storedEmails,
}: {
  readonly database: Database;
  readonly storedEmails: Pick<Outbox, 'listNamed' | 'removeNamed'>;
}) {
  const organizationData: OrganizationDataSource = {
    name: 'candidate-emails',
    async takeLeave(transaction, organizationId) {
      await storedEmails.removeNamed((await listAllIdsOf(transaction, organizationId)).map(outboxNameOf));
    },
  };
  return {
    organizationData,

    /** Ids of emails whose row no longer exists. */
    async removeDeleted(): Promise<void> {
      const ids = (await storedEmails.listNamed(beginning)).map((name) => name.slice(beginning.length));
      const known = new Set(await listKnownIds(database, ids));
      await storedEmails.removeNamed(ids.filter((id) => !known.has(id)).map(outboxNameOf));
    },
  };
}
