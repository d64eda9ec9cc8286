import type { PartialDate } from '../resume.ts';
import { monthNumber, monthPattern } from './month-names.ts';

export type DateRange = {
  readonly start: number;
  readonly end: number;
  readonly from: PartialDate | null;
  readonly to: PartialDate | 'present' | null;
  /** A range has two ends or says that it lasts; a single date stands alone, as of a degree. */
  readonly single: boolean;
};

type Point = { start: number; end: number; value: PartialDate | 'present' | null; month: number | null };

const year = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const day = String.raw`(?:[0-3]?\d(?:st|nd|rd|th|er)?)`;
const present = [
  `(?:till|until|to|up to|upto|til)[ -]?(?:the )?(?:date|now|present|today)`,
  'present(?:ly)?|current(?:ly)?|ongoing|on-going|today|now(?! [a-z])',
  "heute|laufend|derzeit|dato|jetzt|aktuell|gegenwartig|aujourd'?hui|a ce jour|ce jour|en cours|actuellement|actualidad",
  'actualmente|la fecha|hoy|actual|presente|attuale|oggi|in corso|ad oggi|attualmente|atualidade|atualmente|atual|o momento|hoje',
  'heden|nu|huidig|prezent|in prezent|momentul actual|curent|in curs|momentul de fata|ziua de azi|azi|astazi|obecnie|aktualnie|nadal|teraz|dzis|dzisiaj|(?:do )?chwili obecnej',
  "gegenwart|maintenant|tuttora|a tutt'oggi|jusqu'?a (?:present|ce jour|maintenant)|hasta (?:la|el) (?:fecha|presente|momento)|a la fecha",
  'ate (?:a data|ao? presente|ao? momento)|tot (?:op )?heden|tot nu(?: toe)?|pana (?:in prezent|acum|azi|astazi)|do (?:dzis|teraz|dzisiaj)',
  'настоящее время|н\\. ?в\\.|сегодня|теперішній час|至今|现在|現在|현재|الآن|حتى الآن|वर्तमान|σημερα',
].join('|');

const point = new RegExp(
  [
    String.raw`(?<named>(?:${day}[ .]{1,2}(?:of |de |di )?)?(?<month>${monthPattern})(?:\.|\b|(?=[ ,]))(?:[ ]?${day},?(?=[ ]?[,'\d]{0,2}${year}))?[ ,./'-]{0,3}(?:of |de |del |d')?(?<monthYear>${year}|\d\d(?![\d%]|:\d| ?(?:years?|months?|days?|hours?)\b)))`,
    String.raw`(?<iso>(?<isoYear>${year})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.][0-3]\d)?(?!\d))`,
    String.raw`(?<full>(?<a>[0-3]?\d)[./-](?<b>[0-3]?\d)[./-](?<fullYear>${year}))`,
    `(?<slash>(?<slashMonth>0?[1-9]|1[0-2])[ ]?[./-][ ]?(?<slashYear>${year}))`,
    String.raw`(?<shortSlash>(?<shortMonth>0?[1-9]|1[0-2])[/'](?<shortYear>\d\d)(?![\d/%.,]\d|%))`,
    `(?<roman>(?<romanMonth>x(?:ii?)?|i?x|v?i{1,3}|i?v|vi{1,3})[./](?<romanYear>${year}))`,
    `(?<quarter>q(?<q>[1-4])[ /'-]{0,2}(?<quarterYear>${year}))`,
    `(?<season>(?<seasonName>spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|ete|printemps|automne|hiver|verano|otono|invierno|primavera|estate|autunno|inverno)[ ,]{1,2}(?:of |de )?(?<seasonYear>${year}))`,
    `(?<sign>(?<signYear>${year})[年년] ?(?:(?<signMonth>1[0-2]|0?[1-9])[月월])?)`,
    String.raw`(?<plain>${year})(?:\/\d\d(?=\s?[-–—]\s?${year}))?(?!\d|,\d{3}|\.\d)`,
    // "2015-19": a number above twelve is no month.
    String.raw`(?<rest>(?<restYear>1[3-9]|[2-4]\d)(?<=${year} ?[-–—/] ?\d\d)(?![\d%]|[/.,-]\d| ?(?:years?|yrs?|months?|days?|hours?)\b))`,
    String.raw`(?<apostrophe>'(?<apostropheYear>\d\d)(?!\d|s\b))`,
    `(?<present>(?:${present})(?![a-z]))`,
    String.raw`(?<bareMonth>(?:${monthPattern})\b\.?(?=[ ]?(?:-|–|—|to\b|bis\b|a\b)))`,
  ].join('|'),
  'g',
);

const romanMonths = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

