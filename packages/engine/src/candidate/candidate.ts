import { flagsFrom } from '../integrity/find-flags.ts';
import { findInstructions } from '../integrity/instructions.ts';
import { findKeywordBlocks } from '../integrity/keyword-blocks.ts';
import type { TextShingles } from '../integrity/shingles.ts';
import { resumeShingles } from '../integrity/shingles.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { countMonths, runFrom } from '../resume/dates/timeline.ts';
import { asPrinted } from '../resume/person/as-printed.ts';
import { personalIntervals } from '../resume/person/personal-intervals.ts';
import type { Evidence, Flag, Position, Resume, ResumeSkill } from '../resume/resume.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type CandidateLine, readCandidateLines } from './candidate-lines.ts';
import { readSkillsOfTitles } from './skills-of-titles.ts';

/**
 * A resume prepared for scoring: personal data, instructions to a machine and keyword blocks are removed, and the words
 * of every line are indexed. Made once per resume, used for any number of jobs.
 */
export type Candidate = {
  readonly resume: Resume;
  /** Language of the lines. */
  readonly language: WrittenLanguage;
  readonly lines: readonly CandidateLine[];
  /** Indexes into `lines` of the lines that contain a stem or a word as written, each line once. */
  readonly linesByStem: ReadonlyMap<string, readonly number[]>;
  readonly skillsById: ReadonlyMap<string, CandidateSkill>;
  /** By skill id: the candidate's skills that imply it. */
  readonly implying: ReadonlyMap<string, readonly CandidateSkill[]>;
  /** Skills implied by the candidate's titles: an accountant kept accounts. */
  readonly skillsOfTitles: ReadonlyMap<string, CandidateSkill>;
  readonly shingles: TextShingles;
  /** Personal data and instructions to a machine, in text order and without overlaps. */
  readonly removed: readonly Evidence[];
  /** Keyword blocks. */
  readonly keywordBlocks: readonly Evidence[];
  /** What a reviewer should see for any job. */
  readonly flags: readonly Flag[];
};

export type CandidateSkill = Omit<ResumeSkill, 'showing'> & {
  /** `piled`: found only in a block of keywords. */
  readonly showing: ResumeSkill['showing'] | 'piled';
};

/** Reads the parts of a resume that scoring may use: without personal data and instructions to a machine. */
export function readCandidate(resume: Resume, vocabulary: Vocabulary): Candidate {
  const { document } = resume;
  const keywordBlocks = findKeywordBlocks(document);
  const instructions = findInstructions(document);
  const removed = merged([
    ...personalIntervals(asPrinted(resume)),
    ...instructions.map(({ start, end }) => ({ start, end })),
  ]);
  const language = resume.language ?? 'en';
  const lines = readCandidateLines(resume, { language, removed, keywordBlocks });
  const skillsById = new Map(resume.skills.flatMap((skill) => keep(skill, removed, keywordBlocks)));
  return {
    resume,
    language,
    lines,
    linesByStem: indexLines(lines),
    skillsById,
    implying: indexImplied(skillsById, vocabulary),
    skillsOfTitles: new Map(
      readSkillsOfTitles(document.text, resume.positions, vocabulary).flatMap((skill) =>
        keep(skill, removed, keywordBlocks),
      ),
    ),
    shingles: resumeShingles(document.text),
    removed,
    keywordBlocks,
    flags: flagsFrom(document, instructions, keywordBlocks, vocabulary),
  };
}

