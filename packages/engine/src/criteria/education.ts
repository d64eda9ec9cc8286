import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import { fieldsLike } from '../job/rules/fields-of-study.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { Reason } from '../reasons.ts';
import { fieldOfLetters } from '../resume/education/degree-letters.ts';
import { type DegreeLevel, degreeLevels, type Education, type Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { type DraftPart, type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';
import { isDatedAsGoingOn, isInProgress } from './in-progress.ts';
import { monthsOfEach, positionsOfField } from './positions-of-field.ts';

type EducationDemand = Extract<Demand, { kind: 'education' }>;

const credits = { levelAndField: 1, levelOnly: 0.7, begun: 0.45, oneLevelBelow: 0.4 } as const;

/**
 * Checks for a degree of the level asked for, or above it, in one of the fields, or for what the advert accepts
 * instead.
 */
export function judgeEducation(demand: EducationDemand, candidate: Candidate, judging: Judging): Verdict {
  const byDegree = judgeDegree(demand, candidate, judging);
  if (demand.instead === undefined || byDegree.credit === 1) return byDegree;
  const byExperience = judgeInstead({ ...demand, instead: demand.instead }, candidate, judging);
  if (byExperience !== null && (byExperience.credit ?? 0) > (byDegree.credit ?? 0)) return byExperience;
  // A lower degree does not prove that the accepted experience is missing.
  return byDegree.status === 'not-met' ? { ...byDegree, status: 'not-found' } : byDegree;
}

/** Months of work accepted instead of a degree: the usual length of its studies. */
const monthsInstead: Readonly<Record<DegreeLevel, number>> = {
  secondary: 12,
  vocational: 24,
  associate: 24,
  bachelor: 48,
  master: 72,
  doctorate: 96,
};
/** Minimum share of those months that earns anything. */
const insteadFrom = 0.5;

/** Work experience that the advert accepts instead of the degree; `null` where there is too little. */
function judgeInstead(
  { level, instead }: EducationDemand & { readonly instead: string },
  candidate: Candidate,
  judging: Judging,
): Verdict | null {
  const counted = positionsOfField(instead, candidate, judging).filter(
    ({ isTitled, position }) => isTitled && position.months !== null,
  );
  const own = monthsOfEach(counted.map(({ position }) => position));
  const months = own.reduce((sum, each) => sum + each, 0);
  const asked = monthsInstead[level ?? 'bachelor'];
  const share = Math.min(1, months / asked);
  if (share < insteadFrom) return null;
  return verdictFrom(candidate, {
    status: share === 1 ? 'met' : 'partly',
    reason: { code: 'degree-by-experience', args: { months, asked } },
    parts: counted.map(({ position: { title }, places }, place) => ({
      code: 'position',
      args: { title, months: own[place] ?? 0 },
      share: ((own[place] ?? 0) / months) * share,
      credit: 1,
      places,
    })),
  });
}

function judgeDegree(demand: EducationDemand, candidate: Candidate, { language }: Judging): Verdict {
  const { education } = candidate.resume;
  if (education.length === 0) return notFound({ code: 'education-not-found', args: {} });
  const best = education
    .map((entry) => ({
      entry,
      credit: creditOf(entry, demand, candidate, language),
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

function creditOf(
  entry: Education,
  { level, fields }: EducationDemand,
  candidate: Candidate,
  job: WrittenLanguage,
): number {
  if (entry.level === null && level === 'secondary' && isAtCollege(entry)) return credits.levelAndField;
  const gap =
    entry.level === null
      ? -1
      : degreeLevels.indexOf(entry.level) - degreeLevels.indexOf(level ?? 'associate');
  if (entry.level === null || gap < -1) return 0;
  if (gap === -1) return entry.level === 'associate' && level === 'bachelor' ? credits.oneLevelBelow : 0;
  // Studying for a master's implies a bachelor's.
  if (
    gap === 0 &&
    entry.evidence.some((place) => isInProgress(candidate, place) || isDatedAsGoingOn(candidate, place))
  )
    return credits.begun;
  return fields.length === 0 || isInField(entry, fields, candidate, job)
    ? credits.levelAndField
    : credits.levelOnly;
}

/** A college student has finished school, whether or not the studies are completed. */
const isAtCollege = ({ institution }: Education): boolean =>
  /\b(?:university|college|polytechnic)\b/i.test(institution ?? '') && !/\bhigh\b/i.test(institution ?? '');

function isInField(
  { field, degree, institution, evidence }: Education,
  fields: readonly string[],
  { language, resume: { document } }: Candidate,
  job: WrittenLanguage,
): boolean {
  const named = fieldOfLetters(degree ?? '') ?? fieldOfLetters((degree ?? '').split(' ')[0] ?? '') ?? '';
  // "Medical Laboratory Technology, A.A.S.": where no field was read, the words around the degree may name it.
  const around =
    field === null
      ? `${evidence.map((place) => lineOf(document.text, place)).join(' ')} ${institution ?? ''}`
      : '';
  const studied = new Set(
    [...readWords(`${field ?? ''} ${degree ?? ''} ${around}`, language), ...readWords(named, 'en')].map(
      ({ stem }) => stem,
    ),
  );
  return fields.flatMap(fieldsLike).some((wanted) => {
    const stems = readWords(wanted, job).map(({ stem }) => stem);
    const shared = stems.filter((stem) => studied.has(stem)).length;
    return (
      stems.length > 0 && (shared === stems.length || (shared >= 2 && shared >= nearlyAll * stems.length))
    );
  });
}

/** The line on which a place stands, to a bound: "B.Eng. (Hons, level 8) Mechanical Engineering". */
function lineOf(text: string, { start, end }: Evidence): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(Math.max(from, start - reach), Math.min(to < 0 ? text.length : to, end + reach));
}

const reach = 80;

/** "Medical laboratory science" is the field of medical laboratory technology. */
const nearlyAll = 0.66;

function reasonFor(credit: number): Reason {
  if (credit === credits.levelAndField) return { code: 'degree-met', args: {} };
  if (credit === credits.begun) return { code: 'degree-in-progress', args: {} };
  return { code: credit === credits.levelOnly ? 'degree-other-field' : 'degree-one-below', args: {} };
}
