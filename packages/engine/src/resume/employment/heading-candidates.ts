import type { WrittenLanguage } from '../../languages/language.ts';
import { piecesOf } from '../../languages/locale-lists.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { allMatches } from '../../words/all-matches.ts';
import { countWords } from '../../words/count-words.ts';
import { fold } from '../../words/reading-copy.ts';
import { type DateRange, findDates } from '../dates/dates.ts';
import { findDegrees, namesInstitution } from '../education/degree-words.ts';
import { isStateOfSomething, isStateOfTown } from '../education/state-or-degree.ts';
import { isStreet } from '../person/addresses.ts';
import { asksForAddress, readLabel } from '../sections/labels.ts';
import { capitalisedShare, isProse } from '../sections/line-style.ts';
import type { Line } from '../sections/lines.ts';
import { headingKind } from '../sections/sections.ts';
import { couldBeName } from './employment.ts';
import { type Part, readParts, titleLikeness } from './header-parts.ts';
import { organizationLikeness } from './organization-words.ts';
import { isPlace } from './places.ts';
import { readWorkInProse, type WorkInProse } from './prose-positions.ts';
import { isTitleNoun } from './title-words.ts';

export type ReadingKnowledge = {
  readonly vocabulary: Vocabulary;
  readonly today: string;
  /** Language of the lines. */
  readonly language: WrittenLanguage;
};

/** A line and what it could contribute to the heading of a position. */
export type HeadingCandidate = {
  readonly line: Line;
  readonly range: DateRange | null;
  readonly parts: readonly Part[];
  /** 0 body text, 1 may be part of a heading, 2 certainly is. */
  readonly rank: 0 | 1 | 2;
};

const beginsWithPageNumber = new RegExp(`^(?:${piecesOf(({ resume }) => resume.pages.page)}) ?\\d`);

type Labelled = NonNullable<ReturnType<typeof readLabel>>;

const bodyText = (line: Line): HeadingCandidate => ({ line, range: null, parts: [], rank: 0 });

/** The data about a position in a line of a section on work. */
export function readCandidate(
  line: Line,
  { vocabulary, today, language }: ReadingKnowledge,
): HeadingCandidate {
  if (beginsWithPageNumber.test(line.folded)) return bodyText(line);
  const earlier = leadToEarlier.exec(line.folded)?.[0].length ?? 0;
  if (earlier > 0) return readCandidate(withoutLead(line, earlier), { vocabulary, today, language });
  if (isStreet(line.folded)) return { line, range: null, parts: [], rank: 1 };
  const labelled = readLabel(line);
  if (
    labelled &&
    !isEmployerBesideTitle(line, labelled) &&
    !isNameBeforeColon(line, labelled, { vocabulary, today })
  )
    return readLabelled(line, labelled, today);
  const dates = findDates(line.folded, today);
  const range = dates.find((date) => !date.single) ?? dates.find((date) => date.from !== null) ?? null;
  const dated = range !== null && !range.single;
  const stated = dated && line.words > 6 ? readWorkInProse(line, vocabulary) : null;
  if (stated?.title) return { line, range, parts: partsKnown(line, stated), rank: 2 };
  const lead = dated ? null : leadingTitle(line, vocabulary);
  if (lead) return { line, range: null, parts: [lead], rank: 1 };
  const rest = line.words - (range ? countWords(line.text.slice(range.start, range.end)) : 0);
  if (
    rest > 18 ||
    (!dated && isProse(line)) ||
    (dated && rest > 9 && isProse(line) && capitalisedShare(line.text) < 0.5)
  ) {
    return bodyText(line);
  }
  if (isEducation(line, language)) return bodyText(line);
  const parts = employerBesidePlace(readParts(line, dates, { vocabulary, language }));
  const strong = parts.some(
    (part) =>
      (part.kind === 'title' && part.certainty >= 0.8) ||
      (part.kind === 'organization' && part.certainty >= 0.6),
  );
  if (dated) return { line, range, parts, rank: 2 };
  if (line.bullet && !(strong && range)) return bodyText(line);
  if (!dated && isRunningList(line, parts)) return bodyText(line);
  const titled = parts.some((part) => part.kind === 'title' && part.certainty >= 0.8);
  const spelled =
    capitalisedShare(line.text) >= 0.6 ||
    isEmployerWithWords(line, parts) ||
    (titled && line.words <= 8 && /^\p{Lu}/u.test(line.text)) ||
    (strong && language === 'other');
  if (headingKind(line) !== null || !spelled || wordsOutsideBrackets(line) > 12) return bodyText(line);
  return { line, range: titled ? range : null, parts, rank: strong ? 2 : line.words <= 7 ? 1 : 0 };
}

