import type { OrganizationId } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { everyJobOf, type Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { listResumesOf } from './analysis-repository.ts';
import type { BatchService } from './batches/batch-service.ts';
import { type ChosenAnalyses, listChosenIds } from './chosen-analyses.ts';
import { notFound } from './open-analysis.ts';

/** Deletes jobs and resumes: first, the runs that use them are canceled and their credits released. */
export type RemovalService = {
  /** @throws ApiError `not-found` */
  removeJob(member: Member, id: string): Promise<void>;
  /** All of them or none. @throws ApiError `not-found` */
  removeFiles(member: Member, ids: readonly string[]): Promise<number>;
  /** All resumes of a person. @throws ApiError `not-found` */
  removePerson(member: Remover, personId: string, fileIds: readonly string[]): Promise<number>;
  /** The resumes of the analyses, with everything read and scored from them. @throws ApiError `not-found` */
  removeFilesOfAnalyses(member: Member, chosen: ChosenAnalyses): Promise<number>;
  /** All resumes that an organization received before a time. Returns their number. */
  removeFilesOf(organizationId: OrganizationId, createdBefore: Date): Promise<number>;
};

/** `null` for the system, when a retention period ends. */
type Remover = Omit<Member, 'userId'> & { readonly userId: string | null };

/** Rows deleted at once: a query has a maximum number of parameters, and requests shouldn't wait for all of them. */
const portion = 500;

export function createRemovalService({
  database,
  batches,
  jobs,
  resumes,
  audit,
}: {
  database: Database;
  batches: Pick<BatchService, 'stopFor' | 'forgetFiles'>;
  jobs: Pick<JobService, 'remove'>;
  resumes: Pick<ResumeService, 'remove' | 'discard' | 'listIds'>;
  audit: Pick<AuditService, 'record'>;
}): RemovalService {
  async function removeFiles(
    { organizationId, userId: actorId }: Remover,
    ids: readonly string[],
    personId: string | null = null,
  ): Promise<number> {
    if (ids.length === 0) return 0;
    const keys = await database.transaction(async (transaction) => {
      await batches.stopFor(transaction, organizationId, { resumeIds: ids });
      await batches.forgetFiles(transaction, organizationId, { resumeIds: ids });
      const keys = await resumes.remove(transaction, organizationId, ids);
      const details = { files: keys.length };
      await audit.record(transaction, {
        action: 'files-deleted',
        actorId,
        subjectId: null,
        organizationId,
        details,
      });
      if (personId !== null) {
        const entry = { action: 'person-deleted', actorId, subjectId: personId, organizationId };
        await audit.record(transaction, { ...entry, details });
      }
      return keys;
    });
    // After the rows: a file whose removal fails is unreferenced.
    await resumes.discard(keys);
    return keys.length;
  }

  return {
    removeJob: ({ organizationId, userId: actorId }, id) =>
      database.transaction(async (transaction) => {
        await batches.stopFor(transaction, organizationId, { jobId: id });
        await batches.forgetFiles(transaction, organizationId, { jobId: id });
        await jobs.remove(transaction, organizationId, id);
        await audit.record(transaction, { action: 'job-deleted', actorId, subjectId: id, organizationId });
      }),

    removeFiles: (member, ids) => removeFiles(member, ids),

    removePerson: (member, personId, fileIds) => removeFiles(member, fileIds, personId),

    async removeFilesOfAnalyses(member, chosen) {
      const { organizationId } = member;
      const ids = await listChosenIds(database, everyJobOf(organizationId), chosen);
      const found = await listResumesOf(database, everyJobOf(organizationId), ids);
      if (found.length < ids.length) notFound();
      return removeFiles(member, [...new Set(found.map(({ resumeId }) => resumeId))]);
    },

    async removeFilesOf(organizationId, createdBefore) {
      const ids = await resumes.listIds(organizationId, createdBefore);
      let removed = 0;
      for (let from = 0; from < ids.length; from += portion) {
        removed += await removeFiles({ organizationId, userId: null }, ids.slice(from, from + portion));
      }
      return removed;
    },
  };
}
