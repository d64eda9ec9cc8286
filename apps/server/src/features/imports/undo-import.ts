import { ApiError, sentence } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { TagService } from '../analyses/changes/tag-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import { countItems } from './import-item-repository.ts';
import { findAnyImport, lockImport, markUndoFailed, updateImport } from './import-repository.ts';
import { undoImportTask } from './import-task-values.ts';
import { listMade, listUndoable } from './undoable-resumes.ts';

/**
 * Removes what an ended import created: resumes, and the tags and consents of its rows. What members used or changed
 * since is kept, and so is what was in the library before.
 */
export type ImportUndo = {
  /**
   * Takes back tags and consents, and leaves the resumes to a task. Where that failed last, it is tried again at once.
   * @throws ApiError `conflict` before it has ended
   */
  begin(member: Member, id: string): Promise<void>;
  /** Removes resumes for some seconds. */
  goOn(importId: string): Promise<void>;
  /** Enqueues the next step of an undoing whose task was lost. */
  recover(transaction: Transaction, importId: string): Promise<void>;
};

/** Resumes removed in one transaction: it takes a fraction of a second, and others go on in between. */
const portion = 200;
/** Longest turn: other tasks and a shutdown wait for one turn at most. */
const turnMs = 5_000;

export function createImportUndo({
  database,
  clock,
  queue,
  audit,
  resumes,
  tags,
  consents,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue' | 'listWaiting'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly resumes: Pick<ResumeService, 'remove' | 'discard'>;
  readonly tags: Pick<TagService, 'takeBack'>;
  readonly consents: Pick<ConsentService, 'takeBack'>;
}): ImportUndo {
  async function enqueueOnce(transaction: Transaction, importId: string): Promise<void> {
    const waiting = await queue.listWaiting(transaction, undoImportTask, [{ importId }]);
    if (waiting.length === 0) await queue.enqueue(transaction, undoImportTask, { importId });
  }

  /** Returns the files to discard; `null` if another worker undid the import. */
  async function removeSome(importId: string, among: readonly string[]): Promise<string[] | null> {
    return database.transaction(async (transaction) => {
      const named = await findAnyImport(transaction, importId);
      if (!named) return null;
      const { organizationId } = named;
      await lockOrganization(transaction, organizationId);
      const row = await lockImport(transaction, importId);
      if (row?.state !== 'undoing' || row.finishedAt === null) return null;
      if (row.undoFailedAt !== null) await updateImport(transaction, importId, { undoFailedAt: null });
      // Some may be in use since.
      const ids = await listUndoable(transaction, importId, row.finishedAt, among);
      return ids.length > 0 ? resumes.remove(transaction, organizationId, ids) : [];
    });
  }

  async function end(importId: string): Promise<void> {
    await database.transaction(async (transaction) => {
      const named = await findAnyImport(transaction, importId);
      if (!named) return;
      const { organizationId } = named;
      await lockOrganization(transaction, organizationId);
      const row = await lockImport(transaction, importId);
      if (row?.state !== 'undoing') return;
      await updateImport(transaction, importId, { state: 'undone', undoFailedAt: null });
      const left = await countItems(transaction, importId);
      await audit.record(transaction, {
        action: 'import-undone',
        actorId: row.undoAskedBy,
        subjectId: importId,
        organizationId,
        details: { resumes: (row.undoItems ?? row.announced) - left },
      });
    });
  }

  async function removeForATurn(importId: string): Promise<void> {
    const began = performance.now();
    const row = await findAnyImport(database, importId);
    if (row?.state !== 'undoing' || row.finishedAt === null) return;
    const undoable = await listUndoable(database, importId, row.finishedAt);
    for (let from = 0; from < undoable.length; from += portion) {
      if (performance.now() - began > turnMs) {
        await database.transaction((transaction) => enqueueOnce(transaction, importId));
        return;
      }
      const keys = await removeSome(importId, undoable.slice(from, from + portion));
      if (keys === null) return;
      await resumes.discard(keys);
    }
    await end(importId);
  }

  return {
    begin: ({ organizationId, userId: undoAskedBy }, importId) =>
      database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const row = await lockImport(transaction, importId);
        if (!row || row.state === 'undone') return;
        if (row.state === 'undoing') {
          if (row.undoFailedAt === null) return;
          // Its next try may wait for minutes.
          await updateImport(transaction, importId, { undoFailedAt: null });
          await queue.enqueue(transaction, undoImportTask, { importId });
          return;
        }
        const { finishedAt, createdBy } = row;
        if (finishedAt === null) throw new ApiError('conflict', sentence('import-not-ended'));
        const made = await listMade(transaction, importId);
        const tagsByResume = new Map(made.map(({ resumeId, made }) => [resumeId, made.tags]));
        await tags.takeBack(transaction, { organizationId, userId: createdBy }, tagsByResume, finishedAt);
        await consents.takeBack(
          transaction,
          organizationId,
          made.flatMap(({ made: { consentId } }) => consentId ?? []),
        );
        const undoItems = await countItems(transaction, importId);
        const undoAskedAt = clock.now();
        await updateImport(transaction, importId, { state: 'undoing', undoAskedBy, undoAskedAt, undoItems });
        await queue.enqueue(transaction, undoImportTask, { importId });
      }),

    async goOn(importId) {
      try {
        await removeForATurn(importId);
      } catch (error) {
        // Shown on the import page. If this fails too, the first error is still thrown.
        await markUndoFailed(database, importId, clock.now()).catch(() => {});
        throw error;
      }
    },

    async recover(transaction, importId) {
      const row = await lockImport(transaction, importId);
      if (row?.state === 'undoing') await enqueueOnce(transaction, importId);
    },
  };
}
