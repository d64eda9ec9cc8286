import { type Era, locales } from '@winnow/locales';

/** Years of other calendars, and how to distinguish them from other numbers. */

const calendars = locales.flatMap(({ dates: { calendar } }) => {
  if (calendar === null) return [];
  const { letters, years, ahead, lastMonths } = calendar;
  // A group that never matches if no month falls into the next year.
  return [{ letters, ahead, years: new RegExp(`(${lastMonths?.source ?? '(?!)'})?(${years.source})`, 'g') }];
});

/**
 * A folded text with years of other calendars replaced by Gregorian years, four digits for four. Only in lines with
 * letters of their languages; elsewhere 2562 and 1398 are numbers.
 */
export function inOurYears(folded: string): string {
  const calendar = calendars.findLast(({ letters }) => letters.test(folded));
  if (calendar === undefined) return folded;
  return folded.replace(calendar.years, (_, month: string | undefined, written: string) => {
    const ours = Number(written) - calendar.ahead + (month === undefined ? 0 : 1);
    return (month ?? '') + String(ours);
  });
}

const eras = new Map(
  locales.flatMap(({ dates }) => dates.eras.map(({ name, before }: Era) => [name, before] as const)),
);

const signsOf = (part: 'year' | 'month' | 'day' | 'firstYear'): string =>
  [...new Set(locales.flatMap(({ dates }) => dates.signs?.[part] ?? []))].join('');

const firstYear = signsOf('firstYear');

/** Classes of characters. */
export const dateSigns = {
  year: `[${signsOf('year')}]`,
  month: `[${signsOf('month')}]`,
  day: `[${signsOf('day')}]`,
} as const;

/** "平成25年4月", "令和元年", "民國100年": a piece of a regular expression. */
export const eraPattern = String.raw`(?<era>${[...eras.keys()].join('|')}) ?(?<eraYear>[${firstYear}]|\d{1,3}) ?${dateSigns.year}(?: {0,3}(?<eraMonth>1[0-2]|0?[1-9]) ?${dateSigns.month}(?: ?[0-3]?\d ?${dateSigns.day})?)?`;

/** The Gregorian year, in four digits, of a year of an era. */
export function yearOfEra(era: string, written: string): string {
  return String((eras.get(era) ?? Number.NaN) + (firstYear.includes(written) ? 1 : Number(written)));
}
