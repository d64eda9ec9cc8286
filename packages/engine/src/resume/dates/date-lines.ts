import type { Line } from '../sections/lines.ts';
import { findDates } from './dates.ts';

/**
 * Joins the start and end of a period on two lines: "Jul 2006" above "Oct 2007", with or without a lone "to" between
 * them.
 */
export function joinDateLines(lines: readonly Line[], today: string): readonly Line[] {
  const joined: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = joined.at(-1);
    const below = lines[index + 1];
    const isBetween = lone.test(line.folded) && above && below;
    if (isBetween && isLoneDate(above, today) && startsWithDate(below, today)) continue;
    if (above && isLoneDate(above, today) && startsWithDate(line, today)) {
      joined[joined.length - 1] = joinLines(above, line);
    } else joined.push(line);
  }
  return joined;
}

/** What joins two dates, alone on a line. */
const lone = /^(?=\W*(?:to|till|until|[-–—]))\W*(?:(?:to|till|until)\W*)?$/;

function isLoneDate(line: Line, today: string): boolean {
  if (line.words > 3) return false;
  const [date, ...others] = findDates(line.folded, today);
  return (
    others.length === 0 &&
    date?.single === true &&
    date.from !== null &&
    /^\W*$/.test(line.text.slice(date.end)) &&
    date.start <= 1
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
