import type { BatchService } from '../analyses/batches/batch-service.ts';
import type { TagService } from '../analyses/changes/tag-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { check } from '../operator/consistency.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import { createGrowingImports } from './grow-import.ts';
import { findUnfitImports, findUnfitUndoing } from './import-check-repository.ts';
import { createImportProgress } from './import-progress.ts';
import { createImportReader } from './import-reader.ts';
import { createImportRecovery } from './import-recovery.ts';
import { mountImports } from './import-routes.ts';
import { createImportScoring } from './import-scoring.ts';
import { createImportService } from './import-service.ts';
import { handleImportTasks } from './import-tasks.ts';
import { createReceiveParcel } from './receive-parcel.ts';
import { createRowWriter } from './tables/row-writer.ts';
import { mountTables } from './tables/table-routes.ts';
import { createTableService } from './tables/table-service.ts';
import { createImportUndo } from './undo-import.ts';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly batches: BatchService;
  readonly jobs: JobService;
  readonly resumes: ResumeService;
  readonly tags: TagService;
  readonly consents: ConsentService;
};

/** Imports of many resumes at once. */
export const imports = feature({
  createServices(given: Needs) {
    const importUndo = createImportUndo(given);
    const parts = { ...given, progress: createImportProgress(given), undo: importUndo };
    const service = createImportService(parts);
    return {
      imports: service,
      receiveParcel: createReceiveParcel(parts),
      candidateTables: createTableService({ ...parts, imports: service }),
      rowWriter: createRowWriter(parts),
      importUndo,
      growingImports: createGrowingImports(parts),
      importReader: createImportReader(parts),
      importScoring: createImportScoring(parts),
      importRecovery: createImportRecovery(parts),
    };
  },
  routes(api, given: Parameters<typeof mountImports>[1] & Parameters<typeof mountTables>[1]) {
    mountImports(api, given);
    mountTables(api, given);
  },
  tasks: handleImportTasks,
  checks: ({ database, clock }) => [
    check(
      'imports-end-with-their-files',
      'An import has ended if and only if it is done, canceled, undoing or undone; then none of its files waits, and if it is done, each of its runs was started.',
      () => findUnfitImports(database),
    ),
    check(
      'imports-undone',
      'An import that is being undone says who asked for it, and is undone a day later.',
      () => findUnfitUndoing(database, clock.now()),
    ),
  ],
});
