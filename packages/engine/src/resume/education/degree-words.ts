import { en, locales } from '@winnow/locales';
import { glossedLocales, type WrittenLanguage } from '../../languages/language.ts';
import { foldPieces, oneLine } from '../../languages/locale-lists.ts';
import { allMatches } from '../../words/all-matches.ts';
import { type DegreeLevel, degreeLevels } from '../resume.ts';
import {
  findDegreesInUnsupportedLanguage,
  namesSchoolInUnsupportedLanguage,
} from './degrees-in-unsupported-languages.ts';

const start = String.raw`(?<![\p{L}\p{N}.])`;
const stop = String.raw`(?![\p{L}\p{N}])`;

type Case = 'folded' | 'as-written';
type LevelForm = { readonly level: DegreeLevel; readonly match: Case; readonly words: string };

/** Highest first. */
const levels = degreeLevels.toReversed();

/**
 * How degrees are written, the highest level first: in all texts, or in the language's own words, which are searched
 * first and only in texts in languages other than English.
 */
function formsOf(isOwn: boolean): readonly LevelForm[] {
  const forms = [en, ...glossedLocales].flatMap(({ study }) => study.degrees);
  return levels.flatMap((level) =>
    (['folded', 'as-written'] as const).flatMap((match) => {
      const own = forms.filter((form) => form.level === level && form.match === match && form.own === isOwn);
      const words = own.map((form) => (match === 'folded' ? foldPieces(form.words) : oneLine(form.words)));
      return words.length === 0 ? [] : [{ level, match, words: words.join('|') }];
    }),
  );
}

export type DegreeMention = {
  readonly start: number;
  readonly end: number;
  readonly level: DegreeLevel | null;
};

/**
 * One expression for all forms of a kind, with a group per form, so that a text is searched twice and not eleven times.
 */
function combine(
  all: readonly LevelForm[],
  letters: Case,
): { pattern: RegExp; levels: readonly DegreeLevel[]; letters: Case } {
  const forms = all.filter(({ match }) => match === letters);
  const groups = forms.map(({ words }) => `(${words})`).join('|');
  return {
    pattern: new RegExp(`${start}(?:${groups})${stop}`, 'gu'),
    levels: forms.map(({ level }) => level),
    letters,
  };
}

const forms = formsOf(false);
const inEnglish = [combine(forms, 'folded'), combine(forms, 'as-written')];
const allForms = [...formsOf(true), ...forms];
const inOthers = [combine(allForms, 'folded'), combine(allForms, 'as-written')];

/** Degrees named like a profession; in sections about work they are jobs. */
const professions = levels.flatMap((level) => {
  const words = locales
    .flatMap(({ study }) => study.professions)
    .filter((profession) => profession.level === level)
    .map(({ words }) => foldPieces(words));
  return words.length === 0 ? [] : [{ level, pattern: new RegExp(`^\\s*(${words.join('|')})${stop}`, 'u') }];
});

/** The degree at the start of a phrase about education that would be a job elsewhere: "Inżynier informatyki". */
export function findProfessionAsDegree(folded: string, language: WrittenLanguage): DegreeMention | null {
  if (language === 'en') return null;
  for (const { level, pattern } of professions) {
    const word = pattern.exec(folded);
    if (word) return { start: word[0].length - (word[1]?.length ?? 0), end: word[0].length, level };
  }
  return null;
}

const certificate =
  /(?<![\p{L}\p{N}])(?:(?:(?:advanced|graduate|postgraduate|post-graduate|professional|undergraduate|higher) )?certificate(?= in\b| of\b)|pg[cd]e\b)/u;

/** "Certificate in Bookkeeping" among degrees: an entry of education without a level. */
export function findCertificate(folded: string): DegreeMention | null {
  const found = certificate.exec(folded);
  return found ? { start: found.index, end: found.index + found[0].length, level: null } : null;
}

/** The degrees named in a text, in text order, without overlaps. `folded` is the same text folded. */
export function findDegrees(
  text: string,
  folded: string,
  language: WrittenLanguage,
): readonly DegreeMention[] {
  let found: readonly DegreeMention[] = language === 'other' ? findDegreesInUnsupportedLanguage(folded) : [];
  for (const { pattern, levels, letters } of language === 'en' ? inEnglish : inOthers) {
    const added: DegreeMention[] = [];
    // Both lists are in text order, so each span found earlier is passed once.
    let at = 0;
    for (const match of allMatches(letters === 'folded' ? folded : text, pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const level = levels[match.findIndex((group, index) => index > 0 && group !== undefined) - 1];
      // In Swedish, AB is a legal form of companies.
      if (language === 'other' && match[0] === 'AB') continue;
      while ((found[at]?.end ?? end) <= start) at += 1;
      if (level === undefined || (found[at]?.start ?? end) < end) continue;
      added.push({ start, end, level });
    }
    found = [...found, ...added].sort((a, b) => a.start - b.start);
  }
  return found;
}

const schools = [en, ...glossedLocales].map(({ study }) => foldPieces(study.schools)).join('|');
const institution = new RegExp(`(?<![\\p{L}])(?:${schools})(?![\\p{L}])`, 'iu');

/** Whether folded words name a place of learning. */
export const namesInstitution = (folded: string, language: WrittenLanguage = 'en'): boolean =>
  institution.test(folded) || (language === 'other' && namesSchoolInUnsupportedLanguage(folded));
