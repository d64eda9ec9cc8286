import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type ImportItem,
  type ImportItemReason,
  type OrganizationId,
  type ResumeImport,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import { pageOf, placeInTime, readTimeCursor } from '../../platform/database/cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { type CancelDependencies, cancelImport } from './cancel-import.ts';
import { findProblem } from './find-problem.ts';
import {
  countUnscored,
  findItems,
  findLastPosition,
  type ImportItemRow,
  insertItems,
  listItemsAfter,
  retryRefused,
  updateItem,
} from './import-item-repository.ts';
import type { ImportProgress } from './import-progress.ts';
import {
  countImportItems,
  findImport,
  findImportByKey,
  type ImportPage,
  type ImportRow,
  insertImport,
  listImportRows,
  listImportRuns,
  lockImport,
  type NamedImport,
  notUndone,
  removeImport,
  updateImport,
} from './import-repository.ts';
import { presentImport, presentItem } from './import-view.ts';
import type { ImportUndo } from './undo-import.ts';

/** An announced file: one that will be sent, or that the sender can't send. */
export type Announced = {
  readonly path: string;
  readonly bytes: number;
  readonly hash?: string | undefined;
  readonly problem?: ImportItemReason | undefined;
};

export type ImportService = {
  /** Once for an idempotency key. @throws ApiError `not-found` for another organization's job */
  create(
    member: Member,
    request: {
      readonly name: string;
      readonly files: number;
      readonly jobDescriptionId?: string | undefined;
      readonly idempotencyKey: string;
    },
  ): Promise<ResumeImport>;
  /** @throws ApiError `not-found`, as do all methods that take an import id */
  get(organizationId: OrganizationId, id: string): Promise<ResumeImport>;
  list(
    organizationId: OrganizationId,
    page: Omit<ImportPage, 'after'> & { readonly cursor?: string | undefined },
  ): Promise<{ imports: ResumeImport[]; nextCursor: string | null }>;
  listItems(
    organizationId: OrganizationId,
    id: string,
    page: Parameters<typeof listItemsAfter>[2],
  ): Promise<{ items: ImportItem[]; next: number | null }>;
  /** Announces files. Those that the library or the import already has become duplicates at once. */
  announce(
    member: Member,
    id: string,
    files: readonly Announced[],
  ): Promise<Pick<ImportItem, 'id' | 'path' | 'state'>[]>;
  change(
    member: Member,
    id: string,
    to: 'pause' | 'continue' | 'cancel' | 'retry' | 'undo',
  ): Promise<ResumeImport>;
  remove(member: Member, id: string): Promise<void>;
};

type Dependencies = CancelDependencies & {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<JobService, 'get'>;
  readonly resumes: Pick<ResumeService, 'findByHash' | 'forgetRefusal'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly progress: ImportProgress;
  readonly undo: Pick<ImportUndo, 'begin'>;
};

