import { piecesOf } from '../../languages/locale-lists.ts';
import type { PartialDate } from '../resume.ts';
import { dateSigns, eraPattern, inOurYears, yearOfEra } from './calendars.ts';
import { latinMonthPattern, monthNumber, monthPattern } from './month-names.ts';
import {
  connector,
  fromBefore,
  latinPresentPattern,
  otherLetters,
  presentPattern,
  seasonMonths,
  sinceAfter,
  sinceBefore,
  yearLabel,
} from './present-words.ts';

export type DateRange = {
  readonly start: number;
  readonly end: number;
  readonly from: PartialDate | null;
  readonly to: PartialDate | 'present' | null;
  /** Whether it is a single date, as for a degree; a range has two ends or is open. */
  readonly single: boolean;
};

type Point = { start: number; end: number; value: PartialDate | 'present' | null; month: number | null };

const year = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const day = String.raw`(?:[0-3]?\d(?:st|nd|rd|th|er)?)`;
const beforeMonth = piecesOf(({ dates }) => dates.beforeMonth);
const afterMonth = piecesOf(({ dates }) => dates.afterMonth);
const afterSeason = piecesOf(({ dates }) => dates.afterSeason);
const monthUntil = piecesOf(({ dates }) => dates.monthUntil);
const betweenYearAndMonth = piecesOf(({ dates }) => dates.betweenYearAndMonth);
const monthEndings = piecesOf(({ dates }) => dates.monthEndings);
const aroundRomanMonths = piecesOf(({ dates }) => dates.aroundRomanMonths);
const numberWord = (part: 'month' | 'year'): string =>
  piecesOf(({ dates }) => dates.numberedMonths?.[part] ?? '');
