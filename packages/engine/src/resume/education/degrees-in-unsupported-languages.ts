import type { DegreeLevel } from '@winnow/locales';
import { factsOnlyLocales } from '../../languages/language.ts';
import { foldPieces, piecesOf } from '../../languages/locale-lists.ts';
import { degreeLevels } from '../resume.ts';

/** Highest first. */
const levels = degreeLevels.toReversed();

const join = (level: DegreeLevel, match: 'folded' | 'unspaced'): string =>
  factsOnlyLocales
    .flatMap(({ study }) => study.degrees)
    .filter((form) => form.level === level && form.match === match)
    .map(({ words }) => foldPieces(words))
    .join('|');

/** Separate words, and characters of scripts without spaces between words. */
const pattern = new RegExp(
  levels
    .map((level) => {
      const words = `(?<![\\p{L}\\p{M}\\p{N}.])(?:${join(level, 'folded')})(?![\\p{L}\\p{M}\\p{N}])`;
      return `(${words}|${join(level, 'unspaced')})`;
    })
    .join('|'),
  'gu',
);

/** The degrees that a folded text in a language without a glossary names. */
export function findDegreesInUnsupportedLanguage(
  text: string,
): readonly { readonly start: number; readonly end: number; readonly level: DegreeLevel | null }[] {
  return [...text.matchAll(pattern)].map((match) => {
    const level = levels[match.findIndex((group, index) => index > 0 && group !== undefined) - 1] ?? null;
    return { start: match.index, end: match.index + match[0].length, level };
  });
}

const schools = factsOnlyLocales.map(({ study }) => study.schools).filter((words) => words !== '');

const school = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${schools.map(foldPieces).join('|')})(?![\\p{L}\\p{M}])|${piecesOf(({ study }) => study.schoolSigns)}`,
  'u',
);

/** Whether a folded text in a language without a glossary names a place of learning. */
export const namesSchoolInUnsupportedLanguage = (text: string): boolean => school.test(text);

/** Text that separates a degree from its field or surrounds the field: "في", "спеціальність «…»", "obor". */
export const fieldMark = new RegExp(
  `^(?:[\\s:,–-]|(?:${piecesOf(({ study }) => study.field)})(?![\\p{L}\\p{M}]))*|^(?:${piecesOf(({ study }) => study.fieldPrefix)})(?=\\p{L}{3})`,
  'u',
);

/** Text next to a school and a degree that is not a field. */
export const noField = new RegExp(`^(?:${piecesOf(({ study }) => study.noField)}|\\d)`, 'u');

/** The date of entering a school is not the end of an education. */
export const entersSchool = new RegExp(`(?:${piecesOf(({ study }) => study.enters)})$`);
