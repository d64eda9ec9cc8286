import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listOwnedRows } from '../../../platform/database/owned-rows.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { type Storage, StorageKeyMissing } from '../../../platform/storage/storage.ts';
import { safeEntryName, type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { PersonalDataSource } from './personal-data.ts';

export type ExportService = ReturnType<typeof createExportService>;

type Dependencies = {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly sources: readonly PersonalDataSource[];
};

/** Exports all personal data of a user. */
export function createExportService({ database, storage, clock, audit, sources }: Dependencies) {
  return {
    /**
     * A ZIP archive that is written while it is read; nothing of it is stored.
     * @throws ApiError when a source can't be read now: no partial export
     */
    async begin(caller: Caller): Promise<ReadableStream<Uint8Array>> {
      const { userId } = caller;
      const described = new Map<PersonalDataSource, unknown>();
      for (const source of sources) described.set(source, await source.describe?.(caller));
      const entry = { action: 'data-exported', actorId: userId, subjectId: userId, organizationId: null };
      await audit.record(database, entry);
      return zipStream(entries(caller, described));
    },
  };

  async function* entries(
    caller: Caller,
    described: ReadonlyMap<PersonalDataSource, unknown>,
  ): AsyncGenerator<ZipEntry> {
    yield { name: 'README.txt', bytes: textOf(readme(clock.now())) };
    yield* records(caller.userId);
    for (const source of sources) {
      const data = described.get(source);
      if (data !== undefined) yield { name: `${source.name}.json`, bytes: jsonOf(data) };
      const files = (await source.listFiles?.(caller)) ?? [];
      for (const [index, { key, name }] of files.entries()) {
        const bytes = await loadIfThere(key);
        // Numbered, since two files may have one name.
        const entry = `${source.name}/${index + 1}-${safeEntryName(name)}`;
        if (bytes) yield { name: entry, bytes };
      }
    }
  }

  /** Every row that refers to the user, a file per table; long tables continue in the next file. */
  async function* records(userId: string): AsyncGenerator<ZipEntry> {
    const filesByTable = new Map<string, number>();
    for await (const { table, rows } of listOwnedRows(database, { table: 'users', id: userId })) {
      const file = (filesByTable.get(table) ?? 0) + 1;
      filesByTable.set(table, file);
      yield { name: `records/${table}${file === 1 ? '' : `-${file}`}.json`, bytes: jsonOf(rows) };
    }
  }

  /** A file that its owner deleted while the archive was being written is left out. */
  async function loadIfThere(key: string): Promise<Uint8Array | null> {
    try {
      return await storage.load(key);
    } catch (error) {
      if (error instanceof StorageKeyMissing) return null;
      throw error;
    }
  }
}

function textOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function jsonOf(value: unknown): Uint8Array {
  return textOf(JSON.stringify(value, null, 2));
}

function readme(now: Date): string {
  return `Everything that Winnow holds of you, as of ${now.toISOString()}.

records/ has a file for each table of the database with the rows that are yours. The other .json files are what is
held besides; folders hold your files as they were given. Passwords are not in it: only hashes of them are held, and
those are of use to nobody but this server.
`;
}
