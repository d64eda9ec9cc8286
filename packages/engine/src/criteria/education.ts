import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { degreeLevels, type Education } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { type Judging, notFound, notMet, quote, type Verdict } from './criterion.ts';

type EducationDemand = Extract<Demand, { kind: 'education' }>;

type Languages = { readonly resume: WrittenLanguage; readonly job: WrittenLanguage };

const credits = { levelAndField: 1, levelOnly: 0.7, oneLevelBelow: 0.4 } as const;

/** Is there a degree of the level asked for, or above it, in one of the fields? */
export function judgeEducation(
  demand: EducationDemand,
  candidate: Candidate,
  { language }: Judging,
): Verdict {
  const { education } = candidate.resume;
  if (education.length === 0) return notFound('The resume says nothing of education.');
  const best = education
    .map((entry) => ({
      entry,
      credit: creditOf(entry, demand, { resume: candidate.language, job: language }),
    }))
    .reduce((top, next) => (next.credit > top.credit ? next : top));
  if (best.credit === 0) {
    const named = education.filter(({ level }) => level !== null);
    return named.length === 0
      ? notFound('No degree of this level is named.')
      : notMet(
          'The highest degree named is below the one asked for.',
          quote(
            candidate,
            named.flatMap(({ evidence }) => evidence.slice(0, 1)),
          ),
        );
  }
  return {
    status: best.credit === credits.levelAndField ? 'met' : 'partly',
    credit: best.credit,
    evidence: quote(candidate, best.entry.evidence),
    reason: reasonFor(best.credit),
  };
}

function creditOf(entry: Education, { level, fields }: EducationDemand, languages: Languages): number {
  const gap =
    entry.level === null
      ? -1
      : degreeLevels.indexOf(entry.level) - degreeLevels.indexOf(level ?? 'associate');
  if (entry.level === null || gap < -1) return 0;
  if (gap === -1) return entry.level === 'associate' && level === 'bachelor' ? credits.oneLevelBelow : 0;
  return fields.length === 0 || isInField(entry, fields, languages)
    ? credits.levelAndField
    : credits.levelOnly;
}

function isInField(
  { field, degree }: Education,
  fields: readonly string[],
  { resume, job }: Languages,
): boolean {
  const studied = new Set(readWords(`${field ?? ''} ${degree ?? ''}`, resume).map(({ stem }) => stem));
  return fields.some((wanted) => {
    const stems = readWords(wanted, job).map(({ stem }) => stem);
    return stems.length > 0 && stems.every((stem) => studied.has(stem));
  });
}

function reasonFor(credit: number): string {
  if (credit === credits.levelAndField) return 'A degree of the level and field asked for.';
  return credit === credits.levelOnly
    ? 'A degree of the level asked for, in another field or none named.'
    : 'A degree one level below.';
}
