import { createHash } from 'node:crypto';
import { ApiError, type OrganizationId } from '@winnow/contracts';
import type { KeyedSource } from '../../engine-tasks/engine-task.ts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { type MemberRequester, userRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import { pageOf, placeInTime, readTimeCursor } from '../../platform/database/cursor.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { forOrganization } from '../../platform/database/scope.ts';
import type { Member } from '../../platform/http/caller.ts';
import { createSemaphore } from '../../platform/process/semaphore.ts';
import { createTogether } from '../../platform/process/together.ts';
import { fewAtOnce } from '../../platform/storage/few-at-once.ts';
import { type Storage, StorageKeyMissing } from '../../platform/storage/storage.ts';
import type { GatherResumes } from '../people/gather-resumes.ts';
import { emptyIndex, type SearchIndex } from '../search/search-index.ts';
import type { PoolWriter } from '../talent-pool/pool-writer.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { FileAllowanceService } from './file-allowance.ts';
import { createKeepReadings, type ReadFile, type Reading } from './keep-readings.ts';
import { createKeepResume, type KeepResume, refused, type UploadOutcome, unread } from './keep-resume.ts';
import { createKeepResumes, type KeepResumes } from './keep-resumes.ts';
import type { KeptCorrections } from './kept-corrections.ts';
import { isArchive, openSentFile, type SentFile } from './open-sent-file.ts';
import { hashOf, resumeKey } from './resume-key.ts';
import type { KeptResume, ResumeReader } from './resume-reader.ts';
import {
  findResume,
  findResumeLines,
  findResumesByHash,
  listPeopleWithResumes,
  listReadResumes,
  listResumeIds,
  listResumeLines,
  listSampleIds,
  lockCorrections,
  measureSent,
  type ResumeLine,
  type ResumePage,
  type ResumeRow,
  removeResumes,
  type SentBetween,
  updateResume,
} from './resume-repository.ts';

export type { ReadFile, ResumeLine, ResumeRow, UploadOutcome };

/** A resume that could be read, and one that could not. */
export type ReadingOutcome =
  | { readonly ok: true; readonly row: ResumeRow; readonly kept: KeptResume }
  | { readonly ok: false; readonly row: ResumeRow };

export type ResumeService = {
  /** Stores a file, or the files of an archive, each once for its organization. */
  upload(
    member: Member,
    file: SentFile,
    options: {
      readonly signal: AbortSignal;
      readonly source?: 'upload' | 'run';
      readonly sourceLabel?: string | undefined;
    },
  ): Promise<UploadOutcome[]>;
  readonly keep: KeepResume;
  readonly keepMany: KeepResumes;
  /** The organization's resumes with these SHA-256 hashes. */
  findByHash(organizationId: OrganizationId, hashes: readonly string[]): Promise<ResumeLine[]>;
  list(
    organizationId: OrganizationId,
    page: Omit<ResumePage, 'after'> & { cursor?: string | undefined },
  ): Promise<{ resumes: ResumeLine[]; nextCursor: string | null; total: number }>;
  /** @throws ApiError `not-found` if one of them is not the organization's, as do all methods that take a resume id */
  getAll(organizationId: OrganizationId, ids: readonly string[]): Promise<ResumeLine[]>;
  /** Reads the file, unless it was read before or its applicant asked for human review only. */
  read(requester: MemberRequester, id: string): Promise<ReadingOutcome>;
  /** Reads a file that is not kept, or not yet. */
  readFile(
    requester: MemberRequester,
    file: { readonly fileName: string; readonly bytes: Uint8Array },
  ): Promise<ReadFile>;
  /** Stores what was read of a resume, in the transaction that keeps its file. */
  keepReading(transaction: Transaction, resume: ResumeLine, file: ReadFile): Promise<void>;
  /** Reads the stored file again and reports its current hashes; stores nothing. */
  readAgain(
    requester: MemberRequester,
    id: string,
  ): Promise<{ fileHash: string; documentHash: string | null }>;
  /** Marks an unreadable file for another read. */
  forgetRefusal(on: Queryable, organizationId: OrganizationId, id: string): Promise<void>;
  /** Records whether the applicant wants their resume read and scored by people only. */
  setByPersonOnly(
    on: Queryable,
    organizationId: OrganizationId,
    id: string,
    isByPersonOnly: boolean,
  ): Promise<void>;
  /** The newest readable resumes. */
  listRead(organizationId: OrganizationId, limit: number): Promise<ResumeLine[]>;
  /** The documents of resumes with their corrections, without resumes deleted meanwhile. */
  loadSources(
    organizationId: OrganizationId,
    lines: readonly ResumeLine[],
    today: string,
  ): Promise<KeyedSource[]>;
  /** Replaces a resume's corrections. Returns `false` and changes nothing if they are no longer `from`. */
  correct(
    transaction: Transaction,
    organizationId: OrganizationId,
    id: string,
    change: { readonly from: KeptCorrections | null; readonly to: KeptCorrections | null },
  ): Promise<boolean>;
  loadOriginal(
    organizationId: OrganizationId,
    id: string,
  ): Promise<{ resume: ResumeLine; content: Uint8Array }>;
  /** Removes rows and all that refers to them. Returns the storage keys to `discard` after the commit. */
  remove(transaction: Transaction, organizationId: OrganizationId, ids: readonly string[]): Promise<string[]>;
  discard(storageKeys: readonly string[]): Promise<void>;
  /** Ids of all resumes of an organization, or of those uploaded before a time. */
  listIds(organizationId: OrganizationId, createdBefore?: Date): Promise<string[]>;
  listSampleIds(on: Queryable, organizationId: OrganizationId): Promise<string[]>;
  /** The number of resumes uploaded in a period, and the time of the first. */
  measureSent(
    organizationId: OrganizationId,
    sent: SentBetween,
  ): Promise<{ files: number; firstSentAt: Date | null }>;
};

