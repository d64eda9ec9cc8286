import type { ReadingProcesses } from './engine-tasks/reading-processes.ts';
import type { PersonalDataSource } from './features/accounts/safety/personal-data.ts';
import { createAnalysisService } from './features/analyses/analysis-service.ts';
import { createBatchService } from './features/analyses/batches/batch-service.ts';
import { createSampleService } from './features/analyses/batches/sample-service.ts';
import { createChangeService } from './features/analyses/changes/change-service.ts';
import { createContactService } from './features/analyses/contacts/contact-service.ts';
import { createItemWorker } from './features/analyses/items/item-worker.ts';
import { createRecoveryService } from './features/analyses/items/recovery-service.ts';
import { createJobHomeService } from './features/analyses/job-home/job-home-service.ts';
import { createOverviewService } from './features/analyses/overview-service.ts';
import { createRemovalService } from './features/analyses/removal-service.ts';
import { createJudgeResume } from './features/analyses/scoring/score-resume.ts';
import type { AuditService } from './features/audit/audit-service.ts';
import type { CreditService } from './features/credits/credit-service.ts';
import type { FileAllowanceService } from './features/files/file-allowance.ts';
import { createResumeReader } from './features/files/resume-reader.ts';
import { createResumeService } from './features/files/resume-service.ts';
import { createCoverageService } from './features/jobs/coverage-service.ts';
import { createJobReadingService } from './features/jobs/job-reading-service.ts';
import { createJobService } from './features/jobs/job-service.ts';
import { createPresetService } from './features/presets/preset-service.ts';
import type { SampleFiles } from './features/resume-matcher/sample-files.ts';
import { createPendingIndex } from './features/search/pending-index.ts';
import { createSearchIndex } from './features/search/search-index.ts';
import { createExportService } from './features/shares/export/export-service.ts';
import { createFindPersonal } from './features/shares/find-personal.ts';
import { createShareService } from './features/shares/share-service.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Queue } from './platform/tasks/queue.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly readers: ReadingProcesses;
  readonly samples: SampleFiles;
  readonly credits: CreditService;
  readonly audit: AuditService;
  readonly allowance: FileAllowanceService;
};

/** The product's work: from job descriptions and resumes to runs and what is decided of them. */
export function createWorkServices(dependencies: Dependencies) {
  const reader = createResumeReader(dependencies.readers);
  const judge = createJudgeResume(dependencies.readers);
  const jobs = createJobService(dependencies);
  const jobReading = createJobReadingService({ ...dependencies, jobs });
  const searchIndex = createSearchIndex(dependencies.readers);
  const resumes = createResumeService({ ...dependencies, reader, searchIndex });
  const findPersonal = createFindPersonal(dependencies.readers);
  const parts = { ...dependencies, reader, judge, jobs, resumes, findPersonal, searchIndex };
  const analyses = createAnalysisService(parts);
  const batches = createBatchService(parts);
  return {
    jobs,
    jobReading,
    resumes,
    analyses,
    batches,
    jobHome: createJobHomeService(parts),
    contacts: createContactService(dependencies),
    presets: createPresetService(dependencies),
    coverage: createCoverageService({ ...parts, jobReading }),
    pendingIndex: createPendingIndex(parts),
    worker: createItemWorker(parts),
    recovery: createRecoveryService(parts),
    changes: createChangeService(parts),
    overview: createOverviewService({ ...parts, analyses }),
    removal: createRemovalService({ ...parts, batches }),
    samples: createSampleService({ ...parts, batches }),
    exports: createExportService({ ...parts, analyses }),
    shares: createShareService({ ...parts, analyses }),
    personalData: resumesOf(resumes),
  };
}

/** The files; the rows go with their owner. */
function resumesOf(resumes: ReturnType<typeof createResumeService>): PersonalDataSource {
  return {
    name: 'resumes',
    async listFiles({ userId }) {
      const held = await resumes.getAll(userId, await resumes.listIds(userId));
      return held.map(({ storageKey, fileName }) => ({ key: storageKey, name: fileName }));
    },
  };
}
