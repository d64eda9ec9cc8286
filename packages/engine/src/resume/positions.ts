import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type DateRange, findDates } from './dates.ts';
import { findDegrees, namesInstitution } from './degree-words.ts';
import { chooseEmployment, couldBeName, type Employment } from './employment.ts';
import { type Part, readParts } from './header-parts.ts';
import { readLabel } from './labels.ts';
import { capitalisedShare, isProse } from './line-look.ts';
import type { Line } from './lines.ts';
import { readToldWork, type ToldWork } from './prose-positions.ts';
import type { Evidence, Position } from './resume.ts';
import type { Section } from './sections.ts';
import { headingKind } from './sections.ts';
import { monthRun } from './timeline.ts';

export type ReadingKnowledge = { readonly vocabulary: Vocabulary; readonly today: string };

/** A line and what it could contribute to the heading of a position. */
type Candidate = {
  readonly line: Line;
  readonly range: DateRange | null;
  readonly parts: readonly Part[];
  /** 0 body text, 1 could be part of a heading, 2 surely is. */
  readonly rank: 0 | 1 | 2;
};

type Heading = {
  readonly first: number;
  readonly last: number;
  readonly range: DateRange | null;
  readonly dateLine: Candidate | null;
};

/** The positions of a section that tells of work, in text order. */
export function readPositions(
  section: Section,
  knowledge: ReadingKnowledge,
  strict: boolean,
): readonly Position[] {
  const candidates = joinDateLines(section.lines, knowledge.today).map((line) =>
    readCandidate(line, knowledge),
  );
  const headings = findHeadings(candidates, strict);
  const positions: Position[] = [];
  for (const [index, heading] of headings.entries()) {
    const next = headings[index + 1]?.first ?? candidates.length;
    const position = makePosition(candidates, heading, next, knowledge.today);
    if (position && (!strict || (position.title !== null && heading.range !== null)))
      positions.push(position);
  }
  return inheritOrganizations(positions);
}

/** Start and end of a period that stand on two lines become one: "Jul 2006" above "Oct 2007". */
function joinDateLines(lines: readonly Line[], today: string): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && isLoneDate(above, today) && startsWithDate(line, today)) {
      joined[joined.length - 1] = joinLines(above, line);
    } else joined.push(line);
  }
  return joined;
}

function isLoneDate(line: Line, today: string): boolean {
  if (line.words > 3) return false;
  const [date, ...others] = findDates(line.folded, today);
  return (
    others.length === 0 &&
    date?.single === true &&
    date.from !== null &&
    date.end - date.start >= line.text.length - 1
  );
}

function startsWithDate(line: Line, today: string): boolean {
  if (/^(?:present|current|till|to date|now)\b/.test(line.folded)) return true;
  const [date] = findDates(line.folded, today);
  return date !== undefined && date.start === 0 && date.single && date.from !== null;
}

function joinLines(above: Line, below: Line): Line {
  const gap = '-'.padEnd(below.start - above.end);
  const text = `${above.text}${gap}${below.text}`;
  const folded = `${above.folded}${gap}${below.folded}`;
  return { ...above, end: below.end, text, folded, words: above.words + below.words };
}

function readCandidate(line: Line, { vocabulary, today }: ReadingKnowledge): Candidate {
  if (/^(?:page|seite|pagina|strona) ?\d/.test(line.folded)) return { line, range: null, parts: [], rank: 0 };
  const labelled = readLabel(line);
  if (labelled) return readLabelled(line, labelled, today);
  const dates = findDates(line.folded, today);
  const range = dates.find((date) => !date.single) ?? dates.find((date) => date.from !== null) ?? null;
  const dated = range !== null && !range.single;
  const told = dated && line.words > 6 ? readToldWork(line, vocabulary) : null;
  if (told?.title) return { line, range, parts: partsTold(line, told), rank: 2 };
  const rest = line.words - (range ? line.text.slice(range.start, range.end).split(/\s+/).length : 0);
  if (
    rest > 18 ||
    (!dated && isProse(line)) ||
    (dated && rest > 9 && isProse(line) && capitalisedShare(line.text) < 0.5)
  ) {
    return { line, range: null, parts: [], rank: 0 };
  }
  if (isEducation(line)) return { line, range: null, parts: [], rank: 0 };
  const parts = readParts(line, dates, vocabulary);
  const strong = parts.some(
    (part) =>
      (part.kind === 'title' && part.certainty >= 0.8) ||
      (part.kind === 'organization' && part.certainty >= 0.6),
  );
  if (dated) return { line, range, parts, rank: 2 };
  if (line.bullet && !(strong && range)) return { line, range: null, parts: [], rank: 0 };
  const titled = parts.some((part) => part.kind === 'title' && part.certainty >= 0.8);
  const spelled =
    capitalisedShare(line.text) >= 0.6 || (titled && line.words <= 8 && /^\p{Lu}/u.test(line.text));
  if (headingKind(line) !== null || !spelled || line.words > 12)
    return { line, range: null, parts: [], rank: 0 };
  return { line, range: titled ? range : null, parts, rank: strong ? 2 : line.words <= 7 ? 1 : 0 };
}

