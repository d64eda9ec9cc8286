import { type AnalysisPreview, ApiError } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import { presentScored } from '../analyses/detail/analysis-detail.ts';
import { createScoreResume } from '../analyses/scoring/score-resume.ts';
import { summariseAnalysis } from '../analyses/scoring/summarise-analysis.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { PersonService } from '../people/person-service.ts';
import { listAnalysesOf } from './fitting-jobs-repository.ts';
import { findNewestOf } from './match-repository.ts';

/** Scores a person of the library against a job as a run would, without storing anything. */
export type PreviewService = {
  /**
   * @throws ApiError `not-found` for a person whom the member can't see or whose resumes weren't read, `unreadable` if
   * scoring takes too long
   */
  preview(
    member: Member & JobScope,
    personId: string,
    jobId: string,
    signal: AbortSignal,
  ): Promise<AnalysisPreview>;
};

export function createPreviewService({
  database,
  clock,
  readers,
  resumes,
  reader,
  jobs,
  personPages,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly readers: Pick<ReadingProcesses, 'scoreResume'>;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly reader: ResumeReader;
  readonly jobs: Pick<JobService, 'get'>;
  readonly personPages: Pick<PersonService, 'get'>;
}): PreviewService {
  const scoreResume = createScoreResume(readers);
  return {
    async preview(member, personId, jobId, signal) {
      const requester = userRequester(member.organizationId, signal);
      const person = await personPages.get(member, personId);
      const job = await jobs.get(member.organizationId, jobId);
      const newest = await findNewestOf(database, member, person.id);
      const reading = newest && (await resumes.read(requester, newest.id));
      if (!reading?.ok) throw new ApiError('not-found', 'No resume of this person has been read yet.');
      const { row, kept } = reading;
      const { corrections } = kept;
      const today = dayOf(clock.now());
      const resume = await reader.read(kept, today, requester);
      const readResume = corrections && (await reader.readUncorrected(kept, today, requester));
      const result = await scoreResume(resume, job, today, requester);
      const { corrections: _, ...shown } = presentScored({ job, resume, result, corrections, readResume });
      const { candidateName, headline, score, confidence, doubts } = summariseAnalysis(result, resume);
      const scored = await listAnalysesOf(database, member, person.id, [job.id]);
      const analysisId = scored.get(job.id) ?? null;
      return {
        personId: person.id,
        fileId: row.id,
        fileName: row.fileName,
        candidateName,
        alias: aliasOf(analysisId ?? row.id),
        headline,
        jobDescriptionId: job.id,
        jobTitle: job.title,
        jobVersion: job.version,
        score,
        band: shown.report.band,
        potential: shown.report.potential,
        confidence: Math.round(confidence * 100) / 100,
        doubts: [...doubts],
        isCorrected: corrections !== null,
        ...shown,
        analysisId,
      };
    },
  };
}
