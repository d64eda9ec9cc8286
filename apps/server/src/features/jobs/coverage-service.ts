import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { jobLimits, type RequirementEdit } from '@winnow/contracts';
import { match, type Vocabulary } from '@winnow/engine';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobReadingService } from './job-reading-service.ts';

export type Coverage = {
  /** How many were counted over. */
  readonly resumes: number;
  readonly passingAll: number;
  /** In the order of the list; `null` for what is not a must-have. */
  readonly passing: (number | null)[];
};

/** Says how many of the resumes that a person holds would pass must-haves. */
export type CoverageService = {
  count(ownerId: string, edits: readonly RequirementEdit[], jobId?: string): Promise<Coverage>;
};

export function createCoverageService({
  clock,
  vocabulary,
  jobReading,
  resumes,
}: {
  clock: Clock;
  vocabulary: Vocabulary;
  jobReading: Pick<JobReadingService, 'edit'>;
  resumes: Pick<ResumeService, 'readHeld'>;
}): CoverageService {
  return {
    async count(ownerId, edits, jobId) {
      const { requirements } = await jobReading.edit(ownerId, edits, jobId);
      // Somebody switches a must-have on to see what it does: a weight of zero must not hide it.
      const musts = requirements
        .filter(({ must }) => must)
        .map((requirement) => ({ ...requirement, weight: Math.max(1, requirement.weight) }));
      const today = dayOf(clock.now());
      const job = { text: '', title: null, requirements: musts };
      const passing = new Map(musts.map(({ id }) => [id, 0]));
      let counted = 0;
      let passingAll = 0;
      for await (const resume of resumes.readHeld(ownerId, jobLimits.coverageResumes, today)) {
        const { gate } = match(resume, job, { vocabulary, today });
        counted += 1;
        if (gate.passed) passingAll += 1;
        for (const { id } of musts) {
          if (!gate.missing.includes(id)) passing.set(id, (passing.get(id) ?? 0) + 1);
        }
        // Reading a resume for the first time takes milliseconds: others get their turn in between.
        await yieldToOthers();
      }
      return { resumes: counted, passingAll, passing: requirements.map(({ id }) => passing.get(id) ?? null) };
    },
  };
}
