import { en } from '@winnow/locales';

const { grammar, dates } = en;

/** Words that say nothing of what a person does: grammar, and the phrases every advert and resume is built from. */
export const stopWords: ReadonlySet<string> = new Set(
  [grammar.ordinaryWords, ...dates.months, dates.shortMonths].join(' ').split(/[\s|]+/),
);
