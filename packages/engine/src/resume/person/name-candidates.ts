import { locales } from '@winnow/locales';
import { wordsOf, writtenPiecesOf } from '../../languages/locale-lists.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { allMatches } from '../../words/all-matches.ts';
import { fold } from '../../words/reading-copy.ts';
import { organizationLikeness } from '../employment/organization-words.ts';
import { isPlace, isStateCode } from '../employment/places.ts';
import { isTitleNoun, titleTail } from '../employment/title-words.ts';
import { kindOfWords } from '../sections/heading-kind.ts';
import type { Line } from '../sections/lines.ts';
import { withoutLetterSpacing } from './letter-spacing.ts';
import { formOfAddress, nameInHalves, nameLabel } from './name-labels.ts';

/** A part of a line that could be a person's name. */
export type NameCandidate = {
  readonly text: string;
  /** Offset in the document. */
  readonly start: number;
  readonly end: number;
  readonly line: Line;
  /** Whether it follows "Name:". */
  readonly labelled: boolean;
};

/** The parts of a line that may be a name: the text after a label, otherwise the beginning of each of its cells. */
export function nameCandidates(line: Line): readonly NameCandidate[] {
  const labelled = labelledNames(line);
  if (labelled.length > 0) return labelled;
  const spaced = inSpacedLetters(line);
  const parts = spaced ? [spaced] : cells(line).map((cell) => firstPart(cell));
  return parts
    .filter((part) => !isLabel(line, part))
    .map(({ text, start, end }) => ({ text, start, end, line, labelled: false }));
}

/** The names after a label. */
export function labelledNames(line: Line): readonly NameCandidate[] {
  const part = labelledName(line);
  return part ? [{ text: part.text, start: part.start, end: part.end, line, labelled: true }] : [];
}

/** Text before a colon is a label for the text after it. */
const isLabel = (line: Line, { end }: Part): boolean => /^ {0,3}:/.test(line.text.slice(end - line.start));

type Part = { readonly text: string; readonly start: number; readonly end: number };

type Cell = Omit<Part, 'end'>;

