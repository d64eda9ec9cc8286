import { type OrganizationId, organizationExportDays } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listOwnedRows } from '../../../platform/database/owned-rows.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ZipEntry } from '../../../platform/zip/zip-stream.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { findOrganization, listMemberRows, listPeople } from '../members/member-repository.ts';
import type { OrganizationContents } from '../organization-contents.ts';
import { fileEntries, jsonEntry, recordEntries, textEntry } from './archive-entries.ts';
import { keptApart } from './kept-apart.ts';

type Dependencies = {
  readonly database: Database;
  readonly storage: Pick<Storage, 'load'>;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'list'>;
  readonly organizationContents: Pick<OrganizationContents, 'describe' | 'listFiles'>;
};

export type OrganizationArchive = {
  readonly entries: AsyncGenerator<ZipEntry>;
  /** Number of files among the entries. */
  readonly files: number;
};

const auditPage = 200;

/** All data of an organization as entries of an archive. Tables are found by their foreign keys to it. */
export async function readOrganization(
  { database, storage, clock, audit, organizationContents: contents }: Dependencies,
  organizationId: OrganizationId,
): Promise<OrganizationArchive> {
  const files = await contents.listFiles(organizationId);

  async function* entries(): AsyncGenerator<ZipEntry> {
    const organization = await findOrganization(database, organizationId);
    yield textEntry('README.txt', readme(organization?.name ?? '', clock.now()));
    yield jsonEntry('members', await listMembers());
    yield jsonEntry('audit-log', await listAudit());
    yield* recordEntries(
      listOwnedRows(database, { table: 'organizations', ids: [organizationId], except: keptApart }),
    );
    for (const { name, data } of await contents.describe(organizationId)) yield jsonEntry(name, data);
    for (const [folder, ofFolder] of Map.groupBy(files, (file) => file.folder)) {
      yield* fileEntries(storage, folder, ofFolder);
    }
  }

  async function listMembers() {
    const rows = await listMemberRows(database, organizationId);
    return rows.map(({ userId, name, email, role, createdAt }) => ({
      userId,
      name,
      email,
      role,
      joinedAt: createdAt.toISOString(),
    }));
  }

  /** Audit entries with the names of people who still have an account; `null` for former users and for the system. */
  async function listAudit() {
    const all: object[] = [];
    for (let before: number | undefined; ; ) {
      const { entries: some, nextBefore } = await audit.list({ organizationId, before, limit: auditPage });
      const ids = some.flatMap(({ actorId }) => actorId ?? []);
      const people = new Map((await listPeople(database, ids)).map(({ userId, name }) => [userId, name]));
      for (const { details, ...entry } of some) {
        // An operator's client isn't the organization's data.
        const { call: _call, client: _client, ...own } = details;
        all.push({ ...entry, details: own, actor: people.get(entry.actorId ?? '') ?? null });
      }
      if (nextBefore === null) return all;
      before = nextBefore;
    }
  }

  return { entries: entries(), files: files.length };
}

function readme(name: string, now: Date): string {
  return `Everything that Winnow holds of ${name}, as of ${now.toISOString()}.

records/ has a file for each table of the database with the rows of the organization. members.json lists its members,
audit-log.json who did what. The other .json files are what is held besides; folders hold files as they were uploaded.
Secrets, such as those of links and keys, are not in it. The archive can be downloaded for ${organizationExportDays} days.
`;
}
