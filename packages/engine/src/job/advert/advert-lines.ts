import { type AdvertSection, readSectionHeading } from './advert-sections.ts';
import { findGluedPlaces } from './glued-lines.ts';

/** A sentence or bullet of an advert, with the kind of section it stands in. */
export type AdvertLine = {
  /** Interval of the job text without bullet and surrounding white space. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly section: AdvertSection;
  /** The first line of text of the advert. */
  readonly first: boolean;
};

/** So begin lines that ask for something and no others: what was left out has ended, without a heading that is known. */
const requirement =
  /^(?:\d{1,2} ?\+? ?(?:-|–|to)? ?\d{0,2}\+? years?(?: of)? (?:[\w-]+ ){0,4}experience|(?:bachelor|master)['’]?s?\b|(?:proficien(?:t|cy)|experienced?|knowledge|expertise|background|skilled|fluen(?:t|cy)) (?:with|in|of|using)\b|(?:strong|solid|good|working|deep) (?:knowledge|understanding|command|grasp|background)\b|must (?:have|be able))/i;

/** So begin lines that tell what whoever has the job does, though the last heading was of the company. */
const duty =
  /^(?:the|this|our) (?:[\w/-]+ ){0,4}(?:manager|representative|associate|assistant|coordinator|specialist|analyst|engineer|developer|director|officer|clerk|technician|supervisor|nurse|administrator|consultant|designer|teacher|driver|operator|executive|accountant|position|role) (?:is responsible|is accountable|will|provides|performs|supports|reports|ensures|assists|manages|leads|oversees)\b/i;

const beginsAsRequirement = (line: string): boolean => requirement.test(line);

/**
 * The lines of an advert that say something, each with its section; headings themselves are left out. `isName` tells
 * names such as "PowerPoint" from words that lost the line break between them.
 */
export function readAdvertLines(text: string, isName: (word: string) => boolean): readonly AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: AdvertSection = 'unknown';
  let first = true;
  for (const { start, end } of shortened(text, cutIntoSentences(text, isName))) {
    const content = text.slice(start, end);
    const heading = isAmongBullets(text, start) ? null : readSectionHeading(content);
    if (heading && !heading.isLabel) section = heading.section;
    const from = start + (heading?.length ?? 0);
    const line = trimmed(text, from, end);
    if (line && section === 'left-out' && beginsAsRequirement(line.text)) section = 'must';
    else if (line && section === 'left-out' && duty.test(line.text)) section = 'duties';
    if (line) lines.push({ ...line, section: heading?.isLabel ? heading.section : section, first });
    first = false;
  }
  return lines;
}

const bullet = String.raw`[ \t]*[-–—•●▪◦‣·*][ \t]+`;
const bulletsAround = new RegExp(String.raw`^${bullet}[^\n:]*\n${bullet}[^\n:]*(?:\n${bullet}|$)`);

/** "- Benefits" between two other bullets is an entry of a list, not a heading. */
function isAmongBullets(text: string, at: number): boolean {
  const line = text.lastIndexOf('\n', at - 1);
  if (line < 0) return false;
  const before = text.lastIndexOf('\n', line - 1) + 1;
  return bulletsAround.test(text.slice(before, line + 400));
}

type Interval = { readonly start: number; readonly end: number };

/** Adverts copied from web pages lose line breaks: "environmentsStrong fundamentals". These words begin a new line. */
const starters =
  'Strong|Experience|Experienced|Proficien(?:t|cy)|Familiarity|Knowledge|Excellent|Ability|Able|Solid|Proven|Hands|Background|' +
  "Bachelor(?:['’]?s)?|Master(?:['’]?s)?|Degree|Deep|Understanding|Skilled|Demonstrated|Work|Working|Develop|Design|Collaborate|Build|Lead|Minimum|" +
  'Must|Certifications?|Preferred|Prior|Previous|You|We|The|This|Our|Expertise|Exposure|Passion|Comfort|Track|Write|Create|Manage|' +
  'Maintain|Support|Provide|Participate|Ensure|Assist|Troubleshoot|Conduct|Perform|Implement|Deploy|Qualifications|Responsibilities|' +
  'Requirements|Required|Benefits|About|Location|Job|Good|Great|Exceptional|Advanced|Basic|Nice|Bonus|Key|What|Who|Why|Industry|Salary|' +
  'Independent|Fluent|Outstanding|At least|In|As|At|If|To';
const lineBreak = String.raw`\r?\n`;
/** A line of sixty letters or more whose next line goes on in small letters was broken by a width, not by its writer. */
const unwrappedLineBreak = String.raw`(?<![^\n]{60})\r?\n|\r?\n(?![ \t]*[a-z])`;
const otherBreaks = [
  '\\s{4,}',
  '\\s*[•●▪◦‣·*]\\s+',
  `(?<=[a-z)+%][.!?;]?|[A-Z][.!?;])(?=(?:${starters})\\b)(?<![A-Z][a-z]{0,9})`,
  '\\*+(?=[A-Z])',
  '(?<=[a-z0-9)%+][.!?;]) +(?=[A-Z0-9(“"])',
  '(?<=[a-z]{2}[.!?])(?=[A-Z][a-z])',
  '(?<=[a-z)])(?=\\d{1,2}\\+ years)',
  ';\\s+',
];
const breaks = new RegExp([lineBreak, ...otherBreaks].join('|'), 'g');
const breaksOfWrapped = new RegExp([unwrappedLineBreak, ...otherBreaks].join('|'), 'g');

/** Nobody wraps a text wider than this: a longer line says that the line breaks are the writer's. */
const widestWrap = 130;

const isWrapped = (text: string): boolean => !text.split('\n').some((line) => line.length > widestWrap);

/** Longer sentences are cut at a blank: patterns on one line then stay fast, however the text was made. */
const longestSentence = 1500;

function* shortened(text: string, sentences: Iterable<Interval>): Generator<Interval> {
  for (const { start, end } of sentences) {
    let from = start;
    while (end - from > longestSentence) {
      const blank = text.lastIndexOf(' ', from + longestSentence);
      const to = blank > from ? blank : from + longestSentence;
      yield { start: from, end: to };
      from = to;
    }
    yield { start: from, end };
  }
}

/** The full stop of "e.g." and "B.Sc." ends no sentence. */
const abbreviation = /\b(?:e\.g|i\.e|etc|B\.Sc|M\.Sc|Ph\.D|St|Mr|Ms|Sr|Jr|Inc|approx|incl|yrs)\.$/i;

function* cutIntoSentences(text: string, isName: (word: string) => boolean): Generator<Interval> {
  const found = [...text.matchAll(isWrapped(text) ? breaksOfWrapped : breaks)]
    .filter(
      ({ 0: gap, index }) =>
        gap.includes('\n') || !abbreviation.test(text.slice(Math.max(0, index - 8), index)),
    )
    .map(({ 0: gap, index }) => ({ start: index, end: index + gap.length }));
  const glued = findGluedPlaces(text, isName).map((index) => ({ start: index, end: index }));
  let start = 0;
  for (const gap of [...found, ...glued].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (gap.start > start) yield { start, end: gap.start };
    start = Math.max(start, gap.end);
  }
  if (start < text.length) yield { start, end: text.length };
}

const leading = /^[\s\-–—•●▪◦‣·*>:,;|]+|^\(?\d{1,2}[.)]\s+/;

function trimmed(text: string, from: number, to: number): (Interval & { readonly text: string }) | null {
  const raw = text.slice(from, to);
  const start = from + (leading.exec(raw)?.[0].length ?? 0);
  const end = from + raw.trimEnd().length;
  const content = text.slice(start, end);
  if (content.length < 2 && !/^[A-Z]$/.test(content)) return null;
  return /[\p{L}\p{N}]/u.test(content) ? { start, end, text: content } : null;
}