function labelledName(line: Line): Part | null {
  const label = nameLabel.exec(line.folded);
  if (!label) return nameFromHalves(line);
  const written = line.text.slice(label[0].length);
  const lead = formOfAddress.exec(written)?.[0].length ?? 0;
  const rest = written.slice(lead);
  const start = line.start + label[0].length + lead;
  const [turned, surname, given] = /^(\p{L}[\p{L}\p{M}'’-]+), (\p{L}[\p{L}\p{M}'’. -]+)$/u.exec(rest) ?? [];
  if (turned !== undefined) return { text: `${given} ${surname}`, start, end: start + turned.length };
  const whole = (/^(?:[^,|:(\d\s]|\s(?!\s)){2,60}/.exec(rest)?.[0] ?? '').trimEnd();
  // In a single line the next label follows: "Name: Ana Pop Address: …".
  const text = whole.replace(
    /\s(?:e-?mail|phone|mobile|tel|address|contact|date of birth|nationality|objective)$/i,
    '',
  );
  return text === '' ? null : { text, start, end: start + text.length };
}

/** "Surname: POP   First name: Ana": the name in spoken order. */
function nameFromHalves(line: Line): Part | null {
  if (!/:.*:/.test(line.folded)) return null;
  const found = nameInHalves.exec(line.folded);
  const { label, first = '', second = '' } = found?.groups ?? {};
  if (!found) return null;
  const at = line.folded.indexOf(first, (label ?? '').length);
  const end = found[0].length;
  const [before, after] = [line.text.slice(at, at + first.length), line.text.slice(end - second.length, end)];
  const text = label === undefined ? `${before} ${after}` : `${after} ${before}`;
  return { text, start: line.start + at, end: line.start + end };
}

function inSpacedLetters({ text, start, end }: Line): Part | null {
  const plain = withoutLetterSpacing(text);
  return plain === text ? null : { text: plain, start, end };
}

/** The cells of a line, separated by tabs, without a heading such as "Curriculum Vitae" before the name. */
function cells(line: Line): readonly Cell[] {
  return allMatches(line.text, /[^\t]+/g).map((found) => {
    const heading = leadingHeading.exec(found[0])?.[0] ?? '';
    const isHeading = heading !== '' && found[0].length > heading.length;
    const skip = isHeading ? heading.length : 0;
    return { text: found[0].slice(skip), start: line.start + found.index + skip };
  });
}

const documentTitle = writtenPiecesOf(({ resume }) => resume.names.document);
const isDocumentTitle = new RegExp(`^(?:${documentTitle})$`, 'iu');

const leadingHeading = new RegExp(
  String.raw`^(?:personal (?:information|details|data|profile)|contact(?: details| information)?|profile|${documentTitle})(?: of| [-–—]|:|：)?\s+`,
  'iu',
);

const credentials = /[,(|•·:;/@\d]| {3,}|\t| [-–—] /;

/** Characters of a cell that are checked; a flattened document is a single cell. */
const longestBeginning = 120;

/** The beginning of a cell that could be the name: before a comma, a separator, a label or a number. */
function firstPart(cell: Cell): Part {
  const beginning = cell.text.slice(0, longestBeginning);
  const stop = beginning.search(credentials);
  let text = withoutTown(stop < 0 ? beginning : beginning.slice(0, stop), beginning);
  // A flattened line continues from the name into the headline: "Ana Pop Marketing Manager".
  const title = headlineAfter(text.trimEnd());
  if (title !== null) text = text.slice(0, title);
  const label =
    /\s(?:e-?mail|phone|mobile|mob|tel|cell|address|contact)\b/i.exec(text) ??
    (/E-?mail|Phone|Mobile|Address|Contact/.test(text) ? gluedLabel.exec(text) : null);
  if (label) text = text.slice(0, label.index);
  const trimmed = text.trimEnd();
  const kept = trimmed.endsWith('.') ? withoutFullStop(trimmed) : trimmed;
  return { text: kept, start: cell.start, end: cell.start + kept.length };
}

const gluedLabel = /(?<=\p{Ll}{2})(?:E-?mail|Phone|Mobile|Address|Contact)\b/u;

/** The period of an initial belongs to the name: "Ann B.". */
const withoutFullStop = (name: string): string =>
  /\s\p{L}\.$/u.test(name) || /\b(?:Jr|Sr)\.$/i.test(name) ? name : name.replace(/(?<![\s.])[\s.]+$/, '');

/** Removes the town before half a postcode that directly follows a name: "Ana Pop Leeds LS6 | …". */
function withoutTown(text: string, beginning: string): string {
  const [code] = /\s[A-Z]{1,2}$/.exec(text) ?? [];
  if (code === undefined || !/^\d[A-Z\d]?(?:\s|$)/.test(beginning.slice(text.length))) return text;
  const before = text.slice(0, -code.length);
  const town = allMatches(before, /(?<=\S )\S+/g).find(({ index }) => {
    const words = before.slice(index);
    return isPlace(words, fold(words));
  });
  return town ? before.slice(0, town.index) : text;
}

/** Where a headline of at least two words follows at least two words of a name. */
function headlineAfter(part: string): number | null {
  const words = allMatches(part, /\S+/g);
  for (let end = words.length; end >= 4; end -= 1) {
    const last = words[end - 1];
    if (!last) return null;
    // Checked first, since few words are title nouns.
    if (!isTitleNoun(fold(last[0]))) continue;
    const text = part.slice(0, last.index + last[0].length);
    const start = titleTail(text, fold(text));
    if (start === null) continue;
    const before = words.filter((word) => word.index < start).length;
    return before >= 2 && end - before >= 2 ? start : null;
  }
  return null;
}

const particles: ReadonlySet<string> = new Set(
  locales.flatMap(({ resume }) => wordsOf(resume.names.particles)),
);

/** "Spreadsheet proficient": next to capitalized words, a name has only particles in lowercase. */
export function mixesCases(part: string): boolean {
  const words = part.split(/\s+/);
  const hasSmall = words.some((word) => /^\p{Ll}/u.test(word) && !particles.has(fold(word)));
  return hasSmall && words.some((word) => /^\p{Lu}/u.test(word));
}

const notNames = new Set(
  `resume curriculum vitae cv sample example template page of address street road avenue lane email phone mobile tel contact details
objective profile summary personal information name client company confidential date birth nationality university college school
institute the and for with in to my our from about i experience years skills work education professional career letter cover dear
linkedin github portfolio website http https www com pdf lebenslauf europass format updated version city state zip your available
references box apartment suite p.o po near opp
twitter facebook instagram skype whatsapp handle blog url any form handbook catalogue catalog course employee manual guide newsletter brochure schedule invoice receipt quotation minutes agenda dear subject statement agreement contract policy menu ingredients recipe memo total payment meeting
hr vp ceo cfo cto coo experienced seeking results driven responsible dedicated motivated innovative dynamic highly`.split(
    /\s+/,
  ),
);

/** "Harwick CA", but not "JANE MA". */
const isTownWithState = (part: string): boolean =>
  /\p{Ll}/u.test(part) && isStateCode(/(?<!\S)\S+$/.exec(part)?.[0] ?? '');

/** 'Ana "Annie" Pop' */
const nickname = / ["'“][\p{L}]{2,12}["'”] /u;

/** Whether these words could be a name: not a skill, place, title or employer, and not a heading. */
export function couldBeName(written: string, vocabulary: Vocabulary): boolean {
  const part = written.replace(nickname, ' ');
  if (part.length < 2 || part.length > 50 || isDocumentTitle.test(part.trim().normalize())) return false;
  if (!/^[\p{L}\p{M}][\p{L}\p{M}\u200c'’.\s-]*$/u.test(part) || /\p{Ll}'s(?:\s|$)/u.test(part)) return false;
  const folded = fold(part);
  const words = folded.split(/[\s]+/).filter(Boolean);
  if (words.length > 6) return false;
  if (words.length === 1 && /^[a-z]+$/.test(folded) && part.length < 3) return false;
  if (words.some((word) => notNames.has(word.replace(/\.$/, '')))) return false;
  if (kindOfWords(folded) !== null || isPlace(part, folded) || isTownWithState(part)) return false;
  if (organizationLikeness(folded) >= 0.6) return false;
  const skilled = vocabulary.findSkills(part).reduce((sum, skill) => sum + skill.end - skill.start, 0);
  if (words.length > 1 && skilled >= part.length * 0.6) return false;
  const last = words.at(-1) ?? '';
  const titled = vocabulary.findTitles(part).some((title) => title.end - title.start >= part.length * 0.7);
  // A lone surname such as Baker is a title too: only a title of several words, or a usual title noun, rules out a
  // name.
  if (words.length >= 2 && (isTitleNoun(last) || (titled && words.length > 2))) return false;
  if (words.length === 1 && (titled || isTitleNoun(last))) return false;
  return true;
}
