import { en } from '@winnow/locales';

const { grammar, dates } = en;

/** Words that carry no meaning about a person's work: grammar words, and phrases common to all adverts and resumes. */
export const stopWords: ReadonlySet<string> = new Set(
  [grammar.ordinaryWords, ...dates.months, dates.shortMonths].join(' ').split(/[\s|]+/),
);
