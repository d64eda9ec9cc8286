import type { ReaderPool, Refusal } from '@winnow/documents';
import {
  type Analysis,
  type JobDescription,
  match,
  type Resume,
  readJobDescription,
  type Vocabulary,
} from '@winnow/engine';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { PrepareNearness } from './nearness.ts';

export type Match = {
  readonly ok: true;
  readonly resume: Resume;
  readonly job: JobDescription;
  readonly analysis: Analysis;
};

export type ResumeMatcherService = {
  /** Judges the file against the job text. Keeps nothing. */
  match(
    file: { path: string; fileName: string },
    jobText: string,
    signal: AbortSignal,
  ): Promise<Match | Refusal>;
};

export function createResumeMatcherService({
  readers,
  vocabulary,
  clock,
  prepareNearness,
}: {
  readers: Pick<ReaderPool, 'readResume'>;
  vocabulary: Vocabulary;
  clock: Clock;
  prepareNearness: PrepareNearness;
}): ResumeMatcherService {
  return {
    async match({ path, fileName: name }, jobText, signal) {
      const today = dayOf(clock.now());
      const outcome = await readers.readResume({ path, name }, today, signal);
      if (!outcome.ok) return outcome;
      const { resume } = outcome;
      const job = readJobDescription(jobText, { vocabulary });
      const similarity = await prepareNearness(resume, job);
      return { ok: true, resume, job, analysis: match(resume, job, { vocabulary, similarity, today }) };
    },
  };
}