const pointOf = (monthPattern: string, presentPattern: string): RegExp =>
  new RegExp(
    // A candidate that starts within a word is not a date, so nothing more needs to be tried there.
    `(?:(?<![a-z])|(?![a-z]))(?:${[
      String.raw`(?<named>(?:${day}[ .]{1,2}(?:${beforeMonth})?)?(?<month>${monthPattern})(?:\.|\b|(?=[ ,]))(?:[ ]?${day},?(?=[ ]?[,'\d]{0,2}${year}))?[ ,./'-]{0,3}(?:${afterMonth}|(?:${yearLabel}) ?)?(?<monthYear>${year}|\d\d(?![\d%]|:\d| ?(?:years?|months?|days?|hours?)\b)))`,
      String.raw`(?<iso>(?<isoYear>${year})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.][0-3]\d)?(?!\d))`,
      // "2019. 03. – 2020. 2.", "2019/3~2020/2": the year comes first, as the separators show.
      String.raw`(?<spaced>(?<spacedYear>${year})(?:\. ?(?<spacedMonth>1[0-2]|0?[1-9])\.(?: ?[0-3]?\d\.)?|[./](?<bareNumber>[1-9])(?= ?~|(?<=~ ?[\d./]{6,7})(?!\d)))(?!\d))`,
      // "2019. március", unless the month starts another date.
      String.raw`(?<yearFirst>(?<firstYear>${year})(?:${betweenYearAndMonth})(?<laterMonth>${monthPattern})(?:${monthEndings})?(?![a-z]|[ .,']{0,3}\d{4}| [a-z]))`,
      `(?<numbered>(?:${numberWord('month')}) (?<numberedMonth>1[0-2]|0?[1-9])(?: ?[/.,-] ?|,? (?:${numberWord('year')}) )(?<numberedYear>${year}))`,
      String.raw`(?<full>(?<a>[0-3]?\d)[./-](?<b>[0-3]?\d)[./-](?<fullYear>${year}))`,
      `(?<slash>(?<slashMonth>0?[1-9]|1[0-2])[ ]?[./-][ ]?(?<slashYear>${year}))`,
      String.raw`(?<shortSlash>(?<shortMonth>0?[1-9]|1[0-2])[/'](?<shortYear>\d\d)(?![\d/%.,]\d|%))`,
      String.raw`(?<roman>(?<romanMonth>x(?:ii?)?|i?x|v?i{1,3}|i?v|vi{1,3})(?:[./]|(?<=\b(?:${aroundRomanMonths}) \S{1,4}) )(?<romanYear>${year}))`,
      `(?<quarter>q(?<q>[1-4])[ /'-]{0,2}(?<quarterYear>${year}))`,
      `(?<season>(?<seasonName>${[...seasonMonths.keys()].join('|')})[ ,]{1,2}(?:${afterSeason})?(?<seasonYear>${year}))`,
      String.raw`(?<sign>(?<signYear>${year}) ?${dateSigns.year}(?: {0,3}(?<signMonth>1[0-2]|0?[1-9]) ?${dateSigns.month}(?: ?[0-3]?\d ?${dateSigns.day})?)?)`,
      eraPattern,
      String.raw`(?<plain>${year})(?:\/\d\d(?=\s?[-–—]\s?${year}))?(?!\d|,\d{3}|\.\d)`,
      // "2015-19": a number above twelve is not a month.
      String.raw`(?<rest>(?<restYear>1[3-9]|[2-4]\d)(?<=${year} ?[-–—/] ?\d\d)(?![\d%]|[/.,-]\d| ?(?:years?|yrs?|months?|days?|hours?)\b))`,
      String.raw`(?<apostrophe>'(?<apostropheYear>\d\d)(?!\d|s\b))`,
      `(?<present>(?:${presentPattern})(?![a-z]))`,
      String.raw`(?<bareMonth>(?:${monthPattern})\b\.?(?=[ ]?(?:-|–|—|(?:${monthUntil})\b)))`,
    ].join('|')})`,
    'g',
  );

const anyPoint = pointOf(monthPattern, presentPattern);
const latinPoint = pointOf(latinMonthPattern, latinPresentPattern);

const romanMonths = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

const emptyConnector = /^[ ,.()]*$/;

/**
 * The dates and ranges of dates of a folded `text`, in text order, in any common format.
 * `today` (`YYYY-MM-DD`) decides the century of two-digit years.
 */
export function findDates(text: string, today: string): readonly DateRange[] {
  // Every date has a digit; "present" alone dates nothing.
  if (!/\d/.test(text)) return [];
  const folded = inOurYears(text);
  const points = findPoints(folded, today);
  const ranges: DateRange[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const first = points[index];
    if (!first) continue;
    const second = points[index + 1];
    const before = folded.slice(Math.max(0, first.start - 14), first.start);
    if (second && joins(folded, first, second)) {
      const opened = fromBefore.exec(before);
      const range = rangeOf(first, second);
      ranges.push(opened ? { ...range, start: range.start - opened[0].length } : range);
      index += 1;
    } else if (first.value !== null && first.value !== 'present') {
      const opened = fromBefore.exec(before);
      const after = sinceAfter.exec(folded.slice(first.end, first.end + 16));
      const lasting = after !== null || sinceBefore.test(before);
      ranges.push({
        start: first.start - (opened ? opened[0].length : 0),
        end: first.end + (after?.[0].length ?? 0),
        from: first.value,
        to: lasting ? 'present' : null,
        single: !lasting,
      });
    } else if (first.value === 'present') {
      ranges.push({ start: first.start, end: first.end, from: null, to: 'present', single: true });
    }
  }
  return ranges;
}

function joins(folded: string, first: Point, second: Point): boolean {
  if (first.value === 'present') return false;
  const between = folded.slice(first.end, second.start);
  if (between.length > 16 || between.includes('\n\n')) return false;
  if (second.value === null) return false;
  if (emptyConnector.test(between)) return second.value === 'present';
  return connector.test(between);
}

function rangeOf(first: Point, second: Point): DateRange {
  const to = second.value;
  // "Jan - Mar 2019": the first month takes the year of the second date.
  const borrowed =
    first.month !== null && to !== null && to !== 'present'
      ? `${to.slice(0, 4)}-${twoDigits(first.month)}`
      : null;
  return { start: first.start, end: second.end, from: first.value ?? borrowed, to, single: false };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function findPoints(folded: string, today: string): readonly Point[] {
  const points: Point[] = [];
  // Not `matchAll`, which copies this long expression for every line.
  const point = otherLetters.test(folded) ? anyPoint : latinPoint;
  point.lastIndex = 0;
  for (let found = point.exec(folded); found; found = point.exec(folded)) {
    const start = found.index;
    const end = start + found[0].length;
    if (isGlued(folded, start, found.groups ?? {})) {
      // "Technician, 2019" ends like a month of another language; the year is a date nevertheless.
      point.lastIndex = start + 1;
      continue;
    }
    if (/\d/.test(folded.charAt(end))) continue;
    const value = dateOf(found.groups ?? {}, today);
    if (value === undefined) continue;
    const bare = found.groups?.['bareMonth'];
    const month = bare === undefined ? null : (monthNumber(bare.replace('.', '')) ?? null);
    points.push({ start, end, value, month });
  }
  return points;
}

type Groups = { readonly [name: string]: string | undefined };

/**
 * Flattened text attaches dates to words ("Chicago, IL2004", "2006Present"): a year or "Present" may be attached, a
 * number may not.
 */
function isGlued(folded: string, start: number, groups: Groups): boolean {
  const before = folded.charAt(start - 1);
  if (groups['present'] !== undefined) return spacedLetter.test(before);
  if (groups['plain'] !== undefined)
    return /[\d$€£]/.test(before) || /[\d$€£][.,]$/.test(folded.slice(Math.max(0, start - 2), start));
  return /\d/.test(before) || spacedLetter.test(before);
}

/** Chinese, Japanese, Korean and Thai have no spaces between words. */
const spacedLetter =
  /(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai})\p{L}/u;

/** `null` for a month without a year, `undefined` if it is not a date. */
function dateOf(groups: Groups, today: string): PartialDate | 'present' | null | undefined {
  if (groups['present'] !== undefined) return 'present';
  if (groups['bareMonth'] !== undefined) return null;
  // In other calendars, two digits may belong to any century.
  if (groups['monthYear']?.length === 2 && !/^[a-zα-ωа-я]/.test(groups['month'] ?? '')) return undefined;
  const { era, eraYear } = groups;
  const written =
    (era !== undefined && eraYear !== undefined ? yearOfEra(era, eraYear) : undefined) ??
    groups['monthYear'] ??
    groups['isoYear'] ??
    groups['fullYear'] ??
    groups['slashYear'] ??
    groups['shortYear'] ??
    groups['romanYear'] ??
    groups['quarterYear'] ??
    groups['seasonYear'] ??
    groups['signYear'] ??
    groups['spacedYear'] ??
    groups['firstYear'] ??
    groups['numberedYear'] ??
    groups['plain'] ??
    groups['restYear'] ??
    groups['apostropheYear'];
  if (written === undefined) return undefined;
  const fullYear = written.length === 4 ? written : centuryOf(written, today);
  if (Number(fullYear) > Number(today.slice(0, 4)) + 8) return undefined;
  const month = monthOf(groups);
  return month === null ? fullYear : `${fullYear}-${twoDigits(month)}`;
}

function centuryOf(written: string, today: string): string {
  const century = Number(written) <= Number(today.slice(2, 4)) + 6 ? '20' : '19';
  return `${century}${written}`;
}

const monthNumbers =
  'isoMonth slashMonth shortMonth signMonth spacedMonth bareNumber numberedMonth eraMonth'.split(' ');

function monthOf(groups: Groups): number | null {
  if (groups['month'] !== undefined) return monthNumber(groups['month']) ?? null;
  if (groups['laterMonth'] !== undefined) return monthNumber(groups['laterMonth']) ?? null;
  const number = monthNumbers.map((name) => groups[name]).find((written) => written !== undefined);
  if (number !== undefined) return Number(number);
  if (groups['romanMonth'] !== undefined) return romanMonths.indexOf(groups['romanMonth']) + 1 || null;
  if (groups['q'] !== undefined) return Number(groups['q']) * 3 - 2;
  if (groups['seasonName'] !== undefined) return seasonMonths.get(groups['seasonName']) ?? null;
  if (groups['a'] === undefined || groups['b'] === undefined) return null;
  // Day before month in most of the world; the reverse only if the numbers require it.
  const [first, second] = [Number(groups['a']), Number(groups['b'])];
  const month = second <= 12 ? second : first;
  return month >= 1 && month <= 12 ? month : null;
}
