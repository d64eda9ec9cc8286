import { userRequester } from '../../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { KeptResume, ResumeReader } from '../../files/resume-reader.ts';
import type { ResumeRow } from '../../files/resume-service.ts';
import type { JobService } from '../../jobs/job-service.ts';
import type { AnalysisRecord } from '../analysis-repository.ts';
import type { Scoring } from './keep-analysis.ts';
import type { ScoredJob, ScoreResume } from './score-resume.ts';

/** The result of scoring an analysis's resume now against a version of its job. */
type ScoreAgain = (
  analysis: AnalysisRecord,
  resume: { readonly row: ResumeRow; readonly kept: KeptResume },
  by: {
    readonly version: number;
    readonly cause: Scoring['cause'];
    readonly createdBy: string;
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<Scoring>;

export function createScoreAgain({
  clock,
  jobs,
  reader,
  scoreResume,
}: {
  clock: Clock;
  jobs: Pick<JobService, 'getVersion'>;
  reader: Pick<ResumeReader, 'read'>;
  scoreResume: ScoreResume;
}): ScoreAgain {
  return async (analysis, { row, kept }, { version, cause, createdBy, signal }) => {
    const judgedAt = clock.now();
    const today = dayOf(judgedAt);
    const job = await scoredJob(jobs, analysis, version);
    const requester = userRequester(analysis.organizationId, signal);
    const resume = await reader.read(kept, today, requester);
    return {
      organizationId: analysis.organizationId,
      createdBy,
      resume,
      job,
      analysis: await scoreResume(resume, job, today, requester),
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

/** The job version against which an analysis was, or will be, scored. */
export async function scoredJob(
  jobs: Pick<JobService, 'getVersion'>,
  { organizationId, jobId }: Pick<AnalysisRecord, 'organizationId' | 'jobId'>,
  version: number,
): Promise<ScoredJob> {
  return { ...(await jobs.getVersion(organizationId, jobId, version)), id: jobId };
}