export function createImportService(dependencies: Dependencies): ImportService {
  const { database, clock, jobs, resumes, audit, progress, undo } = dependencies;

  async function present(rows: readonly NamedImport[]): Promise<ResumeImport[]> {
    const ids = rows.map(({ id }) => id);
    const scored = rows.flatMap(({ id, isScored }) => (isScored ? id : []));
    const context = {
      tallies: await countImportItems(database, ids),
      runs: await listImportRuns(database, scored),
      unscored: await countUnscored(database, scored),
    };
    return rows.map((row) => presentImport(row, context));
  }

  async function find(organizationId: OrganizationId, id: string): Promise<NamedImport> {
    return (await findImport(database, organizationId, id)) ?? notFound();
  }

  async function get(organizationId: OrganizationId, id: string): Promise<ResumeImport> {
    const [shown] = await present([await find(organizationId, id)]);
    return shown ?? notFound();
  }

  return {
    async create({ organizationId, userId: createdBy }, { jobDescriptionId, ...request }) {
      if (jobDescriptionId) await jobs.get(organizationId, jobDescriptionId);
      const row: ImportRow = {
        id: randomUUID(),
        organizationId,
        createdBy,
        ...request,
        kind: 'files',
        state: 'running',
        announced: 0,
        isScored: jobDescriptionId !== undefined,
        jobId: jobDescriptionId ?? null,
        waitsFor: null,
        createdAt: clock.now(),
        finishedAt: null,
        ...notUndone,
      };
      const { id } = await database.transaction(async (transaction) => {
        const inserted = await insertImport(transaction, row);
        if (!inserted) {
          return (await findImportByKey(transaction, organizationId, request.idempotencyKey)) ?? notFound();
        }
        await audit.record(transaction, {
          action: 'import-started',
          actorId: createdBy,
          subjectId: row.id,
          organizationId,
          details: { resumes: row.files },
        });
        return inserted;
      });
      return get(organizationId, id);
    },

    get,

    async list(organizationId, { cursor, ...page }) {
      const after = cursor ? readTimeCursor(cursor) : undefined;
      const rows = await listImportRows(database, organizationId, { ...page, after });
      const { shown, nextCursor } = pageOf(rows, page.limit, placeInTime);
      return { imports: await present(shown), nextCursor };
    },

    async listItems(organizationId, id, page) {
      await find(organizationId, id);
      const rows = await listItemsAfter(database, id, page);
      const shown = rows.slice(0, page.limit);
      const next = rows.length > page.limit ? (shown.at(-1)?.position ?? null) : null;
      return { items: shown.map(presentItem), next };
    },

    async announce({ organizationId }, id, files) {
      await find(organizationId, id);
      const hashes = [...new Set(files.flatMap(({ hash, problem }) => (hash && !problem ? hash : [])))];
      const inLibrary = await resumes.findByHash(organizationId, hashes);
      return database.transaction(async (transaction) => {
        const row = (await lockImport(transaction, id)) ?? notFound();
        if (hasEnded(row)) throw ended();
        const known = new Map(
          (await findItems(transaction, id, { paths: files.map(({ path }) => path) })).map((item) => [
            item.path,
            item,
          ]),
        );
        const firsts = new Map<string, { path: string; resumeId: string | null }>();
        for (const { hash, path, resumeId } of await findItems(transaction, id, { hashes })) {
          if (hash && !firsts.has(hash)) firsts.set(hash, { path, resumeId });
        }
        let position = await findLastPosition(transaction, id);
        const added: ImportItemRow[] = [];
        for (const file of files) {
          if (known.has(file.path)) continue;
          position += 1;
          const item: ImportItemRow = {
            id: randomUUID(),
            importId: id,
            organizationId,
            position,
            path: file.path,
            bytes: file.bytes,
            hash: file.hash ?? null,
            ...beginning(file, firsts, inLibrary),
            run: null,
            lease: null,
            leaseUntil: null,
            attempts: 0,
            line: null,
            row: null,
            problems: null,
            made: null,
          };
          known.set(file.path, item);
          added.push(item);
          if (file.hash && !firsts.has(file.hash)) firsts.set(file.hash, item);
        }
        if (row.announced + added.length > row.files) throw moreThanSaid();
        await insertItems(transaction, added);
        for (const file of files) {
          // Another content under the same name, chosen again before it was sent.
          const item = known.get(file.path);
          if (item?.state !== 'waiting' || (item.hash === (file.hash ?? null) && item.bytes === file.bytes))
            continue;
          await updateItem(transaction, item.id, { hash: file.hash ?? null, bytes: file.bytes });
        }
        if (added.length > 0)
          await updateImport(transaction, id, { announced: row.announced + added.length });
        await progress.goOn(transaction, id);
        return files.flatMap(({ path }) => {
          const item = known.get(path);
          return item ? [{ id: item.id, path, state: item.state }] : [];
        });
      });
    },

    async change(member, id, to) {
      const { organizationId, userId: actorId } = member;
      await find(organizationId, id);
      if (to === 'undo') {
        await undo.begin(member, id);
        return get(organizationId, id);
      }
      if (to === 'cancel') await cancelImport(dependencies, member, id);
      else {
        await database.transaction(async (transaction) => {
          const row = (await lockImport(transaction, id)) ?? notFound();
          if (row.state === 'canceled' || row.state === 'undoing' || row.state === 'undone') throw ended();
          if (to === 'pause' && row.state === 'running')
            await updateImport(transaction, id, { state: 'paused' });
          if (to === 'continue' && row.state === 'paused')
            await updateImport(transaction, id, { state: 'running', waitsFor: null });
          if (to === 'continue' && row.waitsFor) await updateImport(transaction, id, { waitsFor: null });
          if (to === 'retry') {
            for (const { resumeId } of await retryRefused(transaction, id))
              if (resumeId) await resumes.forgetRefusal(transaction, organizationId, resumeId);
            await updateImport(transaction, id, { state: 'running', finishedAt: null });
          }
          if (to !== 'pause') await progress.goOn(transaction, id);
        });
      }
      const changed = await get(organizationId, id);
      if (to === 'cancel') {
        const entry = { action: 'import-canceled', actorId, subjectId: id, organizationId };
        await database.transaction((transaction) => audit.record(transaction, entry));
      }
      return changed;
    },

    async remove({ organizationId }, id) {
      const { state } = await find(organizationId, id);
      if (state === 'running' || state === 'paused' || state === 'undoing')
        throw new ApiError('conflict', sentence('import-under-way'));
      await removeImport(database, organizationId, id);
    },
  };
}

type Beginning = Pick<ImportItemRow, 'state' | 'reason' | 'duplicateOf' | 'resumeId'>;

/** First state of an announced file, which may already be final. */
function beginning(
  { path, hash, problem }: Announced,
  firsts: ReadonlyMap<string, { readonly path: string; readonly resumeId: string | null }>,
  inLibrary: readonly {
    readonly contentHash: string;
    readonly id: string;
    readonly fileName: string;
    readonly state: string;
  }[],
): Beginning {
  const none = { reason: null, duplicateOf: null, resumeId: null };
  const reason = problem ?? findProblem(path);
  if (reason) return { ...none, state: 'refused', reason };
  const first = hash && firsts.get(hash);
  if (first) return { ...none, state: 'duplicate', duplicateOf: first.path, resumeId: first.resumeId };
  const held = inLibrary.find(({ contentHash }) => contentHash === hash);
  if (held?.state === 'read')
    return { ...none, state: 'duplicate', duplicateOf: held.fileName, resumeId: held.id };
  return { ...none, state: 'waiting' };
}

export function notFound(): never {
  throw new ApiError('not-found', 'There is no such import.');
}

export const hasEnded = ({ state }: Pick<ImportRow, 'state'>): boolean =>
  state !== 'running' && state !== 'paused';

export const ended = () => new ApiError('conflict', sentence('import-ended'));

function moreThanSaid(): ApiError {
  return new ApiError('invalid', sentence('import-more-files'));
}
