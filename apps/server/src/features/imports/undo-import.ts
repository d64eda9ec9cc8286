import { ApiError, sentence } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { TagService } from '../analyses/changes/tag-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import { countItems } from './import-item-repository.ts';
import { findAnyImport, lockImport, updateImport } from './import-repository.ts';
import { type UndoneImport, undoImportTask } from './import-task-values.ts';
import { listMade, listUndoable } from './undoable-resumes.ts';

/**
 * Removes what an ended import created: resumes, and the tags and consents of its rows. What members used or changed
 * since is kept, and so is what was in the library before.
 */
export type ImportUndo = {
  /** Takes back tags and consents, and leaves the resumes to a task. @throws ApiError `conflict` before it has ended */
  begin(member: Member, id: string): Promise<void>;
  /** Removes resumes for some seconds. */
  goOn(undone: UndoneImport): Promise<void>;
};

/** Resumes removed in one transaction: it takes a fraction of a second, and others go on in between. */
const portion = 200;
/** Other work, and the end of the process, wait for one turn at most. */
const turnMs = 5_000;

export function createImportUndo({
  database,
  queue,
  audit,
  resumes,
  tags,
  consents,
}: {
  readonly database: Database;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly resumes: Pick<ResumeService, 'remove' | 'discard'>;
  readonly tags: Pick<TagService, 'takeBack'>;
  readonly consents: Pick<ConsentService, 'takeBack'>;
}): ImportUndo {
  /** Returns the files to discard; `null` where somebody else undid it. */
  async function removeSome(importId: string, among: readonly string[]): Promise<string[] | null> {
    return database.transaction(async (transaction) => {
      const named = await findAnyImport(transaction, importId);
      if (!named) return null;
      const { organizationId } = named;
      await lockOrganization(transaction, organizationId);
      const row = await lockImport(transaction, importId);
      if (row?.state !== 'undoing' || row.finishedAt === null) return null;
      // Some may be in use since.
      const ids = await listUndoable(transaction, importId, row.finishedAt, among);
      return ids.length > 0 ? resumes.remove(transaction, organizationId, ids) : [];
    });
  }

  return {
    begin: ({ organizationId, userId: actorId }, importId) =>
      database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const row = await lockImport(transaction, importId);
        if (!row || row.state === 'undoing' || row.state === 'undone') return;
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
        await updateImport(transaction, importId, { state: 'undoing' });
        const items = await countItems(transaction, importId);
        await queue.enqueue(transaction, undoImportTask, { importId, actorId, items });
      }),

    async goOn(undone) {
      const { importId, actorId, items } = undone;
      const began = performance.now();
      const row = await findAnyImport(database, importId);
      if (row?.state !== 'undoing' || row.finishedAt === null) return;
      const undoable = await listUndoable(database, importId, row.finishedAt);
      for (let from = 0; from < undoable.length; from += portion) {
        if (performance.now() - began > turnMs) {
          await database.transaction((transaction) => queue.enqueue(transaction, undoImportTask, undone));
          return;
        }
        const keys = await removeSome(importId, undoable.slice(from, from + portion));
        if (keys === null) return;
        await resumes.discard(keys);
      }
      const { organizationId } = row;
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const now = await lockImport(transaction, importId);
        if (now?.state !== 'undoing') return;
        await updateImport(transaction, importId, { state: 'undone' });
        await audit.record(transaction, {
          action: 'import-undone',
          actorId,
          subjectId: importId,
          organizationId,
          details: { resumes: items - (await countItems(transaction, importId)) },
        });
      });
    },
  };
}
