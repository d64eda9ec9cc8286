import type { PoolFact } from './pool-fact.ts';

/** One byte per grade, so that a posting is three bytes; a requirement maps the 256 grades to credits. */
const gradeMax = 255;
const fullCredit = 255;

type Skill = { readonly showing: 'listed' | 'used'; readonly months: number | null };

/** 1 if a skill is only listed, otherwise 2 plus the months of use. */
export const gradeOfSkill = ({ showing, months }: Skill): number =>
  showing === 'listed' ? 1 : Math.min(gradeMax, 2 + (months ?? 0));

/** Months beyond which more experience adds little. */
const monthsThatSayAll = 24;
const listedCredit = 0.6 * fullCredit;
const usedCredit = 0.8 * fullCredit;

/** @param minMonths required months; `null` if none are required */
export function creditsOfSkill(minMonths: number | null): Uint8Array {
  const asked = minMonths ?? monthsThatSayAll;
  const base = minMonths === null ? usedCredit : listedCredit;
  return creditsBy((grade) =>
    grade === 1 ? listedCredit : base + (fullCredit - base) * Math.min(1, (grade - 2) / Math.max(1, asked)),
  );
}

const titleGrades = [255, 204, 165] as const;

/** @param index of the position, latest first */
export const gradeOfTitle = (index: number): number => titleGrades[index] ?? 128;

/** The grade is the credit: later positions count more. `share` is lower for a similar title. */
export const creditsOfTitle = (share: number): Uint8Array => creditsBy((grade) => share * grade);

const monthsOfGrade = 3;

/** Quarters of a year, at least 1. */
export const gradeOfYears = (months: number): number =>
  Math.max(1, Math.min(gradeMax, Math.floor(months / monthsOfGrade) + 1));

export const monthsFromGrade = (grade: number): number => (grade - 1) * monthsOfGrade;

export const creditsOfYears = (minMonths: number): Uint8Array =>
  creditsBy(
    (grade) =>
      // Both are rounded to quarters, so that exactly the requested months get full credit.
      fullCredit * Math.min(1, (grade - 1) / Math.max(1, Math.floor(minMonths / monthsOfGrade))),
  );

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
type LanguageLevel = (typeof levels)[number];
const unknownLevel = 1;

/** 1 if no level is stated, 2 for A1, 3 for A2 and so on. */
export const gradeOfLanguage = (level: LanguageLevel | null): number =>
  level === null ? unknownLevel : levels.indexOf(level) + 2;

const credits = { enough: 1, unknownLevel: 0.7, almost: 0.5, tooLow: 0.2 } as const;

export function creditsOfLanguage(asked: string | null): Uint8Array {
  const minGrade = (levels as readonly (string | null)[]).indexOf(asked) + 2;
  return creditsBy((grade) => {
    if (minGrade < 2 || grade >= minGrade) return credits.enough * fullCredit;
    if (grade === unknownLevel) return credits.unknownLevel * fullCredit;
    return (grade === minGrade - 1 ? credits.almost : credits.tooLow) * fullCredit;
  });
}

/** Credits of facts that are either present or absent. */
export const allCredits: Uint8Array = creditsBy(() => fullCredit);

export const sufficientCredit = {
  any: 1,
  /** A language without a stated level is not excluded. */
  language: Math.round(credits.unknownLevel * fullCredit),
  /** Credit for half of the years, or for one level below. */
  partly: Math.round(credits.almost * fullCredit),
  full: fullCredit,
} as const;

export const graded = (kind: PoolFact['kind'], value: string, label: string, grade = gradeMax): PoolFact => ({
  kind,
  value,
  label,
  grade,
});

function creditsBy(creditOf: (grade: number) => number): Uint8Array {
  return Uint8Array.from({ length: gradeMax + 1 }, (_, grade) =>
    grade === 0 ? 0 : Math.round(creditOf(grade)),
  );
}
