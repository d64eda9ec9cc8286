import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  type Analysis,
  engineVersion,
  type JobDescription,
  match,
  type Requirement,
  type Resume,
  type Vocabulary,
} from '@winnow/engine';
import { hashOf } from '../../files/resume-reader.ts';
import type { KeptRequirement } from '../../jobs/job-tables.ts';
import type { PrepareNearness } from '../../resume-matcher/nearness.ts';

/** One version of a job description, as analyses know it. */
export type JudgedJob = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly text: string;
  readonly requirements: readonly KeptRequirement[];
};

/** Judges one resume against one version of a job description. */
export type JudgeResume = (resume: Resume, job: JudgedJob, today: string) => Promise<Analysis>;

/** Jobs that are remembered, since the engine makes each ready once. */
const mostJobs = 20;

export function createJudgeResume({
  vocabulary,
  prepareNearness,
}: {
  vocabulary: Vocabulary;
  prepareNearness: PrepareNearness;
}): JudgeResume {
  const jobs = new Map<string, JobDescription>();

  function engineJobOf(job: JudgedJob): JobDescription {
    const key = `${job.id} ${job.version}`;
    const known = jobs.get(key);
    if (known) return known;
    for (const oldest of jobs.keys()) {
      if (jobs.size < mostJobs) break;
      jobs.delete(oldest);
    }
    const made = jobForEngine(job);
    jobs.set(key, made);
    return made;
  }

  return async (resume, job, today) => {
    const asked = engineJobOf(job);
    const similarity = await prepareNearness(resume, asked);
    // Each half keeps the processor for as long as it takes: between them requests are heard.
    await yieldToOthers();
    return match(resume, asked, { vocabulary, similarity, today });
  };
}

/** What the engine is given of a job description; who wrote a requirement is nothing to it. */
export function jobForEngine({ text, title, requirements }: JudgedJob): JobDescription {
  return { text, title, requirements: requirements.map(requirementForEngine) };
}

function requirementForEngine(requirement: KeptRequirement): Requirement {
  const { id, kind, text, must, weight, demand, evidence } = requirement;
  return { id, kind, text, must, weight, demand, evidence };
}

/** The inputs and the result of a judgement, by their hashes. */
export type JudgementHashes = {
  readonly factsHash: string;
  readonly jobHash: string;
  readonly resultHash: string;
};

export function hashesOf(resume: Resume, job: JudgedJob, analysis: Analysis): JudgementHashes {
  return {
    factsHash: hashOf(factsOf(resume)),
    jobHash: hashOf(jobForEngine(job)),
    resultHash: hashOf(analysis),
  };
}

/** What was read of a person, without the document it was read from. */
export function factsOf({ document: _, ...facts }: Resume): Omit<Resume, 'document'> {
  return facts;
}

export { engineVersion };
