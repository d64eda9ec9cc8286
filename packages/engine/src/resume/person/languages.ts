import { piecesOf } from '../../languages/locale-lists.ts';
import { allMatches } from '../../words/all-matches.ts';
import type { SpokenLanguage } from '../resume.ts';
import type { Line } from '../sections/lines.ts';
import type { Section } from '../sections/sections.ts';
import { languageNamed } from './language-names.ts';

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
  return [level, new RegExp(`\\b(?:${level.toLowerCase()}|${words})\\b`)] as const;
});

/** Shows that a line outside of the section on languages is about them. */
const ofLanguages = new RegExp(`\\b(?:${piecesOf(({ speech }) => speech.lines)})\\b`);

/** Spoken languages from their sections, and from lines elsewhere that state a level or name several. */
export function readLanguages(sections: readonly Section[]): readonly SpokenLanguage[] {
  const found = new Map<string, SpokenLanguage>();
  const inSections = sections.filter((section) => section.kind === 'languages');
  const others = sections.filter((section) => section.kind !== 'languages');
  for (const section of inSections) collectSection(section.lines, found);
  for (const section of others) {
    for (const line of section.lines)
      if (ofLanguages.test(line.folded)) collect(line, found, 'capital');
      else collectReadings(line, found, section.kind === 'education');
  }
  return [...found.values()];
}

/** "Calls with the plant in Spanish", "translated from Korean": what the language is used for precedes it. */
const usedIn =
  /\b(?:in|from|into|speaks?|spoke|speaking)\s+(?:both\s+)?$|\b(?:in|from|into|speaks?|spoke|speaking)\s+(?:both\s+)?\p{L}+\s+and\s+$/u;
/** Behind a language that is used: nothing that it would only describe, as in "in German companies". */
const endsHere = /^(?:\s*(?:[.,;:()]|$)|\s+(?:and|or|daily|every|with|to|for)\b)/;
/** Between a language and its level: "Spanish: B2", "Korean (fluent)". */
const beforeLevel = /^[\s:(–—-]*\p{L}*\s*[\p{L}\d]*/u;

/** Languages of a line that speaks of other things: each with its level right behind it, or with what it is used for. */
function collectReadings(line: Line, found: Found, isOfEducation: boolean): void {
  for (const word of line.text.matchAll(/\p{Lu}\p{Ll}{2,}/gu)) {
    const end = word.index + word[0].length;
    const name = languageNamed(line.folded.slice(word.index, end));
    if (!name) continue;
    const behind = line.folded.slice(end, end + reach);
    const level = levelIn(beforeLevel.exec(behind)?.[0] ?? '');
    const before = line.folded.slice(Math.max(0, word.index - reach), word.index);
    const isUsed = !isOfEducation && usedIn.test(before) && endsHere.test(behind);
    if (level === null && !isUsed) continue;
    note(found, { name, level, evidence: [{ start: line.start + word.index, end: line.start + end }] });
  }
}

/** Letters around the name of a language that belong to it. */
const reach = 40;

type Found = Map<string, SpokenLanguage>;

/** Most languages write their names small; outside the section on languages a small "polish" is a verb. */
type Letters = 'capital' | 'any';

// Dots in a row are a measure: "Spanish ••••• (native)".
const separators = new RegExp(
  String.raw`[,;|/\t]|(?<!•)•(?!•)|\.\s|\s(?:${piecesOf(({ speech }) => speech.and)})\s`,
  'g',
);

/** Adds the languages of a line; each item between separators states its own level. */
function collect(line: Line, found: Found, letters: Letters): readonly string[] {
  const named: string[] = [];
  let from = 0;
  for (const end of [
    ...allMatches(line.folded, separators).map((match) => match.index),
    line.folded.length,
  ]) {
    for (const name of collectItem(line, { from, to: end, letters }, found)) named.push(name);
    from = end;
  }
  return named;
}

function collectItem(
  line: Line,
  { from, to, letters }: { readonly from: number; readonly to: number; readonly letters: Letters },
  found: Found,
): readonly string[] {
  const item = line.folded.slice(from, to);
  const named: string[] = [];
  for (const word of item.matchAll(/[\p{L}\p{M}]+/gu)) {
    const name = languageNamed(word[0]);
    const start = line.start + from + word.index;
    if (!name || (letters === 'capital' && !/^\p{Lu}/u.test(line.text.slice(from + word.index)))) continue;
    note(found, { name, level: levelIn(item), evidence: [{ start, end: start + word[0].length }] });
    named.push(name);
  }
  return named;
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