/** "Prior: Usher, Acme Hall (2006 - 2010)" */
const leadToEarlier =
  /^(?:prior|previous(?:ly)?|earlier|formerly|before that|also)(?: (?:experience|roles?|positions?|career))?\s?:\s+(?=\S)/;

const withoutLead = (line: Line, length: number): Line => {
  const text = line.text.slice(length);
  return {
    ...line,
    start: line.start + length,
    text,
    folded: line.folded.slice(length),
    words: countWords(text),
  };
};

/** Words added in brackets ("Acme plc (via Hale Recruitment)") do not make a heading a sentence. */
const wordsOutsideBrackets = ({ text }: Line): number =>
  countWords(text.includes('(') ? text.replace(inBrackets, '') : text);

const inBrackets = /\([^()\s]+(?: [^()\s]+){0,5} ?\)(?=$|[ ,] ?\p{Lu})/gu;

/** "Approved Electrician. Rewires, upgrades and repairs.": a title, and its description on the same line. */
function leadingTitle(line: Line, vocabulary: Vocabulary): Part | null {
  const text = line.bullet ? undefined : /^(\p{Lu}[^.,:;]{3,45})\.\s+\p{Lu}/u.exec(line.text)?.[1];
  if (text === undefined || titleLikeness(text, fold(text), vocabulary) < 0.85) return null;
  return titlePart(line, text);
}

const titlePart = (line: Line, text: string): Part => ({
  kind: 'title',
  line,
  skill: null,
  start: line.start,
  end: line.start + text.length,
  text,
  certainty: 1,
  afterComma: false,
});

/** "Worked as a tester in Acme Ltd from 2014 to 2016" contains its parts in a sentence. */
const partsKnown = (line: Line, { title, organization }: WorkInProse): readonly Part[] =>
  (['title', 'organization'] as const).flatMap((kind) => {
    const text = kind === 'title' ? title : organization;
    const at = text === null ? -1 : line.text.indexOf(text);
    if (text === null || at < 0) return [];
    const start = line.start + at;
    return [
      { kind, line, skill: null, start, end: start + text.length, text, certainty: 1, afterComma: false },
    ];
  });

