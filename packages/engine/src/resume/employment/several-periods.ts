import { findDates } from '../dates/dates.ts';
import { isProse } from '../sections/line-style.ts';
import type { Line } from '../sections/lines.ts';
import { isTitleNoun } from './title-words.ts';

/** Maximum words. A longer line is a flattened page, where text between two periods may belong to either. */
const maxWords = 40;
/** Maximum words of a line with one entry and its description. */
const maxWordsOfEntry = 90;
/** Minimum words of a description. */
const minWordsOfRest = 2;
/** Maximum words of a heading before a period. */
const maxWordsOfHeading = 12;

/**
 * Quick check, since finding dates is slow: minimum words for a heading with a description; two periods need enough
 * years.
 */
const minWords = 12;
const year = /(?:19|20)\d\d/;
const threeYears = /(?:(?:19|20)\d\d.*){3}/;

/**
 * Splits "Acme plc: Team Leader (2012-2016), Support Analyst (2009-2012)" into separate lines: the employer, and each
 * of its titles with its period. Other lines stay whole.
 */
export function splitAtPeriods(line: Line, today: string): readonly Line[] {
  if (
    line.words > maxWordsOfEntry ||
    line.words < 5 ||
    !(line.words >= minWords ? year : threeYears).test(line.folded)
  )
    return [line];
  const periods = findDates(line.folded, today).filter(({ single }) => !single);
  const [first] = periods;
  if (first === undefined) return [line];
  const behindHeading = splitBehindSentence(line, first);
  if (behindHeading) return behindHeading;
  if (line.words > maxWords) return [line];
  if (periods.length === 1) return splitBehindPeriod(line, first.end);
  const ends = periods.map(
    ({ end }) => end + (/^\s*\)?[\s,;.|•]*/.exec(line.text.slice(end))?.[0].length ?? 0),
  );
  const starts = [0, ...ends.slice(0, -1)];
  const said = periods.map(({ start }, index) => line.text.slice(starts[index], start));
  const areHeadings = said.every(
    (text) =>
      /\p{Lu}\p{L}+/u.test(text) && text.split(/\s+/).length <= maxWordsOfHeading && !/\.\s/.test(text),
  );
  const rest = line.text.slice(ends.at(-1));
  if (!areHeadings || /\p{L}{2}/u.test(rest)) return [line];
  const pieces = starts.map((start, index) =>
    partOf(line, start, (ends[index] ?? 0) - trailingRoom(line, ends[index])),
  );
  if (pieces.some((piece) => isProse({ ...piece, words: Math.min(piece.words, maxWordsOfHeading) })))
    return [line];
  const [head, ...others] = pieces;
  const employer = head ? (/^[^:]{2,60}:\s+/u.exec(head.text)?.[0].length ?? 0) : 0;
  if (!head || employer === 0) return pieces;
  const name = partOf(line, 0, employer);
  return [{ ...name, ...withoutColon(name) }, partOf(line, employer, head.end - line.start), ...others];
}

/** End of an entry's heading on the same line as its description. */
const endOfHeading = /[.;:](?=\s)/;

/**
 * "Usher, Acme Hall, 2015 - 2018. Tickets, cloakroom." and "2015 - 2018: Usher, Acme Hall. Tickets, cloakroom.": a
 * heading that ends like a sentence, then a description.
 */
function splitBehindSentence(
  line: Line,
  period: { readonly start: number; readonly end: number },
): readonly Line[] | null {
  const isFirst = period.start <= 1;
  const from =
    period.end + (isFirst ? (/^\s*\)?\s*[,:–—-]?\s*/.exec(line.text.slice(period.end))?.[0].length ?? 0) : 0);
  const end = line.text.slice(from).search(endOfHeading);
  if (end < 0 || (!isFirst && !/^[\s)]*(?:, [^,.]{2,24})?$/.test(line.text.slice(from, from + end))))
    return null;
  const to = from + end;
  const [heading, rest] = [partOf(line, 0, to), partOf(line, to + 1, line.text.length)];
  const isHeading =
    heading.words <= maxWordsOfHeading + 4 &&
    !/[.!?]\s/.test(line.text.slice(0, period.start)) &&
    (hasTitleNoun(heading.folded) || titleAndEmployer.test(heading.text)) &&
    /^[\p{Lu}\d(]/u.test(heading.text);
  if (!isHeading || rest.words < minWordsOfRest) return null;
  const room = /^\s*/.exec(rest.text)?.[0].length ?? 0;
  return [heading, partOf(line, to + 1 + room, line.text.length)];
}

/** "Care companion, Quay House, 2023 to date" */
const titleAndEmployer = /^(?:\W*\d[^,:]{4,40}[,:] )?\p{Lu}[\p{L} &'’-]{2,40}, \p{Lu}/u;

/** "Usher, Acme Hall, May 2015 - June 2018 Showed guests to their seats …": a heading, then a description. */
function splitBehindPeriod(line: Line, end: number): readonly Line[] {
  const to = end + (/^\s*\)?[\s,;.|•:-]*/.exec(line.text.slice(end))?.[0].length ?? 0);
  const [heading, rest] = [partOf(line, 0, to), partOf(line, to, line.text.length)];
  const isHeading =
    heading.words <= maxWordsOfHeading + 4 && !/[.!?]\s/.test(heading.text) && hasTitleNoun(heading.folded);
  const [beginning = ''] = /^(?:\S+\s+){1,5}/.exec(rest.folded) ?? [];
  const isText = rest.words >= 6 && /^\p{Lu}\p{Ll}+(?:ed|s|ing)?\s\S/u.test(rest.text) && isProse(rest);
  return isHeading && isText && !hasTitleNoun(beginning)
    ? [partOf(line, 0, to - trailingRoom(line, to)), rest]
    : [line];
}

const hasTitleNoun = (folded: string): boolean => folded.split(/[^\p{L}-]+/u).some(isTitleNoun);

const trailingRoom = ({ text }: Line, end = 0): number =>
  /(?<![\s,;.|•])[\s,;.|•]*$/.exec(text.slice(0, end))?.[0].length ?? 0;

const withoutColon = ({ text, folded, start }: Line): Pick<Line, 'text' | 'folded' | 'end'> => {
  const length = text.replace(/:\s*$/, '').length;
  return { text: text.slice(0, length), folded: folded.slice(0, length), end: start + length };
};

/** Only the first part keeps the line's position. */
function partOf(line: Line, start: number, end: number): Line {
  const text = line.text.slice(start, end);
  return {
    ...line,
    start: line.start + start,
    end: line.start + end,
    text,
    folded: line.folded.slice(start, end),
    words: text.split(/\s+/).filter(Boolean).length,
    bullet: line.bullet && start === 0,
    gapBefore: line.gapBefore && start === 0,
  };
}
