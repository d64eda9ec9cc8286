import type { Batch } from '@winnow/contracts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { NoRoomError } from '../../files/no-room.ts';
import type { ResumeLine, ResumeService } from '../../files/resume-service.ts';
import type { JobRow, JobService } from '../../jobs/job-service.ts';
import type { SampleFiles } from '../../resume-matcher/sample-files.ts';
import type { BatchService } from './batch-service.ts';

/** A sample run for a user without their own data. */
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
      else if (outcome.reason === 'no-room') throw new NoRoomError(outcome.fullLimit);
    }
    return kept;
  }

  /** The run that is there; its job stays locked until the transaction ends. */
  async function findRun(transaction: Transaction, ownerId: string): Promise<Batch | undefined> {
    const job = await jobs.findSample(transaction, ownerId);
    return job && batches.findNewest(transaction, ownerId, job.id);
  }

  /** `null` where the files were removed again before the run could name them. */
  async function startWith(
    transaction: Transaction,
    ownerId: string,
    { composed, files }: { composed: JobRow; files: readonly ResumeLine[] },
  ): Promise<Batch | null> {
    // A concurrent request may have created it.
    const earlier = await findRun(transaction, ownerId);
    if (earlier) return earlier;
    const held = new Set(await resumes.listSampleIds(transaction, ownerId));
    if (files.some(({ id, isSample }) => isSample && !held.has(id))) return null;
    const job = await jobs.takeSample(transaction, composed);
    return batches.startSample(transaction, ownerId, job, files);
  }

  async function start(ownerId: string): Promise<Batch> {
    const run = await database.transaction((transaction) => findRun(transaction, ownerId));
    if (run) return run;
    const composed = await jobs.composeSample(ownerId, (await samples.list()).job);
    const files = await keepResumes(ownerId);
    const started = await database.transaction((transaction) =>
      startWith(transaction, ownerId, { composed, files }),
    );
    return started ?? start(ownerId);
  }

  return {
    start,

    async remove(ownerId) {
      const { isRemoved, keys } = await database.transaction(async (transaction) => {
        const job = await jobs.findSample(transaction, ownerId);
        const held = await resumes.listSampleIds(transaction, ownerId);
        if (job) {
          await batches.stopFor(transaction, ownerId, { jobId: job.id });
          await jobs.remove(transaction, ownerId, job.id);
        }
        const isRemoved = job !== undefined || held.length > 0;
        if (held.length === 0) return { isRemoved, keys: [] };
        await batches.stopFor(transaction, ownerId, { resumeIds: held });
        return { isRemoved, keys: await resumes.remove(transaction, ownerId, held) };
      });
      await resumes.discard(keys);
      return isRemoved;
    },
  };
}
