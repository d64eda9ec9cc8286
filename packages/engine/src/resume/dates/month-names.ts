import { locales } from '@winnow/locales';
import { fold } from '../../words/reading-copy.ts';
import { patternOf } from './word-trie.ts';

const numbers = new Map<string, number>();

/** The names in a row by month; `-` is none. */
function* namesIn(row: string): Iterable<readonly [name: string, month: number]> {
  for (const [index, names] of row.split(' ').entries())
    for (const name of names.split('|')) if (name !== '-') yield [fold(name.replaceAll('_', ' ')), index + 1];
}

for (const { dates } of locales)
  for (const row of [...dates.months, ...dates.otherMonths])
    for (const [name, month] of namesIn(row)) if (!numbers.has(name)) numbers.set(name, month);
for (const { dates } of locales)
  if (dates.shortMonths !== '')
    for (const [name, month] of namesIn(dates.shortMonths)) numbers.set(name, month);

/** 1 to 12 for a folded month name or its abbreviation. */
export const monthNumber = (name: string): number | undefined => numbers.get(name);

/** Any of the names, as a piece of a regular expression. */
export const monthPattern = patternOf(numbers.keys());

/** Those in Latin letters. */
export const latinMonthPattern = patternOf([...numbers.keys()].filter((name) => /^[a-z]+$/.test(name)));
