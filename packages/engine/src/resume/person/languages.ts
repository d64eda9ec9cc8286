import { piecesOf } from '../../languages/locale-lists.ts';
import { allMatches } from '../../words/all-matches.ts';
import type { SpokenLanguage } from '../resume.ts';
import type { Line } from '../sections/lines.ts';
import type { Section } from '../sections/sections.ts';
import { findLanguages, type NamedLanguage } from './language-names.ts';

const codes = [
  'native',
  'C2',
  'C1',
  'B2',
  'B1',
  'A2',
  'A1',
] as const satisfies readonly SpokenLanguage['level'][];

const levels = codes.map((level) => {
  const words = piecesOf(({ speech }) => speech.levels[level]);
  return [
    level,
    new RegExp(`(?<![\\p{L}\\d])(?:${level.toLowerCase()}|${words})(?![\\p{L}\\d])`, 'u'),
  ] as const;
});

/** Shows that a line outside the section on languages is about them. */
const ofLanguages = new RegExp(`\\b(?:${piecesOf(({ speech }) => speech.lines)})\\b`);

/** Spoken languages from their sections, and from lines elsewhere that state a level or name several. */
export function readLanguages(sections: readonly Section[]): readonly SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  const inSections = sections.filter((section) => section.kind === 'languages');
  const others = sections.filter((section) => section.kind !== 'languages');
  for (const section of inSections) collectSection(section.lines, found);
  for (const section of others) {
    const isOfEducation = section.kind === 'education';
    for (const line of section.lines)
      if (ofLanguages.test(line.folded)) collect(line, found, 'capital');
      else {
        collectReadings(line, found, isOfEducation);
        if (!isOfEducation) collectStatements(line, found, ofThePerson.has(section.kind));
      }
  }
  return [...found.values()];
}

