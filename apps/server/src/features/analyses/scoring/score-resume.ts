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
 * @throws ApiError `unreadable` if it takes too long, `busy`
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

/** The engine's input for a job description, without who wrote each requirement. */
export function jobForEngine({ text, title, requirements }: ScoredJob): JobDescription {
  const engineRequirements = requirements.map((requirement): Requirement => {
    const { weighting } = requirement;
    return { ...askedOf(requirement), ...(weighting && { weighting }) };
  });
  return { text, title, requirements: engineRequirements };
}

/** A requirement with its weight, but without the origin of the weight. */
function askedOf(requirement: KeptRequirement): Requirement {
  const { id, kind, text, must, overall, weight, demand, evidence } = requirement;
  return { id, kind, text, must, overall, weight, demand, evidence };
}

/** The parts of a job description that a score depends on; they are hashed. */
const hashedJob = ({ text, title, requirements }: ScoredJob): JobDescription => ({
  text,
  title,
  requirements: requirements.map(askedOf),
});

/** Hashes of the inputs and the result of a scoring. */
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

/** The hash of a job description as computed by earlier releases. */
export function earlierJobHash(job: ScoredJob): string {
  const { requirements, ...rest } = hashedJob(job);
  return hashOf({ ...rest, requirements: requirements.map(asKeptEarlier) });
}

/** The facts of a resume, without its document. */
export function factsOf({ document: _, ...facts }: Resume): Omit<Resume, 'document'> {
  return facts;
}

export { engineVersion };
