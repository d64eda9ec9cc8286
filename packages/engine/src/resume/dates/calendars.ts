/** Years of other calendars, and how to distinguish them from other numbers. */

const thaiLetters = /[\u0e00-\u0e7f]/;
/** Buddhist years stand for 1940 to 2049. */
const buddhistYear = /(?<!\d)2(?:4(?:8[3-9]|9\d)|5(?:[0-8]\d|9[0-2]))(?![\d,]|\.\d)/g;
const yearsOfBuddha = 543;

/** Letters of Persian that Arabic has not: an Arabic text may count years by the moon. */
const persianLetters = /[پچژگکی]|فروردین|خرداد|شهریور|مهر|آبان|آذر|بهمن|اسفند/;
/** "۱۳۹۸", with the month before it where it is one of the last two, which fall into the next year of ours. */
const solarYear = /(?:(بهمن|اسفند)(?: ماه)?,? )?(?<!\d)(1(?:3[2-9]|4[0-2])\d)(?![\d,/]|\.\d)/g;
const yearsToSolar = 621;

/**
 * A folded text with Buddhist and Persian years as ours, each in its place: four digits for four. Only in lines of
 * those scripts; elsewhere 2562 and 1398 are numbers.
 */
export function inOurYears(folded: string): string {
  if (thaiLetters.test(folded))
    return folded.replace(buddhistYear, (written) => String(Number(written) - yearsOfBuddha));
  if (persianLetters.test(folded))
    return folded.replace(solarYear, (whole, month: string | undefined, written: string) => {
      const ours = Number(written) + yearsToSolar + (month === undefined ? 0 : 1);
      return whole.slice(0, whole.length - 4) + String(ours);
    });
  return folded;
}

/** The year before the first of each era; the eras of Japan, and the republic by which Taiwan counts. */
const eras = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['大正', 1911],
  ['民國', 1911],
  ['民国', 1911],
]);

/** "平成25年4月", "令和元年", "民國100年": a piece of a regular expression. */
export const eraPattern = String.raw`(?<era>${[...eras.keys()].join('|')}) ?(?<eraYear>元|\d{1,3}) ?年(?: {0,3}(?<eraMonth>1[0-2]|0?[1-9]) ?月(?: ?[0-3]?\d ?日)?)?`;

/** The year of ours, in four digits, of a year of an era. */
export function yearOfEra(era: string, written: string): string {
  return String((eras.get(era) ?? Number.NaN) + (written === '元' ? 1 : Number(written)));
}
