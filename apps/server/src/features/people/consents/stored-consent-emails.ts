import type { Database } from '../../../platform/database/database.ts';
import type { Outbox } from '../../../platform/email/outbox-transport.ts';
import type { OrganizationDataSource } from '../../organizations/organization-data.ts';
import { listKnownRequests, listRequestIds } from './renewal-repository.ts';

const beginning = 'consent-';

/** Name of a request's email in the outbox of an installation without a mail server. */
export const consentEmailName = (requestId: string): string => `${beginning}${requestId}`;

/** Emails that ask for a renewal, in the outbox: deleted with the person or the organization. */
export function createStoredConsentEmails({
  database,
  storedEmails,
}: {
  readonly database: Database;
  readonly storedEmails: Pick<Outbox, 'listNamed' | 'removeNamed'>;
}) {
  const organizationData: OrganizationDataSource = {
    name: 'consent-requests',
    async takeLeave(transaction, organizationId) {
      const ids = await listRequestIds(transaction, organizationId);
      await storedEmails.removeNamed(ids.map(consentEmailName));
    },
  };
  return {
    organizationData,

    /** Removes emails whose row is deleted. */
    async removeDeleted(): Promise<void> {
      const ids = (await storedEmails.listNamed(beginning)).map((name) => name.slice(beginning.length));
      const known = new Set(await listKnownRequests(database, ids));
      await storedEmails.removeNamed(ids.filter((id) => !known.has(id)).map(consentEmailName));
    },
  };
}
