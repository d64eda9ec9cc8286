import type { Database } from '../../platform/database/database.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { listResumesOf } from './analysis-repository.ts';
import type { BatchService } from './batches/batch-service.ts';
import { type ChosenAnalyses, listChosenIds } from './chosen-analyses.ts';
import { notFound } from './open-analysis.ts';

/** Removes what runs may be working on: first they are stopped and their credits given back. */
export type RemovalService = {
  /** @throws ApiError `not-found` */
  removeJob(ownerId: string, id: string): Promise<void>;
  /** All of them or none. @throws ApiError `not-found` */
  removeFiles(ownerId: string, ids: readonly string[]): Promise<number>;
  /** The resumes of the analyses, with all that was read and scored from them. @throws ApiError `not-found` */
  removeFilesOfAnalyses(ownerId: string, chosen: ChosenAnalyses): Promise<number>;
  /** All that a person was sent before a time. Returns how many there were. */
  removeFilesOf(ownerId: string, createdBefore: Date): Promise<number>;
};

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
  batches: Pick<BatchService, 'stopFor'>;
  jobs: Pick<JobService, 'remove'>;
  resumes: Pick<ResumeService, 'remove' | 'discard' | 'listIds'>;
  audit: Pick<AuditService, 'record'>;
}): RemovalService {
  async function removeFiles(ownerId: string, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const keys = await database.transaction(async (transaction) => {
      await batches.stopFor(transaction, ownerId, { resumeIds: ids });
      const keys = await resumes.remove(transaction, ownerId, ids);
      const details = { files: keys.length };
      await audit.record(transaction, {
        action: 'files-deleted',
        actorId: ownerId,
        subjectId: null,
        details,
      });
      return keys;
    });
    // After the rows: a file whose removal fails is unreferenced.
    await resumes.discard(keys);
    return keys.length;
  }

  return {
    removeJob: (ownerId, id) =>
      database.transaction(async (transaction) => {
        await batches.stopFor(transaction, ownerId, { jobId: id });
        await jobs.remove(transaction, ownerId, id);
        await audit.record(transaction, { action: 'job-deleted', actorId: ownerId, subjectId: id });
      }),

    removeFiles,

    async removeFilesOfAnalyses(ownerId, chosen) {
      const ids = await listChosenIds(database, ownerId, chosen);
      const found = await listResumesOf(database, ownerId, ids);
      if (found.length < ids.length) notFound();
      return removeFiles(ownerId, [...new Set(found.map(({ resumeId }) => resumeId))]);
    },

    async removeFilesOf(ownerId, createdBefore) {
      const ids = await resumes.listIds(ownerId, createdBefore);
      let removed = 0;
      for (let from = 0; from < ids.length; from += portion) {
        removed += await removeFiles(ownerId, ids.slice(from, from + portion));
      }
      return removed;
    },
  };
}
