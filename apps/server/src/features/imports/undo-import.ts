import { ApiError, sentence } from '@winnow/contracts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { TagService } from '../analyses/changes/tag-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import { type ImportRow, lockImport, updateImport } from './import-repository.ts';
import { listMade, listUndoable } from './undoable-resumes.ts';

export type UndoDependencies = {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record'>;
  readonly resumes: Pick<ResumeService, 'remove' | 'discard'>;
  readonly tags: Pick<TagService, 'takeBack'>;
  readonly consents: Pick<ConsentService, 'takeBack'>;
};

/** Resumes removed in one transaction: it takes a fraction of a second, and others go on in between. */
const portion = 200;

/**
 * Takes away what an ended import made: resumes, and the tags and consents of its rows. What members used or changed
 * since stays, and so does what was in the library before. One that was interrupted goes on when it is asked for again.
 */
export async function undoImport(
  { database, audit, resumes, tags, consents }: UndoDependencies,
  { organizationId, userId: actorId }: Member,
  id: string,
): Promise<void> {
  /** `null` where it is undone already. */
  async function lockEnded(
    transaction: Transaction,
  ): Promise<(ImportRow & { readonly finishedAt: Date }) | null> {
    await lockOrganization(transaction, organizationId);
    const row = await lockImport(transaction, id);
    if (!row || row.state === 'undone') return null;
    const { finishedAt } = row;
    if (finishedAt === null) throw new ApiError('conflict', sentence('import-not-ended'));
    return { ...row, finishedAt };
  }

  const undoable = await database.transaction(async (transaction) => {
    const row = await lockEnded(transaction);
    if (!row) return [];
    const made = await listMade(transaction, id);
    const tagsByResume = new Map(made.map(({ resumeId, made }) => [resumeId, made.tags]));
    const by = { organizationId, userId: row.createdBy };
    await tags.takeBack(transaction, by, tagsByResume, row.finishedAt);
    await consents.takeBack(
      transaction,
      organizationId,
      made.flatMap(({ made: { consentId } }) => consentId ?? []),
    );
    return listUndoable(transaction, id, row.finishedAt);
  });
  let removed = 0;
  for (let from = 0; from < undoable.length; from += portion) {
    const keys = await database.transaction(async (transaction) => {
      const row = await lockEnded(transaction);
      // Some may be in use since.
      const ids = row
        ? await listUndoable(transaction, id, row.finishedAt, undoable.slice(from, from + portion))
        : [];
      removed += ids.length;
      return ids.length > 0 ? resumes.remove(transaction, organizationId, ids) : [];
    });
    await resumes.discard(keys);
  }
  await database.transaction(async (transaction) => {
    if (!(await lockEnded(transaction))) return;
    await updateImport(transaction, id, { state: 'undone' });
    await audit.record(transaction, {
      action: 'import-undone',
      actorId,
      subjectId: id,
      organizationId,
      details: { resumes: removed },
    });
  });
}
