import type { Candidate } from '../candidate/candidate.ts';
import type { CandidateLine } from '../candidate/candidate-lines.ts';
import type { Demand } from '../job/job-description.ts';
import { vectorOf } from '../occupations/occupation-shares.ts';
import {
  addWord,
  affinityTo,
  emptyVector,
  lengthOfWords,
  type OccupationVector,
  product,
  sharpened,
} from '../occupations/occupation-space.ts';
import {
  creditOf,
  type DraftPart,
  type Judging,
  notFound,
  rounded,
  type Verdict,
  verdictFrom,
} from './criterion.ts';

type OccupationDemand = Extract<Demand, { kind: 'line-of-work' }>;

/** Maximum number of lines that count; further ones add nothing. */
const maxLines = 15;
/** Length added to each line's vector, as if it mentioned other work too: a line of a word or two is near by chance. */
const lengthAdded = 2;
/** Share of the credit from the nearest lines one by one; the rest is from their sum. */
const ofLines = 0.8;
const metFrom = 0.5;
const partlyFrom = 0.2;

/** Scores the occupation match: whether the lines of the resume are about the occupations of the job. */
export function judgeOccupationMatch(
  { occupations }: OccupationDemand,
  candidate: Candidate,
  { isCopied }: Judging,
): Verdict {
  const job = workOfJob(occupations);
  const lengths = lengthsOf(candidate);
  const near: { readonly nearness: number; readonly line: CandidateLine; readonly length: number }[] = [];
  candidate.lines.forEach((line, number) => {
    const length = lengths[number] ?? 0;
    if (length === 0) return;
    let affinity = 0;
    for (const stem of line.stems) affinity += job.affinityOf(stem);
    if (affinity > 0 && !isCopied(line)) near.push({ nearness: affinity / length, line, length });
  });
  near.sort((a, b) => b.nearness - a.nearness || a.line.start - b.line.start);
  const nearest = near.slice(0, maxLines);
  const together = emptyVector();
  let open = 1;
  for (const { nearness, line, length } of nearest) {
    // Squared: a few lines about this work say more than many lines that touch it.
    open *= 1 - nearness * nearness;
    for (const stem of line.stems) addWord(together, stem, nearness / length);
  }
  const places = nearest.map(({ line }) => line);
  const args = { lines: places.length };
  const alike = product(sharpened(together), job.sharp);
  const parts: readonly DraftPart[] = [
    { code: 'occupation-lines', args, share: ofLines, credit: 1 - open, places },
    { code: 'occupation-together', args, share: 1 - ofLines, credit: alike, places },
  ];
  const credit = rounded(creditOf(parts));
  if (credit < partlyFrom) return notFound({ code: 'occupation-far', args: {} });
  const isNear = credit >= metFrom;
  return verdictFrom(candidate, {
    status: isNear ? 'met' : 'partly',
    reason: { code: isNear ? 'occupation-near' : 'occupation-partly', args: {} },
    parts,
  });
}

type JobWork = { readonly sharp: OccupationVector; affinityOf(stem: string): number };

const jobs = new WeakMap<OccupationDemand['occupations'], JobWork>();

// Cached, because the same requirement is scored against every resume of a batch.
function workOfJob(occupations: OccupationDemand['occupations']): JobWork {
  const known = jobs.get(occupations);
  if (known) return known;
  const vector = vectorOf(occupations);
  const affinity = new Map<string, number>();
  const made: JobWork = {
    sharp: sharpened(vector),
    affinityOf(stem) {
      const before = affinity.get(stem);
      if (before !== undefined) return before;
      const value = affinityTo(vector, stem);
      affinity.set(stem, value);
      return value;
    },
  };
  jobs.set(occupations, made);
  return made;
}

/** Nearness of words to the occupations of a job, 0 to 1. */
export function nearnessToWork({ occupations }: OccupationDemand, stems: ReadonlySet<string>): number {
  const length = withLengthAdded(lengthOfWords(stems));
  if (length === 0) return 0;
  const { affinityOf } = workOfJob(occupations);
  let affinity = 0;
  for (const stem of stems) affinity += affinityOf(stem);
  return affinity / length;
}

const lengthsByCandidate = new WeakMap<Candidate, readonly number[]>();

/**
 * Per line, length of its vector with `lengthAdded` orthogonal to it; 0 for lines with no words about work.
 * Also 0 for lists: their skills are scored one by one, and a longer list must not be less near.
 */
function lengthsOf(candidate: Candidate): readonly number[] {
  const known = lengthsByCandidate.get(candidate);
  if (known) return known;
  const made = candidate.lines.map(({ showing, stems }) =>
    showing === 'piled' || showing === 'listed' ? 0 : withLengthAdded(lengthOfWords(stems)),
  );
  lengthsByCandidate.set(candidate, made);
  return made;
}

const withLengthAdded = (length: number): number =>
  length === 0 ? 0 : Math.sqrt(length * length + lengthAdded * lengthAdded);
