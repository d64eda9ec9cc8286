import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import { vectorOf } from '../occupations/line-of-work.ts';
import {
  addScaled,
  addWord,
  emptyVector,
  lengthOf,
  type OccupationVector,
  sharpened,
  tellsOf,
} from '../occupations/occupation-space.ts';
import { type Judging, missing, quote, rounded, type Verdict } from './criterion.ts';

type LineOfWorkDemand = Extract<Demand, { kind: 'line-of-work' }>;

/** So many lines make a resume's work plain; further ones add nothing. */
const tellingLines = 20;
/** What a line wholly of this work closes of what is open to full credit. */
const closedByLine = 0.25;
/** How much of the credit comes from the nearest lines; the rest from what the resume as a whole is about. */
const ofLines = 0.7;
const metFrom = 0.5;
const partlyFrom = 0.2;

/** Do the lines of the resume, and the resume as a whole, speak of the occupations that the job speaks of? */
export function judgeLineOfWork(
  { occupations }: LineOfWorkDemand,
  candidate: Candidate,
  { isCopied }: Judging,
): Verdict {
  const job = jobVectorOf(occupations);
  const work = workOf(candidate);
  const near: { readonly nearness: number; readonly number: number }[] = [];
  const copied: number[] = [];
  candidate.lines.forEach((line, number) => {
    const length = work.lengths[number] ?? 0;
    if (length === 0) return;
    if (isCopied(line)) {
      copied.push(number);
      return;
    }
    let told = 0;
    for (const stem of line.stems) told += job.tells(stem);
    if (told > 0) near.push({ nearness: told / length, number });
  });
  near.sort((a, b) => b.nearness - a.nearness || a.number - b.number);
  const nearest = near.slice(0, tellingLines);
  let open = 1;
  for (const { nearness } of nearest) open *= 1 - closedByLine * nearness;
  const { profile } = copied.length === 0 ? work : readWork(candidate, copied);
  const credit = rounded(ofLines * (1 - open) + (1 - ofLines) * nearnessOf(profile, job.sharp));
  if (credit < partlyFrom) return { ...missing('Little of the resume is of this work.'), credit };
  const lines = nearest.slice(0, 3).flatMap(({ number }) => candidate.lines[number] ?? []);
  return {
    status: credit >= metFrom ? 'met' : 'partly',
    credit,
    evidence: quote(candidate, lines),
    reason: credit >= metFrom ? 'The resume is of this work.' : 'Parts of the resume are of this work.',
  };
}

type JobWork = { readonly sharp: OccupationVector; tells(stem: string): number };

const jobVectors = new WeakMap<LineOfWorkDemand['occupations'], JobWork>();

// Remembered because the same requirement is judged against every resume of a batch.
function jobVectorOf(occupations: LineOfWorkDemand['occupations']): JobWork {
  const known = jobVectors.get(occupations);
  if (known) return known;
  const vector = vectorOf(occupations);
  const told = new Map<string, number>();
  const made: JobWork = {
    sharp: sharpened(vector),
    tells(stem) {
      const before = told.get(stem);
      if (before !== undefined) return before;
      const value = tellsOf(vector, stem);
      told.set(stem, value);
      return value;
    },
  };
  jobVectors.set(occupations, made);
  return made;
}

type CandidateWork = {
  readonly profile: Profile;
  /** By line, the length of its vector; 0 for lines that tell of no work. */
  readonly lengths: readonly number[];
};

const works = new WeakMap<Candidate, CandidateWork>();

/**
 * What a resume is about: every line counts the same, however long. Lists are left out: their skills are asked for one by
 * one, and a further skill in a list must not make the list say less.
 */
function workOf(candidate: Candidate): CandidateWork {
  const known = works.get(candidate);
  if (known) return known;
  const made = readWork(candidate, []);
  works.set(candidate, made);
  return made;
}

function readWork({ lines }: Candidate, leftOut: readonly number[]): CandidateWork {
  const whole = emptyVector();
  const one = emptyVector();
  const lengths = lines.map((line, number) => {
    if (line.showing === 'piled' || line.showing === 'listed' || leftOut.includes(number)) return 0;
    one.fill(0);
    for (const stem of line.stems) addWord(one, stem);
    const length = lengthOf(one);
    if (length > 0) addScaled(whole, one, 1 / length);
    return length;
  });
  return { profile: toProfile(whole), lengths };
}

/** The occupations that a text is about, the rest left out. */
type Profile = readonly { readonly occupation: number; readonly share: number }[];

const leastShare = 0.01;

const toProfile = (sum: OccupationVector): Profile =>
  [...sharpened(sum)]
    .map((share, occupation) => ({ occupation, share }))
    .filter(({ share }) => share >= leastShare);

const nearnessOf = (profile: Profile, job: OccupationVector): number =>
  profile.reduce((sum, { occupation, share }) => sum + share * (job[occupation] ?? 0), 0);