/** "Worked as a tester in Acme Ltd from 2014 to 2016" names its parts itself. */
const partsTold = (line: Line, { title, organization }: ToldWork): readonly Part[] =>
  (['title', 'organization'] as const).flatMap((kind) => {
    const text = kind === 'title' ? title : organization;
    const at = text === null ? -1 : line.text.indexOf(text);
    if (text === null || at < 0) return [];
    const start = line.start + at;
    return [
      { kind, line, skill: null, start, end: start + text.length, text, certainty: 1, afterComma: false },
    ];
  });

function readLabelled(
  line: Line,
  { label, contentStart }: NonNullable<ReturnType<typeof readLabel>>,
  today: string,
): Candidate {
  const text = line.text.slice(contentStart);
  if (label === 'other' || text.length > 90) return { line, range: null, parts: [], rank: 0 };
  const dates = findDates(line.folded, today);
  const range = dates.find((date) => !date.single) ?? (label === 'dates' ? (dates[0] ?? null) : null);
  const until = dates[0] && dates[0].start > contentStart ? dates[0].start : line.text.length;
  const content = line.text.slice(contentStart, until).replace(/[\s,(–-]+$/, '');
  const kind = label === 'client' ? 'unknown' : label;
  if (label === 'dates') return { line, range, parts: [], rank: range ? 2 : 0 };
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

const isEducation = (line: Line): boolean =>
  findDegrees(line.text, line.folded).length > 0 && (namesInstitution(line.folded) || line.words <= 12);

const complete = (parts: readonly Part[]): boolean => {
  const named = parts.filter(
    (part) => part.kind !== 'place' && (part.kind !== 'unknown' || couldBeName(part)),
  );
  return named.some((part) => part.kind === 'title') && named.length >= 2;
};

const headingReach = 4;

function findHeadings(candidates: readonly Candidate[], strict: boolean): readonly Heading[] {
  const anchors = candidates.flatMap((candidate, index) => (candidate.range ? [index] : []));
  const downward = datesComeFirst(candidates, anchors);
  const headings: Heading[] = [];
  let free = 0;
  for (const [order, anchor] of anchors.entries()) {
    const limit = anchors[order + 1] ?? candidates.length;
    let [first, last] = [anchor, anchor];
    const partsOf = () => candidates.slice(first, last + 1).flatMap((candidate) => candidate.parts);
    const up = (least: 1 | 2) => {
      while (
        first > free &&
        anchor - first < headingReach &&
        (candidates[first - 1]?.rank ?? 0) >= least &&
        !candidates[first - 1]?.range &&
        !complete(partsOf())
      )
        first -= 1;
    };
    const down = (least: 1 | 2) => {
      while (
        last + 1 < limit &&
        last - anchor < headingReach &&
        (candidates[last + 1]?.rank ?? 0) >= least &&
        !(!downward && isHeadOfNext(candidates, last + 1)) &&
        !complete(partsOf())
      )
        last += 1;
    };
    if (downward) {
      down(1);
      up(2);
    } else {
      up(1);
      down(2);
    }
    headings.push({
      first,
      last,
      range: candidates[anchor]?.range ?? null,
      dateLine: candidates[anchor] ?? null,
    });
    free = last + 1;
  }
  return strict
    ? headings
    : [...headings, ...undated(candidates, headings)].sort((a, b) => a.first - b.first);
}

/** A line right above a line of dates alone is named by those dates. */
function isHeadOfNext(candidates: readonly Candidate[], index: number): boolean {
  const next = candidates[index + 1];
  return next?.range != null && !next.range.single && next.parts.length === 0;
}

/** Whether the dates of this resume stand above what they date. */
function datesComeFirst(candidates: readonly Candidate[], anchors: readonly number[]): boolean {
  let votes = 0;
  for (const anchor of anchors) {
    if (complete(candidates[anchor]?.parts ?? [])) continue;
    votes +=
      (candidates[anchor + 1]?.range ? 0 : (candidates[anchor + 1]?.rank ?? 0)) -
      (candidates[anchor - 1]?.range ? 0 : (candidates[anchor - 1]?.rank ?? 0));
  }
  return votes > 0;
}

/** Headings without dates: neighbouring lines that surely name a title and an employer. */
function undated(candidates: readonly Candidate[], headings: readonly Heading[]): readonly Heading[] {
  const taken = new Set(
    headings.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ),
  );
  const found: Heading[] = [];
  for (let index = 0; index < candidates.length; index += 1) {
    if (taken.has(index) || candidates[index]?.rank !== 2) continue;
    let last = index;
    while (last - index < 2 && candidates[last + 1]?.rank === 2 && !taken.has(last + 1)) last += 1;
    found.push({ first: index, last, range: null, dateLine: null });
    index = last;
  }
  return found;
}

function makePosition(
  candidates: readonly Candidate[],
  heading: Heading,
  next: number,
  today: string,
): Position | null {
  const lines = candidates.slice(heading.first, heading.last + 1);
  const employment = chooseEmployment(lines.flatMap((candidate) => candidate.parts));
  const { range } = heading;
  if (employment === null || !isConvincing(employment, range)) return null;
  const firstLine = lines[0]?.line;
  const lastLine = lines.at(-1)?.line;
  if (!firstLine || !lastLine) return null;
  const evidence: Evidence[] = [{ start: firstLine.start, end: lastLine.end }];
  const described = candidates[next - 1]?.line;
  if (described && described.end > lastLine.end)
    evidence.push({ start: candidates[heading.last + 1]?.line.start ?? lastLine.end, end: described.end });
  const start = range?.from ?? null;
  const end = range?.to ?? null;
  const run = monthRun(start, end, today);
  const { title, organization, location } = employment;
  return {
    title,
    organization,
    location,
    start,
    end,
    months: run ? run.last - run.first + 1 : null,
    evidence,
  };
}

/** Without dates only what names both a title and an employer is a position; without a title only what lasted. */
function isConvincing({ title, organization, sure }: Employment, range: DateRange | null): boolean {
  if (range === null) return title !== null && isPlainTitle(title) && (sure || organization === null);
  return title !== null || (!range.single && sure);
}

/** Without dates a sentence is easily taken for a title: "Assisted customers with claims". */
const isPlainTitle = (title: string): boolean =>
  capitalisedShare(title) >= 0.7 &&
  !/\.$|\b(?:with|for|to|by|from|about|all)\b/.test(title) &&
  !/^\p{L}+(?:ed|ing) /u.test(title);

/** Several titles under one employer: a title without an employer takes the one above that has no title. */
function inheritOrganizations(positions: readonly Position[]): readonly Position[] {
  const result: Position[] = [];
  let employer: Position | null = null;
  for (const position of positions) {
    if (position.organization === null && employer !== null) {
      // The employer's own line was the heading of its titles and no position beside them.
      if (result.at(-1) === employer) result.pop();
      result.push({
        ...position,
        organization: employer.organization,
        evidence: withEmployer(position, employer),
      });
      continue;
    }
    employer = position.title === null ? position : null;
    result.push(position);
  }
  return result;
}

const withEmployer = ({ evidence }: Position, employer: Position): readonly Evidence[] => [
  ...evidence.slice(0, 1),
  ...employer.evidence.slice(0, 1),
  ...evidence.slice(evidence.length > 1 ? 1 : 0),
];
