import { ApiError, sentence } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { TagService } from '../analyses/changes/tag-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import { lockImport, updateImport } from './import-repository.ts';
import { listMade, listUndoable } from './undoable-resumes.ts';

export type UndoDependencies = {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record'>;
  readonly resumes: Pick<ResumeService, 'remove' | 'discard'>;
  readonly tags: Pick<TagService, 'takeBack'>;
  readonly consents: Pick<ConsentService, 'takeBack'>;
};

/** Resumes removed at once: a query has a maximum number of parameters. */
const portion = 500;

/**
 * Takes away what an ended import made: resumes, and the tags and consents of its rows. What members used or changed
 * since stays, and so does what was in the library before.
 */
export async function undoImport(
  { database, audit, resumes, tags, consents }: UndoDependencies,
  { organizationId, userId: actorId }: Member,
  id: string,
): Promise<void> {
  const keys = await database.transaction(async (transaction) => {
    await lockOrganization(transaction, organizationId);
    const row = await lockImport(transaction, id);
    if (!row || row.state === 'undone') return [];
    const { finishedAt, createdBy } = row;
    if (finishedAt === null) throw new ApiError('conflict', sentence('import-not-ended'));
    const made = await listMade(transaction, id);
    const tagsByResume = new Map(made.map(({ resumeId, made }) => [resumeId, made.tags]));
    await tags.takeBack(transaction, { organizationId, userId: createdBy }, tagsByResume, finishedAt);
    await consents.takeBack(
      transaction,
      organizationId,
      made.flatMap(({ made: { consentId } }) => consentId ?? []),
    );
    const ids = await listUndoable(transaction, id, finishedAt);
    const keys: string[] = [];
    for (let from = 0; from < ids.length; from += portion)
      keys.push(...(await resumes.remove(transaction, organizationId, ids.slice(from, from + portion))));
    await updateImport(transaction, id, { state: 'undone' });
    await audit.record(transaction, {
      action: 'import-undone',
      actorId,
      subjectId: id,
      organizationId,
      details: { resumes: ids.length },
    });
    return keys;
  });
  await resumes.discard(keys);
}
