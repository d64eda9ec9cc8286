import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ReadOutcome, ResumeOutcome } from '@winnow/documents';
import {
  engineVersion,
  type JobDescription,
  loadVocabulary,
  type Resume,
  readJobDescription,
} from '@winnow/engine/scoring';
import { createScorer, type Scorer } from './matching.ts';
import { warnOfJob } from './note-words.ts';
import { presentRefusal } from './present-refusal.ts';
import { createProgress } from './progress.ts';
import type { Ranked, Ranking, Unreadable } from './ranking.ts';
import type { Read } from './reading.ts';
import { UsageError } from './usage-error.ts';

type Unplaced = Omit<Ranked, 'place'> & { readonly contentHash: string };

export type Asked = {
  readonly job: string;
  readonly files: readonly string[];
  readonly today: string;
  readonly wordsOnly: boolean;
};

/** Scores all resumes against the job as they are read. Returns them best first, and those that could not be read. */
export async function rankResumes(
  jobDocument: Promise<ReadOutcome>,
  resumes: Read<ResumeOutcome>,
  { job: jobPath, files, today, wordsOnly }: Asked,
): Promise<Ranking> {
  const score = createScorer({ today, wordsOnly });
  const job = await readJob(jobPath, jobDocument);
  const progress = createProgress('Reading', files.length);
  const candidates: Unplaced[] = [];
  const unreadable: Unreadable[] = [];
  for await (const [file, outcome] of resumes) {
    progress.step();
    if (outcome.ok) candidates.push(await scoreOne(file, outcome.resume, job, score));
    else unreadable.push({ file, ...presentRefusal(outcome) });
    // Yields between resumes, so that idle reading processes get their next file.
    await setImmediate();
  }
  progress.end();
  return { engineVersion, job, candidates: candidates.sort(byScore).map(withPlace), unreadable };
}

async function readJob(path: string, document: Promise<ReadOutcome>): Promise<JobDescription> {
  const outcome = await document;
  if (outcome.ok) {
    const { notes, ...job } = readJobDescription(outcome.document.text, { vocabulary: loadVocabulary() });
    warnOfJob(path, job.text, notes);
    return job;
  }
  throw new UsageError(`the job description ${path} cannot be read: ${outcome.message}`);
}

async function scoreOne(file: string, resume: Resume, job: JobDescription, score: Scorer): Promise<Unplaced> {
  return {
    file,
    name: resume.name?.value ?? null,
    analysis: await score(resume, job),
    contentHash: createHash('sha256').update(resume.document.text).digest('hex'),
  };
}

/** Best first; ties are ordered by a hash of the text, so that neither file name nor order of reading decides. */
function byScore(a: Unplaced, b: Unplaced): number {
  return (
    (b.analysis.score ?? -1) - (a.analysis.score ?? -1) ||
    b.analysis.confidence - a.analysis.confidence ||
    compareText(a.contentHash, b.contentHash)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Equal scores share a place; a resume that could not be scored has none. */
function withPlace({ contentHash: _, ...candidate }: Unplaced, __: number, all: readonly Unplaced[]): Ranked {
  const { score } = candidate.analysis;
  const place = score === null ? null : 1 + all.findIndex((other) => other.analysis.score === score);
  return { place, ...candidate };
}
