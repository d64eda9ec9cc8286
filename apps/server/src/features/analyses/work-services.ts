import { limits } from '@winnow/contracts';
import type { ReaderPool } from '@winnow/documents';
import type { Vocabulary } from '@winnow/engine';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PersonalDataSource } from '../accounts/personal-data.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { createResumeReader } from '../files/resume-reader.ts';
import { createResumeService } from '../files/resume-service.ts';
import { createCoverageService } from '../jobs/coverage-service.ts';
import { createJobService } from '../jobs/job-service.ts';
import type { PrepareNearness } from '../resume-matcher/nearness.ts';
import type { SampleFiles } from '../resume-matcher/sample-files.ts';
import { createAnalysisService } from './analysis-service.ts';
import { createBatchService } from './batch-service.ts';
import { createExportService } from './export/export-service.ts';
import { createItemWorker } from './item-worker.ts';
import { createJudgeResume } from './judge-resume.ts';
import { createOverviewService } from './overview-service.ts';
import { createRemovalService } from './removal-service.ts';
import { createSampleService } from './sample-service.ts';
import { createShareService } from './share-service.ts';

type Ground = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly readers: ReaderPool;
  readonly vocabulary: Vocabulary;
  readonly prepareNearness: PrepareNearness;
  readonly samples: SampleFiles;
  readonly credits: CreditService;
  readonly audit: AuditService;
};

/** The product's work: from job descriptions and resumes to runs and what is decided of them. */
export function createWorkServices(ground: Ground) {
  const reader = createResumeReader(ground.vocabulary);
  const judge = createJudgeResume(ground);
  const jobs = createJobService({ ...ground, textMax: limits.jobTextMax });
  const resumes = createResumeService({ ...ground, reader });
  const parts = { ...ground, reader, judge, jobs, resumes };
  const analyses = createAnalysisService(parts);
  const batches = createBatchService(parts);
  return {
    jobs,
    resumes,
    analyses,
    batches,
    coverage: createCoverageService(parts),
    worker: createItemWorker(parts),
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