/** The candidate without the text at these places, which must be sorted; positions with a heading there are dropped. */
export function withoutPlaces(
  candidate: Candidate,
  places: readonly Evidence[],
  vocabulary: Vocabulary,
): Candidate {
  const isTaken = isWithinAny(places);
  const { keywordBlocks } = candidate;
  const positions = candidate.resume.positions.filter(
    ({ evidence: [heading] }) => heading === undefined || !isTaken(heading),
  );
  const resume = { ...candidate.resume, positions };
  const removed = merged([...candidate.removed, ...places]);
  const lines = readCandidateLines(resume, { language: candidate.language, removed, keywordBlocks });
  const left = (skill: CandidateSkill): readonly [string, CandidateSkill][] => {
    const evidence = skill.evidence.filter((place) => !isTaken(place));
    if (evidence.length === skill.evidence.length) return [[skill.id, skill]];
    return evidence.length === 0 ? [] : [[skill.id, shownAt(evidence, skill, positions)]];
  };
  const skillsById = new Map([...candidate.skillsById.values()].flatMap(left));
  return {
    ...candidate,
    resume,
    removed,
    lines,
    linesByStem: indexLines(lines),
    skillsById,
    implying: indexImplied(skillsById, vocabulary),
    skillsOfTitles: new Map([...candidate.skillsOfTitles.values()].flatMap(left)),
  };
}

/** A skill with only some of its places: used in the positions that contain them, and at most as recently as before. */
function shownAt(
  evidence: readonly Evidence[],
  skill: CandidateSkill,
  positions: readonly Position[],
): CandidateSkill {
  const using = positions.filter((position) =>
    position.evidence.some(({ start, end }) =>
      evidence.some((place) => start <= place.start && place.end <= end),
    ),
  );
  if (skill.showing === 'piled') return { ...skill, evidence };
  if (using.length === 0) return { ...skill, evidence, showing: 'listed', months: null, monthsSince: null };
  const runs = using.flatMap(({ start, months }) => runFrom(start, months) ?? []);
  const months = runs.length === 0 ? null : countMonths(runs);
  return { ...skill, evidence, months, monthsSince: months === null ? null : skill.monthsSince };
}

/** Whether a place overlaps any of the places, which must be sorted and must not overlap. */
function isWithinAny(places: readonly Evidence[]): (place: Evidence) => boolean {
  const ordered = merged(places);
  return ({ start, end }) => {
    let [low, high] = [0, ordered.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ordered[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return (ordered[low]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
}

function keep(
  skill: ResumeSkill,
  removed: readonly Evidence[],
  keywordBlocks: readonly Evidence[],
): readonly [string, CandidateSkill][] {
  const evidence = skill.evidence.filter((place) => !removed.some((interval) => overlap(interval, place)));
  if (evidence.length === 0) return [];
  const open = evidence.filter((place) => !keywordBlocks.some((block) => overlap(block, place)));
  if (open.length > 0) return [[skill.id, { ...skill, evidence: open }]];
  return [[skill.id, { ...skill, evidence, showing: 'piled', months: null, monthsSince: null }]];
}

export const overlap = (left: Evidence, right: Evidence): boolean =>
  left.start < right.end && right.start < left.end;

function merged(intervals: readonly Evidence[]): readonly Evidence[] {
  const sorted = [...intervals].sort((a, b) => a.start - b.start || b.end - a.end);
  const out: Evidence[] = [];
  for (const interval of sorted) {
    const last = out.at(-1);
    if (last && interval.start <= last.end)
      out[out.length - 1] = { start: last.start, end: Math.max(last.end, interval.end) };
    else out.push(interval);
  }
  return out;
}

function indexLines(lines: readonly CandidateLine[]): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  lines.forEach((line, number) => {
    const add = (key: string) => {
      const numbers = index.get(key);
      if (numbers) numbers.push(number);
      else index.set(key, [number]);
    };
    line.stems.forEach(add);
    line.written.forEach(add);
  });
  return index;
}

function indexImplied(
  skillsById: ReadonlyMap<string, CandidateSkill>,
  vocabulary: Vocabulary,
): ReadonlyMap<string, readonly CandidateSkill[]> {
  const index = new Map<string, CandidateSkill[]>();
  for (const skill of skillsById.values()) {
    for (const id of vocabulary.skill(skill.id)?.implies ?? []) {
      const held = index.get(id);
      if (held) held.push(skill);
      else index.set(id, [skill]);
    }
  }
  return index;
}
