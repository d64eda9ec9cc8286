import { type AdvertSection, readSectionHeading } from './advert-sections.ts';

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

/** The lines of an advert that say something, each with its section; headings themselves are left out. */
export function readAdvertLines(text: string): readonly AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: AdvertSection = 'unknown';
  let first = true;
  for (const { start, end } of shortened(text, cutIntoSentences(text))) {
    const content = text.slice(start, end);
    const heading = readSectionHeading(content);
    if (heading) section = heading.section;
    const from = start + (heading?.length ?? 0);
    const line = trimmed(text, from, end);
    if (line) lines.push({ ...line, section, first });
    first = false;
  }
  return lines;
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
/** A line of sixty letters or more whose next line goes on in small letters was broken by a width, not by its writer. */
const lineBreak = String.raw`(?<![^\n]{60})\r?\n|\r?\n(?![ \t]*[a-z])`;
const breaks = new RegExp(
  [
    lineBreak,
    '\\s{4,}',
    '\\s*[•●▪◦‣·*]\\s+',
    `(?<=[a-z)][.!?;]?)(?=(?:${starters})\\b)(?<![A-Z][a-z]{0,9})`,
    '(?<=[a-z0-9)%+][.!?;]) +(?=[A-Z0-9(“"])',
    '(?<=[a-z]{2}[.!?])(?=[A-Z][a-z])',
    '(?<=[a-z)])(?=\\d{1,2}\\+ years)',
    ';\\s+',
  ].join('|'),
  'g',
);

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

function* cutIntoSentences(text: string): Generator<Interval> {
  let start = 0;
  for (const found of text.matchAll(breaks)) {
    // The full stop of "e.g." and "B.Sc." ends no sentence.
    if (
      /\b(?:e\.g|i\.e|etc|B\.Sc|M\.Sc|Ph\.D|St|Mr|Ms|Sr|Jr|Inc|approx|incl|yrs)\.$/i.test(
        text.slice(Math.max(0, found.index - 8), found.index),
      ) &&
      !found[0].includes('\n')
    )
      continue;
    if (found.index > start) yield { start, end: found.index };
    start = Math.max(start, found.index + found[0].length);
  }
  if (start < text.length) yield { start, end: text.length };
}

const leading = /^[\s\-–—•●▪◦‣·*>:,;|]+|^\(?\d{1,2}[.)]\s+/;

function trimmed(text: string, from: number, to: number): (Interval & { readonly text: string }) | null {
  const raw = text.slice(from, to);
  const start = from + (leading.exec(raw)?.[0].length ?? 0);
  const end = from + raw.trimEnd().length;
  if (end - start < 2) return null;
  const content = text.slice(start, end);
  return /[\p{L}\p{N}]/u.test(content) ? { start, end, text: content } : null;
}