/** "Calls with the plant in Spanish", "translated from Korean": the use of the language precedes it. */
const usedIn = /\b(?:in|from|into|speaks?|spoke|speaking|grew up with)\s+(?:both\s+)?(?:\p{L}+\s+and\s+)?$/u;
/** "B.A. Spanish", "majored in French": people who studied a language speak it. */
const studied =
  /(?:\b[bm]\.? ?a\.?|\bph\.? ?d\.?|\b(?:bachelor|master)(?:['’]?s)?(?: of arts| degree)?|\b(?:degree|major(?:ed|ing)?|minor(?:ed|ing)?))[,:]?(?: in| of)? $/;
/** After a used language: rules out uses as a description, as in "in German companies". */
const endsHere = /^(?:\s*(?:[.,;:()]|$)|\s+(?:and|or|daily|every|with|to|for)\b)/;
/** Between a language and its level: "Spanish: B2", "Korean (fluent)". */
const beforeLevel = /^[\s:(–—-]*\p{L}*\s*[\p{L}\d]*/u;

/** Languages in a line about other things: each directly followed by its level, or preceded by its use. */
function collectReadings(line: Line, found: Found, isOfEducation: boolean): void {
  for (const { name, start, end } of namedIn(line, 'capital')) {
    const behind = line.folded.slice(end, end + reach);
    const level = levelIn(beforeLevel.exec(behind)?.[0] ?? '');
    const before = line.folded.slice(Math.max(0, start - reach), start);
    const isKnown = (isOfEducation ? studied : usedIn).test(before) && endsHere.test(behind);
    if (level === null && !isKnown) continue;
    note(found, { name, level, evidence: [{ start: line.start + start, end: line.start + end }] });
  }
}

/** Sections about the person, where the name of a language alone means that it is spoken. */
const ofThePerson: ReadonlySet<string> = new Set(['summary', 'skills', 'additional', 'interests']);
/** Subjects in which the name of a language describes the subject of the work. */
const ofOtherThings =
  /\b(?:cuisines?|cooking|foods?|dishes|pastry|wines?|cheeses?|art|history|literature|laws?|markets?|clients?|customers?|teach\w*|taught|tutor\w*|lessons|class(?:es)?|grade|companies|dances?)\b/;
/** What may precede a language in a statement about it: "everyday Spanish". */
const besideLanguages: ReadonlySet<string> = new Set(
  'i have know also plus and some a little decent solid working business medical my'.split(' '),
);
/** Where or how long it has been spoken, a phrase that is only used for languages. */
const spokenWhere =
  /^[,;]? (?:(?:both|(?:is|are) my|equally?|spoken|learned|daily|every ?day|everywhere)\b|at (?:home|work|school|the dinner table|\w+ level)\b|since\b|from (?:my|our|childhood|birth|home|the cradle|high school|college|school)\b|as (?:a|my) (?:child|kid|second|third|first)\b|with my (?:family|parents|grand\w+|mother|father)\b)/;
/** A language with a remark: "French: semester in Dakar", "Spanish (from two years in Lima)". */
const withRemark = /^ ?[:(–—-]/;

/**
 * "Somali and English, both since childhood", "ASL: two semesters": clauses that start with languages and are about
 * them.
 */
function collectStatements(line: Line, found: Found, isOfThePerson: boolean): void {
  const named = namedIn(line, 'capital');
  if (named.length === 0 || ofOtherThings.test(line.folded)) return;
  let from = 0;
  let at = 0;
  for (const end of [
    ...allMatches(line.folded, clauseEnds).map((match) => match.index),
    line.folded.length,
  ]) {
    const firstOfClause = at;
    while (at < named.length && (named[at]?.end ?? 0) <= end) at += 1;
    const run = runOf(named.slice(firstOfClause, at), line.folded);
    const [first] = run;
    const last = run.at(-1);
    if (first && last) {
      const before = line.folded.slice(from, first.start);
      const behind = line.folded.slice(last.end, end);
      const levels = levelIn(`${before}${behind}`);
      const isSaid =
        spokenWhere.test(behind) ||
        (levels !== null && (behind.trim() === '' || withRemark.test(behind))) ||
        (isOfThePerson && (behind.trim() === '' || withRemark.test(behind)));
      if (isSaid && (saysOnlyHowWell(before) || levelIn(before) !== null))
        for (const one of run)
          note(found, {
            name: one.name,
            level: run.length === 1 ? levels : null,
            evidence: [{ start: line.start + one.start, end: line.start + one.end }],
          });
    }
    from = end;
  }
}

const saysOnlyHowWell = (before: string): boolean =>
  (before.match(/\p{L}+/gu) ?? []).every((word) => besideLanguages.has(word));

const clauseEnds = /[.;|•](?=\s|$)/g;

/** The first languages that are separated only by commas and "and". */
function runOf(named: readonly NamedLanguage[], folded: string): readonly NamedLanguage[] {
  const run: NamedLanguage[] = [];
  for (const one of named) {
    const last = run.at(-1);
    if (last && !/^(?:,|,? and|,? &| ?\/| or)? *$/.test(folded.slice(last.end, one.start))) break;
    run.push(one);
  }
  return run;
}

/** The languages named in a line; capitalized, since a lowercase "polish" is a verb elsewhere. */
const namedIn = (line: Line, letters: Letters): readonly NamedLanguage[] =>
  findLanguages(line.folded).filter(
    ({ name, start }) =>
      letters === 'any' || /^\p{Lu}/u.test(line.text.charAt(start)) || name.endsWith('Sign Language'),
  );

/** Letters around the name of a language that belong to it. */
const reach = 40;

type Found = Map<string, SpokenLanguage>;

/** Most languages write their names in lowercase; outside the section on languages a lowercase "polish" is a verb. */
type Letters = 'capital' | 'any';

// A row of dots is a rating: "Spanish ••••• (native)".
const separators = new RegExp(
  String.raw`[,;|/\t]|(?<!•)•(?!•)|\.\s|\s(?:${piecesOf(({ speech }) => speech.and)})\s`,
  'g',
);

/** Adds the languages of a line; each item between separators states its own level. */
function collect(line: Line, found: Found, letters: Letters): readonly string[] {
  const named = namedIn(line, letters);
  if (named.length === 0) return [];
  let from = 0;
  let at = 0;
  for (const end of [
    ...allMatches(line.folded, separators).map((match) => match.index),
    line.folded.length,
  ]) {
    const firstOfItem = at;
    while (at < named.length && (named[at]?.end ?? 0) <= end) at += 1;
    const level = at > firstOfItem ? levelIn(line.folded.slice(from, end)) : null;
    for (const one of named.slice(firstOfItem, at))
      note(found, {
        name: one.name,
        level,
        evidence: [{ start: line.start + one.start, end: line.start + one.end }],
      });
    from = end;
  }
  return named.map(({ name }) => name);
}

function note(found: Found, { name, level, evidence }: SpokenLanguage): void {
  const known = found.get(name);
  if (!known) found.set(name, { name, level, evidence });
  else if (known.level === null && level !== null) {
    found.set(name, { name, level, evidence: [...known.evidence, ...evidence] });
  }
}

/** Adds the languages of a section. A separate line below a language states its level: "English", "Native speaker". */
function collectSection(lines: readonly Line[], found: Found): void {
  let waiting: readonly string[] = [];
  for (const line of lines) {
    const named = collect(line, found, 'any');
    const [name] = waiting;
    const level = named.length === 0 && line.words <= 5 ? levelIn(line.folded) : null;
    if (name !== undefined && waiting.length === 1 && level !== null) {
      note(found, { name, level, evidence: [{ start: line.start, end: line.end }] });
    }
    waiting = named;
  }
}

function levelIn(folded: string): SpokenLanguage['level'] {
  for (const [level, pattern] of levels) if (pattern.test(folded)) return level;
  return null;
}
