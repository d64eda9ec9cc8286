import { userRequester } from '../../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { KeptResume, ResumeReader } from '../../files/resume-reader.ts';
import type { ResumeRow } from '../../files/resume-service.ts';
import type { JobService } from '../../jobs/job-service.ts';
import type { AnalysisRecord } from '../analysis-repository.ts';
import type { Judgement } from './keep-analysis.ts';
import type { JudgedJob, JudgeResume } from './score-resume.ts';

/** The result of scoring an analysis's resume now against a version of its job. */
type JudgeAgain = (
  analysis: AnalysisRecord,
  resume: { readonly row: ResumeRow; readonly kept: KeptResume },
  by: {
    readonly version: number;
    readonly cause: Judgement['cause'];
    readonly createdBy: string;
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<Judgement>;

export function createJudgeAgain({
  clock,
  jobs,
  reader,
  judge,
}: {
  clock: Clock;
  jobs: Pick<JobService, 'getVersion'>;
  reader: Pick<ResumeReader, 'read'>;
  judge: JudgeResume;
}): JudgeAgain {
  return async (analysis, { row, kept }, { version, cause, createdBy, signal }) => {
    const judgedAt = clock.now();
    const today = dayOf(judgedAt);
    const job = await judgedJob(jobs, analysis, version);
    const requester = userRequester(analysis.organizationId, signal);
    const resume = await reader.read(kept, today, requester);
    return {
      organizationId: analysis.organizationId,
      createdBy,
      resume,
      job,
      analysis: await judge(resume, job, today, requester),
      cause,
      today,
      judgedAt,
      source: {
        resumeId: row.id,
        fileName: analysis.fileName,
        fileHash: row.contentHash,
        documentHash: row.documentHash ?? '',
        isCorrected: kept.corrections !== null,
      },
    };
  };
}

/** The version of the job that an analysis was, or will be, scored against. */
export async function judgedJob(
  jobs: Pick<JobService, 'getVersion'>,
  { organizationId, jobId }: Pick<AnalysisRecord, 'organizationId' | 'jobId'>,
  version: number,
): Promise<JudgedJob> {
  return { ...(await jobs.getVersion(organizationId, jobId, version)), id: jobId };
}
