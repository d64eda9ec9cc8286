import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { Reason } from '../reasons.ts';
import { degreeLevels, type Education } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { type DraftPart, type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';

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
  if (education.length === 0) return notFound({ code: 'education-not-found', args: {} });
  const best = education
    .map((entry) => ({
      entry,
      credit: creditOf(entry, demand, { resume: candidate.language, job: language }),
    }))
    .reduce((top, next) => (next.credit > top.credit ? next : top));
  if (best.credit === 0) {
    const named = education.filter(({ level }) => level !== null);
    if (named.length === 0) return notFound({ code: 'degree-not-named', args: {} });
    const places = named.flatMap(({ evidence }) => evidence.slice(0, 1));
    const highest = degreeLevels.findLast((each) => named.some(({ level }) => level === each)) ?? null;
    const args = { level: highest, asked: demand.level };
    return verdictFrom(candidate, {
      status: 'not-met',
      reason: { code: 'degree-below', args: {} },
      parts: [{ code: 'degree-level', args, share: 1, credit: 0, places }],
    });
  }
  return verdictFrom(candidate, {
    status: best.credit === credits.levelAndField ? 'met' : 'partly',
    reason: reasonFor(best.credit),
    parts: partsOf(best.entry, demand, best.credit),
  });
}

/** The level and, where fields are asked for, the field. */
function partsOf(
  { level, field, evidence }: Education,
  demand: EducationDemand,
  credit: number,
): readonly DraftPart[] {
  const ofLevel = { code: 'degree-level', args: { level, asked: demand.level }, places: evidence } as const;
  if (demand.fields.length === 0) return [{ ...ofLevel, share: 1, credit }];
  const isInField = credit === credits.levelAndField;
  const share = credits.levelOnly;
  const args = { field, asked: demand.fields };
  return [
    { ...ofLevel, share, credit: isInField ? 1 : credit / share },
    {
      code: 'degree-field',
      args,
      share: 1 - share,
      credit: isInField ? 1 : 0,
      places: isInField ? evidence : [],
    },
  ];
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

function reasonFor(credit: number): Reason {
  if (credit === credits.levelAndField) return { code: 'degree-met', args: {} };
  return { code: credit === credits.levelOnly ? 'degree-other-field' : 'degree-one-below', args: {} };
}
