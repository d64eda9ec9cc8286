import type { Analysis, JobDescription, Requirement, Resume } from '@winnow/engine';
import { engineVersion } from '@winnow/engine/presenting';
import type { ReadingProcesses } from '../../../engine-tasks/reading-processes.ts';
import type { Requester } from '../../../engine-tasks/requester.ts';
import { hashOf } from '../../files/resume-key.ts';
import type { KeptRequirement } from '../../jobs/job-tables.ts';
import { asKeptEarlier } from '../../jobs/upgrade-requirements.ts';

/** One version of a job description, as analyses know it. */
export type ScoredJob = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly requirements: readonly KeptRequirement[];
};

/**
 * Scores one resume against one version of a job description.
 * @throws ApiError `unreadable` where that takes too long, `busy`
 */
export type ScoreResume = (
  resume: Resume,
  job: ScoredJob,
  today: string,
  requester: Requester,
) => Promise<Analysis>;

export function createScoreResume(readers: Pick<ReadingProcesses, 'scoreResume'>): ScoreResume {
  return (resume, job, today, requester) => readers.scoreResume(resume, jobForEngine(job), today, requester);
}

/** What the engine is given of a job description; who wrote a requirement is nothing to it. */
export function jobForEngine({ text, title, requirements }: ScoredJob): JobDescription {
  const engineRequirements = requirements.map((requirement): Requirement => {
    const { weighting } = requirement;
    return { ...askedOf(requirement), ...(weighting && { weighting }) };
  });
  return { text, title, requirements: engineRequirements };
}

/** What a requirement asks for and how much it weighs, but not how its weight came to be. */
function askedOf(requirement: KeptRequirement): Requirement {
  const { id, kind, text, must, overall, weight, demand, evidence } = requirement;
  return { id, kind, text, must, overall, weight, demand, evidence };
}

/** What a job description is known by: all that a score follows from. */
const hashedJob = ({ text, title, requirements }: ScoredJob): JobDescription => ({
  text,
  title,
  requirements: requirements.map(askedOf),
});

/** The inputs and the result of a scoring, by their hashes. */
export type ScoringHashes = {
  readonly factsHash: string;
  readonly jobHash: string;
  readonly resultHash: string;
};

export function hashesOf(resume: Resume, job: ScoredJob, analysis: Analysis): ScoringHashes {
  return {
    factsHash: hashOf(factsOf(resume)),
    jobHash: hashOf(hashedJob(job)),
    resultHash: hashOf(analysis),
  };
}

/** The hash that an earlier release kept of a job description. */
export function earlierJobHash(job: ScoredJob): string {
  const { requirements, ...rest } = hashedJob(job);
  return hashOf({ ...rest, requirements: requirements.map(asKeptEarlier) });
}

/** What was read of a person, without the document it was read from. */
export function factsOf({ document: _, ...facts }: Resume): Omit<Resume, 'document'> {
  return facts;
}

export { engineVersion };
