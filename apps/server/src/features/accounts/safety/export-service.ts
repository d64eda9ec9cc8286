import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listOwnedRows } from '../../../platform/database/owned-rows.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import {
  fileEntries,
  jsonEntry,
  recordEntries,
  textEntry,
} from '../../organizations/exports/archive-entries.ts';
import { keptApart } from '../../organizations/exports/kept-apart.ts';
import type { OrganizationContents } from '../../organizations/organization-contents.ts';
import { personalOrganizationOf } from '../../organizations/personal-organization.ts';
import type { PersonalDataSource } from './personal-data.ts';

export type ExportService = ReturnType<typeof createExportService>;

type Dependencies = {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly organizationContents: Pick<OrganizationContents, 'describe' | 'listFiles'>;
  readonly sources: readonly PersonalDataSource[];
};

type Described = readonly { readonly name: string; readonly data: unknown }[];

/** Exports all personal data of a user and the data of their personal organization. */
export function createExportService(dependencies: Dependencies) {
  const { database, storage, clock, audit, organizationContents, sources } = dependencies;
  return {
    /**
     * A ZIP archive, streamed while it is written; nothing is stored.
     * @throws ApiError when a source can't be read now: no partial export
     */
    async begin(caller: Caller): Promise<ReadableStream<Uint8Array>> {
      const { userId } = caller;
      const described: { name: string; data: unknown }[] = [];
      for (const { name, describe } of sources) {
        const data = await describe?.(caller);
        if (data !== undefined) described.push({ name, data });
      }
      described.push(...(await organizationContents.describe(personalOrganizationOf(userId))));
      await audit.record(database, {
        action: 'data-exported',
        actorId: userId,
        subjectId: userId,
        organizationId: null,
      });
      return zipStream(entries(caller, described));
    },
  };

  async function* entries(caller: Caller, described: Described): AsyncGenerator<ZipEntry> {
    yield textEntry('README.txt', readme(clock.now()));
    yield* recordEntries(
      listOwnedRows(database, { table: 'users', ids: [caller.userId], except: keptApart }),
    );
    for (const { name, data } of described) yield jsonEntry(name, data);
    for (const { name, listFiles } of sources) {
      yield* fileEntries(storage, name, (await listFiles?.(caller)) ?? []);
    }
    const files = await organizationContents.listFiles(personalOrganizationOf(caller.userId));
    for (const [folder, ofFolder] of Map.groupBy(files, (file) => file.folder)) {
      yield* fileEntries(storage, folder, ofFolder);
    }
  }
}

function readme(now: Date): string {
  return `Everything that Winnow holds of you, as of ${now.toISOString()}.

records/ has a file for each table of the database with the rows that are yours. The other .json files are what is
held besides; folders hold your files as they were given. Passwords are not in it: only hashes of them are held, and
those are of use to nobody but this server.
`;
}
