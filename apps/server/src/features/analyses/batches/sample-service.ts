import { ApiError, type Batch } from '@winnow/contracts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { ResumeLine, ResumeService } from '../../files/resume-service.ts';
import type { JobService } from '../../jobs/job-service.ts';
import type { SampleFiles } from '../../resume-matcher/sample-files.ts';
import { listBatchRows } from './batch-repository.ts';
import type { BatchService } from './batch-service.ts';

/** A first run for somebody who has nothing of their own yet. */
export type SampleService = {
  /** Starts the run, or gives the one that is there. */
  start(ownerId: string): Promise<Batch>;
  /** Removes job, resumes and run; `false` where there is no sample. */
  remove(ownerId: string): Promise<boolean>;
};

export function createSampleService({
  database,
  samples,
  jobs,
  resumes,
  batches,
}: {
  database: Database;
  samples: SampleFiles;
  jobs: JobService;
  resumes: ResumeService;
  batches: BatchService;
}): SampleService {
  async function keepResumes(ownerId: string): Promise<ResumeLine[]> {
    const kept: ResumeLine[] = [];
    const { resumes: listed } = await samples.list();
    for (const { id } of listed) {
      const sample = await samples.find(id);
      if (!sample) continue;
      const file = { fileName: sample.fileName, bytes: sample.content, isSample: true };
      const outcome = await resumes.keep(ownerId, file);
      if (outcome.outcome !== 'refused') kept.push(outcome.resume);
      else if (outcome.reason === 'no-room') throw new ApiError('no-room', outcome.message);
    }
    return kept;
  }

  return {
    async start(ownerId) {
      const known = await jobs.findSample(ownerId);
      const run = known && (await findRun(database, ownerId, known.id));
      if (run) return batches.get(ownerId, run);
      const { job: text } = await samples.list();
      const files = await keepResumes(ownerId);
      const started = await database.transaction(async (transaction) => {
        const job = await jobs.takeSample(transaction, ownerId, text);
        // Whoever asked at the same time may have been quicker.
        const earlier = await findRun(transaction, ownerId, job.id);
        return earlier ?? batches.startSample(transaction, ownerId, job, files);
      });
      return typeof started === 'string' ? batches.get(ownerId, started) : started;
    },

    async remove(ownerId) {
      const job = await jobs.findSample(ownerId);
      const samplesHeld = await resumes.listSampleIds(ownerId);
      const keys = await database.transaction(async (transaction) => {
        if (job) {
          await batches.stopFor(transaction, ownerId, { jobId: job.id });
          await jobs.remove(transaction, ownerId, job.id);
        }
        if (samplesHeld.length === 0) return [];
        await batches.stopFor(transaction, ownerId, { resumeIds: samplesHeld });
        return resumes.remove(transaction, ownerId, samplesHeld);
      });
      await resumes.discard(keys);
      return job !== undefined || samplesHeld.length > 0;
    },
  };
}

/** The id of the newest run of the job. */
async function findRun(
  on: Queryable,
  ownerId: string,
  jobDescriptionId: string,
): Promise<string | undefined> {
  const [run] = await listBatchRows(on, ownerId, { jobDescriptionId, limit: 1 });
  return run?.id;
}