const seasonMonths = new Map<string, number>();
for (const [names, month] of [
  ['spring fruhling fruhjahr printemps primavera', 3],
  ['summer sommer ete verano estate', 6],
  ['autumn fall herbst automne otono autunno', 9],
  ['winter hiver invierno inverno', 12],
] as const) {
  for (const name of names.split(' ')) seasonMonths.set(name, month);
}

const connector =
  /^(?: ?r\.| roku)?[ ,.)]{0,3}(?:[-–—~−>/]{1,3}|to|until|till|til|thru|through|bis(?: zum)?|au|jusqu'?a|a|al|ate|hasta|fino a[dl]?|tot(?: en met)?|t\/m|pana (?:la|in)|pana|la|do|по|до|إلى|and)?[ (:]{0,3}(?:until:? |the |la |l'|zu |in |el |ate (?:a )?|pana (?:in |la )?|bis |tot |do |fino a )?$/;
const emptyConnector = /^[ ,.()]*$/;
const opening =
  /(?:\bsince|\bfrom|\bseit|\bdepuis|\bdesde|\bda[l]?|\bdin|\bsinds|\bvanaf|\bod|\bab|\bde|\bvon)[: ]{1,3}(?:the )?$/;
const since =
  /(?:\bsince|\bseit|\bdepuis|\bdesde|\bda[l]?|\bsinds|\bvanaf|\bod|(?<![\p{L}])с)[: ]{1,3}(?:the )?$/u;

/**
 * The dates and ranges of dates of a folded text, in text order, in any common format.
 * `today` (`YYYY-MM-DD`) decides the century of two-digit years.
 */
export function findDates(folded: string, today: string): readonly DateRange[] {
  const points = findPoints(folded, today);
  const ranges: DateRange[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const first = points[index];
    if (!first) continue;
    const second = points[index + 1];
    const before = folded.slice(Math.max(0, first.start - 14), first.start);
    if (second && joins(folded, first, second)) {
      const opened = opening.exec(before);
      const range = rangeOf(first, second);
      ranges.push(opened ? { ...range, start: range.start - opened[0].length } : range);
      index += 1;
    } else if (first.value !== null && first.value !== 'present') {
      const opened = opening.exec(before);
      const lasting = since.test(before);
      ranges.push({
        start: first.start - (opened ? opened[0].length : 0),
        end: first.end,
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
  // Every date has a digit; "present" alone dates nothing.
  if (!/\d/.test(folded)) return points;
  // Not by `matchAll`, which copies the expression, and this is a long one that is used on every line.
  point.lastIndex = 0;
  for (let found = point.exec(folded); found; found = point.exec(folded)) {
    const start = found.index;
    const end = start + found[0].length;
    if (isGlued(folded, start, found.groups ?? {})) {
      // "Technician, 2019" ends as a month of another language does: the year is a date all the same.
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

/** Flattened text glues dates to words ("Chicago, IL2004", "2006Present"): a year or "Present" may be, a number may not. */
function isGlued(folded: string, start: number, groups: Groups): boolean {
  const before = folded.charAt(start - 1);
  if (groups['present'] !== undefined) return /(?![年月년월])[\p{L}]/u.test(before);
  if (groups['plain'] !== undefined)
    return /[\d$€£]/.test(before) || /[\d$€£][.,]$/.test(folded.slice(Math.max(0, start - 2), start));
  return /[\p{L}\d]/u.test(before);
}

/** `null` for a month without a year, `undefined` for what is no date after all. */
function dateOf(groups: Groups, today: string): PartialDate | 'present' | null | undefined {
  if (groups['present'] !== undefined) return 'present';
  if (groups['bareMonth'] !== undefined) return null;
  const written =
    groups['monthYear'] ??
    groups['isoYear'] ??
    groups['fullYear'] ??
    groups['slashYear'] ??
    groups['shortYear'] ??
    groups['romanYear'] ??
    groups['quarterYear'] ??
    groups['seasonYear'] ??
    groups['signYear'] ??
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

function monthOf(groups: Groups): number | null {
  if (groups['month'] !== undefined) return monthNumber(groups['month']) ?? null;
  const number = groups['isoMonth'] ?? groups['slashMonth'] ?? groups['shortMonth'] ?? groups['signMonth'];
  if (number !== undefined) return Number(number);
  if (groups['romanMonth'] !== undefined) return romanMonths.indexOf(groups['romanMonth']) + 1 || null;
  if (groups['q'] !== undefined) return Number(groups['q']) * 3 - 2;
  if (groups['seasonName'] !== undefined) return seasonMonths.get(groups['seasonName']) ?? null;
  if (groups['a'] === undefined || groups['b'] === undefined) return null;
  // Day before month in most of the world; the other way round only where it must be.
  const [first, second] = [Number(groups['a']), Number(groups['b'])];
  const month = second <= 12 ? second : first;
  return month >= 1 && month <= 12 ? month : null;
}
