import { randomUUID } from 'node:crypto';
import { ApiError, type OrganizationExport, organizationExportDays } from '@winnow/contracts';
import { type Clock, dayMs, dayOf, hourMs } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { fewAtOnce } from '../../../platform/storage/few-at-once.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { changeTeam } from '../members/change-members.ts';
import type { OrganizationContents } from '../organization-contents.ts';
import { type OrganizationArchive, readOrganization } from './organization-archive.ts';
import { partKey, partKeysOf } from './organization-export-files.ts';
import {
  deleteExports,
  findExport,
  findExportOf,
  insertExport,
  listExports,
  listExportsExpiredBefore,
  type OrganizationExportRow,
  updateExport,
} from './organization-export-repository.ts';
import { sendExportEmail, writeOrganizationExport } from './organization-export-task-values.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record' | 'list'>;
  readonly organizationContents: Pick<OrganizationContents, 'describe' | 'listFiles'>;
  readonly partBytes?: number;
};

/** Bytes of an archive in memory at once. */
const usualPartBytes = 8 * 1024 * 1024;
/** Entries between two updates of the progress. */
const progressStep = 20;
/** Longer than all attempts take: an export that waits longer has failed. */
const triedMs = 6 * hourMs;

/** Archives of organizations: written in the background, downloaded by owners, removed after a week. */
export function createOrganizationExportService(dependencies: Dependencies) {
  const { database, clock, storage, queue, audit, partBytes = usualPartBytes } = dependencies;

  async function remove(rows: readonly OrganizationExportRow[]): Promise<void> {
    // Files before rows: a row without files is recognized as expired, while files without a row would be lost.
    await fewAtOnce(rows.flatMap(partKeysOf), (key) => storage.remove(key));
    await deleteExports(
      database,
      rows.map(({ id }) => id),
    );
  }

  /** @throws Error when it is no longer wanted */
  async function writeParts(id: string, archive: OrganizationArchive) {
    let done = 0;
    async function* counted(): AsyncGenerator<ZipEntry> {
      for await (const entry of archive.entries) {
        yield entry;
        if (entry.name.includes('/') && !entry.name.startsWith('records/')) done += 1;
        if (done % progressStep === 0 && !(await updateExport(database, id, { done }))) throw new NotWanted();
      }
    }
    let parts = 0;
    let bytes = 0;
    for await (const part of inParts(zipStream(counted()), partBytes)) {
      await storage.save(partKey(id, parts), part);
      parts += 1;
      bytes += part.length;
    }
    return { parts, bytes, done };
  }

  return {
    /** The newest first. */
    async list({ organizationId }: Pick<Member, 'organizationId'>): Promise<OrganizationExport[]> {
      const rows = await listExports(database, organizationId);
      return rows.map((row) => present(row, clock.now()));
    },

    /** Starts an export that replaces earlier ones; returns the current one while it is being written. */
    async start(caller: Member): Promise<OrganizationExport> {
      const { organizationId, userId } = caller;
      const earlier = await listExports(database, organizationId);
      const [row, isNew] = await changeTeam(database, caller, 'organization.export', async (team) => {
        const { transaction } = team;
        const waiting = (await listExports(transaction, organizationId)).find(
          (row) => stateOf(row, clock.now()) === 'waiting',
        );
        if (waiting) return [waiting, false] as const;
        const id = randomUUID();
        const createdAt = clock.now();
        const begun = await insertExport(transaction, {
          id,
          organizationId,
          createdBy: userId,
          state: 'waiting',
          createdAt,
        });
        await audit.record(transaction, {
          action: 'organization-exported',
          actorId: userId,
          subjectId: organizationId,
          organizationId,
        });
        await queue.enqueue(transaction, writeOrganizationExport, { id });
        return [begun, true] as const;
      });
      if (isNew) await remove(earlier);
      return present(row, clock.now());
    },

    /** Writes an export; after a failed attempt it is marked failed until the next one. */
    async write(id: string): Promise<void> {
      const row = await findExport(database, id);
      if (!row || row.state === 'ready') return;
      try {
        const archive = await readOrganization(dependencies, row.organizationId);
        await updateExport(database, id, { state: 'waiting', done: 0, total: archive.files });
        const written = await writeParts(id, archive);
        const expiresAt = new Date(clock.now().getTime() + organizationExportDays * dayMs);
        await database.transaction(async (transaction) => {
          if (!(await updateExport(transaction, id, { ...written, state: 'ready', expiresAt })))
            throw new NotWanted();
          await queue.enqueue(transaction, sendExportEmail, { id });
        });
      } catch (error) {
        // The parts already written are unreferenced, and are deleted within a day.
        if (error instanceof NotWanted) return;
        await updateExport(database, id, { state: 'failed' });
        throw error;
      }
    },

    /** @throws ApiError `not-found`, also for one that is not ready or has expired */
    async open({ userId, organizationId }: Member, id: string) {
      const row = await findExportOf(database, organizationId, id);
      if (row?.state !== 'ready' || !row.expiresAt || row.expiresAt <= clock.now()) {
        throw new ApiError('not-found', 'There is no such export any more. Create a new one.');
      }
      await audit.record(database, {
        action: 'organization-export-downloaded',
        actorId: userId,
        subjectId: organizationId,
        organizationId,
      });
      return {
        fileName: `winnow-organization-${dayOf(row.createdAt)}.zip`,
        content: streamOf(partKeysOf(row), (key) => storage.load(key)),
      };
    },

    async removeOld(): Promise<void> {
      await remove(await listExportsExpiredBefore(database, clock.now()));
    },
  };
}

/** The organization was deleted, or a newer export replaced this one. */
class NotWanted extends Error {}

function stateOf({ state, createdAt }: OrganizationExportRow, now: Date): OrganizationExportRow['state'] {
  const isGivenUp = state === 'waiting' && createdAt.getTime() < now.getTime() - triedMs;
  return isGivenUp ? 'failed' : state;
}

function present(row: OrganizationExportRow, now: Date): OrganizationExport {
  const { id, createdAt, expiresAt, done, total, bytes } = row;
  return {
    id,
    state: stateOf(row, now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    done,
    total,
    bytes,
  };
}

async function* inParts(chunks: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

function streamOf(
  keys: readonly string[],
  load: (key: string) => Promise<Uint8Array>,
): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const key = keys[next];
      next += 1;
      if (key === undefined) controller.close();
      else controller.enqueue(await load(key));
    },
  });
}
