import type { Batch, OrganizationId } from '@winnow/contracts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { NoRoomError } from '../../files/no-room.ts';
import type { ResumeLine, ResumeService } from '../../files/resume-service.ts';
import type { JobRow, JobService } from '../../jobs/job-service.ts';
import type { SampleFiles } from '../../resume-matcher/sample-files.ts';
import type { BatchService } from './batch-service.ts';

/** A sample run for a user without their own data. */
export type SampleService = {
  /** Starts the run, or returns the existing one. */
  start(member: Member): Promise<Batch>;
  /** Deletes job, resumes and run of the sample; `false` if there is no sample. */
  remove(organizationId: OrganizationId): Promise<boolean>;
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
  async function keepResumes(member: Member): Promise<ResumeLine[]> {
    const kept: ResumeLine[] = [];
    const { resumes: listed } = await samples.list();
    for (const { id } of listed) {
      const sample = await samples.find(id);
      if (!sample) continue;
      const file = { fileName: sample.fileName, bytes: sample.content, isSample: true };
      const outcome = await resumes.keep(member, file);
      if (outcome.outcome !== 'refused') kept.push(outcome.resume);
      else if (outcome.reason === 'no-room') throw new NoRoomError(outcome.fullLimit);
    }
    return kept;
  }

  /** The existing run; its job stays locked until the transaction ends. */
  async function findRun(
    transaction: Transaction,
    organizationId: OrganizationId,
  ): Promise<Batch | undefined> {
    const job = await jobs.findSample(transaction, organizationId);
    return job && batches.findNewest(transaction, organizationId, job.id);
  }

  /** `null` if the files were deleted before the run could refer to them. */
  async function startWith(
    transaction: Transaction,
    member: Member,
    { composed, files }: { composed: JobRow; files: readonly ResumeLine[] },
  ): Promise<Batch | null> {
    // A concurrent request may have created it.
    const { organizationId } = member;
    const earlier = await findRun(transaction, organizationId);
    if (earlier) return earlier;
    const held = new Set(await resumes.listSampleIds(transaction, organizationId));
    if (files.some(({ id, isSample }) => isSample && !held.has(id))) return null;
    const job = await jobs.takeSample(transaction, composed);
    return batches.startSample(transaction, member, job, files);
  }

  async function start(member: Member): Promise<Batch> {
    const run = await database.transaction((transaction) => findRun(transaction, member.organizationId));
    if (run) return run;
    const composed = await jobs.composeSample(member, (await samples.list()).job);
    const files = await keepResumes(member);
    const started = await database.transaction((transaction) =>
      startWith(transaction, member, { composed, files }),
    );
    return started ?? start(member);
  }

  return {
    start,

    async remove(organizationId) {
      const { isRemoved, keys } = await database.transaction(async (transaction) => {
        const job = await jobs.findSample(transaction, organizationId);
        const held = await resumes.listSampleIds(transaction, organizationId);
        if (job) {
          await batches.stopFor(transaction, organizationId, { jobId: job.id });
          await jobs.remove(transaction, organizationId, job.id);
        }
        const isRemoved = job !== undefined || held.length > 0;
        if (held.length === 0) return { isRemoved, keys: [] };
        await batches.stopFor(transaction, organizationId, { resumeIds: held });
        return { isRemoved, keys: await resumes.remove(transaction, organizationId, held) };
      });
      await resumes.discard(keys);
      return isRemoved;
    },
  };
}