/** Readings stored in one transaction: others of the organization wait as long. */
const readingsAtOnce = 12;

export function createResumeService({
  database,
  clock,
  storage,
  readers,
  reader,
  allowance,
  searchIndex,
  poolWriter,
  gathering,
  webhookEvents,
}: {
  database: Database;
  clock: Clock;
  storage: Storage;
  readers: Pick<ReadingProcesses, 'read' | 'indexFile' | 'unpack' | 'prepare'>;
  reader: ResumeReader;
  allowance: Pick<FileAllowanceService, 'findFullLimit' | 'keep' | 'keepMany'>;
  searchIndex: SearchIndex;
  poolWriter: Pick<PoolWriter, 'refresh'>;
  gathering: GatherResumes;
  webhookEvents: WebhookEvents;
}): ResumeService {
  async function get(organizationId: OrganizationId, id: string): Promise<ResumeRow> {
    return (await findResume(database, organizationId, id)) ?? notFound();
  }

  const keep = createKeepResume({ database, clock, storage, allowance, webhookEvents });

  const keepReadings = createKeepReadings({ clock, reader, searchIndex, gathering, poolWriter });
  /** Imports and runs read many files at once; a transaction for each costs several times what a row does. */
  const keepTogether = createTogether<OrganizationId, Reading, ResumeRow>({
    max: readingsAtOnce,
    work: (organizationId, readings) =>
      // Readings of several requests and tasks come together here.
      forOrganization(organizationId, () =>
        database.transaction((transaction) => keepReadings(transaction, organizationId, readings)),
      ),
  });

  // The files of an archive are in memory until all of them are stored.
  const archives = createSemaphore({ atOnce: 3, maxWaiting: 50 });

  return {
    async upload(member, file, { signal, ...from }) {
      // Uploaded resumes are usually read next.
      void readers.prepare();
      const keepAll = async () => {
        const outcomes: UploadOutcome[] = [];
        for (const opened of await openSentFile(
          file,
          readers,
          userRequester(member.organizationId, signal),
        )) {
          outcomes.push(
            opened.ok
              ? await keep(member, { ...opened, isSample: false, ...from })
              : refused(opened.fileName, { reason: opened.reason, message: opened.message }),
          );
        }
        return outcomes;
      };
      return (await isArchive(file.path)) ? archives.run(keepAll) : keepAll();
    },

    keep,

    keepMany: createKeepResumes({ database, clock, storage, allowance, webhookEvents }),

    findByHash: (organizationId, hashes) => findResumesByHash(database, organizationId, hashes),

    async list(organizationId, { cursor, ...page }) {
      const after = cursor ? readTimeCursor(cursor) : undefined;
      const { rows, total } = await listResumeLines(database, organizationId, { ...page, after });
      const { shown, nextCursor } = pageOf(rows, page.limit, placeInTime);
      return { resumes: shown, nextCursor, total };
    },

    async getAll(organizationId, ids) {
      const distinct = new Set(ids);
      const found = await findResumeLines(database, organizationId, [...distinct]);
      if (found.length < distinct.size) notFound();
      return found;
    },

    async read(requester, id) {
      const organizationId = requester.of;
      const row = await get(organizationId, id);
      if (row.state === 'refused') return { ok: false, row };
      if (row.state === 'read') return asRead(row);
      if (row.isByPersonOnly) return { ok: false, row };
      // An import reads many, and nobody waits for one of them.
      const isPatient = requester.kind === 'import';
      const arrive = isPatient ? keepTogether.expect(organizationId) : () => {};
      let changed: Promise<ResumeRow>;
      let file: ReadFile;
      try {
        const bytes = await storage.load(row.storageKey);
        file = await readFile(requester, { fileName: row.fileName, bytes });
        changed = keepTogether.add(organizationId, { row, file }, isPatient);
      } finally {
        arrive();
      }
      return file.ok ? asRead(await changed) : { ok: false, row: await changed };
    },

    readFile,

    async keepReading(transaction, resume, file) {
      await keepReadings(transaction, resume.organizationId, [{ row: { ...resume, document: null }, file }]);
    },

    async readAgain(requester, id) {
      const { storageKey } = await get(requester.of, id);
      const bytes = await loadOrMiss(storageKey);
      const outcome = await readers.read({ bytes }, requester);
      return {
        fileHash: createHash('sha256').update(bytes).digest('hex'),
        documentHash: outcome.ok ? hashOf(outcome.document) : null,
      };
    },

    forgetRefusal: (on, organizationId, id) => updateResume(on, organizationId, id, unread),

    setByPersonOnly: (on, organizationId, id, isByPersonOnly) =>
      updateResume(on, organizationId, id, { isByPersonOnly }),

    listRead: (organizationId, limit) => listReadResumes(database, organizationId, limit),

    async loadSources(organizationId, lines, today) {
      const sources: KeyedSource[] = [];
      for (const { id } of lines) {
        const row = await findResume(database, organizationId, id);
        if (!row?.document) continue;
        const { document, corrections } = row;
        sources.push({ key: resumeKey(row, today), source: { document, corrections } });
      }
      return sources;
    },

    async correct(transaction, organizationId, id, { from, to }) {
      const now = await lockCorrections(transaction, organizationId, id);
      if (now === undefined || hashOf(now) !== hashOf(from)) return false;
      await updateResume(transaction, organizationId, id, { corrections: to });
      return true;
    },

    async loadOriginal(organizationId, id) {
      const { document: _, ...resume } = await get(organizationId, id);
      return { resume, content: await loadOrMiss(resume.storageKey) };
    },

    async remove(transaction, organizationId, ids) {
      const distinct = [...new Set(ids)];
      // First, as whoever stores readings does: two who lock several rows in different orders would block each other.
      await gathering.lock(transaction, organizationId);
      const removed = await removeResumes(transaction, organizationId, distinct);
      if (removed.length < distinct.length) notFound();
      const people = new Set(removed.map(({ personId }) => personId));
      await poolWriter.refresh(transaction, organizationId, [...people]);
      const left = await listPeopleWithResumes(transaction, organizationId, [...people]);
      const gone = [...people].filter((personId) => !left.has(personId));
      await webhookEvents.add(
        transaction,
        organizationId,
        gone.map((personId) => ({ type: 'person.deleted', data: { personId } })),
      );
      return removed.map(({ storageKey }) => storageKey);
    },

    async discard(storageKeys) {
      await fewAtOnce(storageKeys, storage.remove);
    },

    listIds: (organizationId, createdBefore) => listResumeIds(database, organizationId, createdBefore),

    listSampleIds,

    measureSent: (organizationId, sent) => measureSent(database, organizationId, sent),
  };

  async function readFile(
    requester: MemberRequester,
    { fileName: name, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
  ): Promise<ReadFile> {
    const today = dayOf(clock.now());
    const outcome = await readers.indexFile({ bytes, name }, today, requester);
    return outcome.ok ? { ...outcome, today, index: outcome.index ?? emptyIndex } : outcome;
  }

  /** After a restore a row may lack its file; requests then get `not-found`. */
  async function loadOrMiss(storageKey: string): Promise<Uint8Array> {
    try {
      return await storage.load(storageKey);
    } catch (error) {
      if (error instanceof StorageKeyMissing) return notFound();
      throw error;
    }
  }
}

function asRead(row: ResumeRow): ReadingOutcome {
  const { document } = row;
  if (!document) throw new Error('A resume that was read has no document.');
  return { ok: true, row, kept: { ...row, document } };
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such file.');
}
