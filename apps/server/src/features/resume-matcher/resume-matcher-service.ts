import type { Refusal } from '@winnow/documents/processes';
import type { Analysis, JobDescription, JobNote, Resume } from '@winnow/engine';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import type { Requester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';

export type Match = {
  readonly ok: true;
  readonly resume: Resume;
  readonly job: JobDescription;
  readonly analysis: Analysis;
  /** Remarks on the job text. */
  readonly notes: readonly JobNote[];
};

export type ResumeMatcherService = {
  /** Scores the file against the job text. Stores nothing. @throws ApiError `unreadable` for a job text, `busy` */
  match(
    file: { path: string; fileName: string },
    jobText: string,
    requester: Requester,
  ): Promise<Match | Refusal>;
};

export function createResumeMatcherService({
  readers,
  clock,
}: {
  readers: Pick<ReadingProcesses, 'readResume' | 'readJob' | 'scoreResume'>;
  clock: Clock;
}): ResumeMatcherService {
  return {
    async match({ path, fileName: name }, jobText, requester) {
      const today = dayOf(clock.now());
      const { job, notes } = await readers.readJob(jobText, requester, 'job');
      const outcome = await readers.readResume({ path, name }, today, requester);
      if (!outcome.ok) return outcome;
      const { resume } = outcome;
      const analysis = await readers.scoreResume(resume, job, today, requester, 'resume');
      return { ok: true, resume, job, analysis, notes };
    },
  };
}