function readLabelled(line: Line, { label, contentStart }: Labelled, today: string): HeadingCandidate {
  const text = line.text.slice(contentStart);
  if (label === 'business') return { line, range: null, parts: [], rank: 2 };
  if (label === 'other' || text.length > 90) return bodyText(line);
  const dates = findDates(line.folded, today);
  const range = dates.find((date) => !date.single) ?? (label === 'dates' ? (dates[0] ?? null) : null);
  const until = dates[0] && dates[0].start > contentStart ? dates[0].start : line.text.length;
  const written = line.text.slice(contentStart, until).replace(/(?<![\s,(–-])[\s,(–-]+$/, '');
  const kind = label === 'client' ? 'unknown' : label;
  if (label === 'dates') return { line, range, parts: [], rank: range ? 2 : 0 };
  const isAddressed = asksForAddress.test(line.folded.slice(0, contentStart));
  const named = isAddressed ? (written.split(',')[0] ?? written) : written;
  const content = label === 'title' || label === 'place' ? named : withoutPlace(named);
  const start = line.start + contentStart;
  const part: Part = {
    kind: kind as Part['kind'],
    line,
    skill: null,
    start,
    end: start + content.length,
    text: content,
    certainty: 1,
    afterComma: false,
  };
  return { line, range, parts: content === '' ? [] : [part], rank: label === 'client' ? 0 : 2 };
}

/**
 * "Jira, Postman, Agile, Jenkins." continues a description of work. A list of titles or of an employer's parts does
 * not.
 */
const isRunningList = (line: Line, parts: readonly Part[]): boolean =>
  parts.filter(({ afterComma }) => afterComma).length >= 2 &&
  (/[,.]$/.test(line.text) || parts.length >= 5) &&
  !(parts[0]?.kind === 'title' && parts[0].certainty >= 0.8) &&
  !/\b(?:inc|ltd|co|corp|llc|s\.a|u\.s)\.$/.test(line.folded);

/** "Quay Books - Seattle, WA": a line with only a name and a place names an employer. */
function employerBesidePlace(all: readonly Part[]): readonly Part[] {
  const places = all.some(({ kind }) => kind === 'place');
  const parts = places
    ? all.filter((part) => part.kind === 'title' || part.kind === 'place' || couldBeName(part))
    : all;
  const [name, ...others] = parts;
  const isOne =
    name?.kind === 'unknown' && name.skill === null && couldBeName(name) && !/^\d/.test(name.text);
  if (!isOne || others.length === 0 || !others.every(({ kind }) => kind === 'place')) return parts;
  return [{ ...name, kind: 'organization', certainty: 0.6 }, ...others];
}

/** "QUAY BOOKS | Seattle, WA | a chain of nine shops": a name, its town, and words about it. */
const isEmployerWithWords = ({ text, start }: Line, [name, ...others]: readonly Part[]): boolean =>
  name?.kind === 'organization' &&
  /^[^|•]*[|•]/.test(text) &&
  capitalisedShare(text.slice(0, name.end - start)) === 1 &&
  others.some(({ kind }) => kind === 'place');

/** "Acme Ltd, Pune" as an employer is "Acme Ltd". */
function withoutPlace(name: string): string {
  const places = allMatches(name, /(?:(?<!\s)\s+)?,\s*|\s[-–]\s/g).find(({ index, 0: mark }) => {
    const rest = name.slice(index + mark.length);
    return isPlace(rest, fold(rest));
  });
  return places ? name.slice(0, places.index) : name;
}

/** "Company Name - Staff Nurse" is a title next to a removed employer; "Company Name - Acme" labels one. */
function isEmployerBesideTitle(line: Line, { label, contentStart }: Labelled): boolean {
  if (label !== 'organization' || line.text.slice(0, contentStart).includes(':')) return false;
  const [said = ''] = line.folded.slice(contentStart).split(/[,(|]|\d/);
  return said.split(/[^\p{L}-]+/u).some(isTitleNoun) && organizationLikeness(said) < 1;
}

/** "Nordby Animal Hospital: Senior Veterinarian, 2017 - Present": the employer is in the position of a label. */
function isNameBeforeColon(
  line: Line,
  { label, contentStart }: Labelled,
  { vocabulary, today }: Pick<ReadingKnowledge, 'vocabulary' | 'today'>,
): boolean {
  if (label !== 'other') return false;
  const [name, content] = [line.text.slice(0, contentStart), line.text.slice(contentStart)];
  const dated = findDates(fold(content), today).some(({ single }) => !single);
  const isName = /\s\S*\p{L}/u.test(name) && capitalisedShare(name) === 1;
  return dated && isName && (vocabulary.findTitles(content)[0]?.start ?? 99) < 20;
}

/** A degree next to a school or in a short line. "Example High School" alone may be an employer. */
function isEducation(line: Line, language: WrittenLanguage): boolean {
  const named = findDegrees(line.text, line.folded, language);
  if (named.length === 0) return false;
  const isAtSchool = namesInstitution(line.folded, language);
  const isState = isAtSchool ? isStateOfTown : isStateOfSomething;
  const degrees = named.filter(
    ({ start, end, level }) =>
      // In languages where secondary schools are named like their degree, the line may be a teacher's.
      !(language === 'other' && (level === 'secondary' || level === 'vocational')) &&
      !isState(line.text, { start, end }) &&
      !(
        line.folded.slice(start, end).endsWith('school') &&
        /\p{Lu}[\p{L}.']{0,60}\s+$/u.test(line.text.slice(0, start))
      ),
  );
  return degrees.length > 0 && (isAtSchool || line.words <= 12);
}
