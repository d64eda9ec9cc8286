import type { BatchService } from '../analyses/batches/batch-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { check } from '../operator/consistency.ts';
import { findUnfitImports } from './import-check-repository.ts';
import { createImportProgress } from './import-progress.ts';
import { createImportReader } from './import-reader.ts';
import { createImportRecovery } from './import-recovery.ts';
import { mountImports } from './import-routes.ts';
import { createImportScoring } from './import-scoring.ts';
import { createImportService } from './import-service.ts';
import { handleImportTasks } from './import-tasks.ts';
import { createReceiveParcel } from './receive-parcel.ts';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly batches: BatchService;
  readonly jobs: JobService;
  readonly resumes: ResumeService;
};

/** Many resumes that come to the library together. */
export const imports = feature({
  createServices(given: Needs) {
    const parts = { ...given, progress: createImportProgress(given) };
    return {
      imports: createImportService(parts),
      receiveParcel: createReceiveParcel(parts),
      importReader: createImportReader(parts),
      importScoring: createImportScoring(parts),
      importRecovery: createImportRecovery(parts),
    };
  },
  routes: mountImports,
  tasks: handleImportTasks,
  checks: ({ database }) => [
    check(
      'imports-end-with-their-files',
      'An import has ended if and only if it is done or canceled; then none of its files waits, and if it is done, each of its runs was started.',
      () => findUnfitImports(database),
    ),
  ],
});
