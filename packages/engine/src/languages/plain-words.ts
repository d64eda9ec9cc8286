import { fold } from '../words/reading-copy.ts';
import { byLanguage } from './by-language.ts';
import { glossedLocale } from './language.ts';

/**
 * Folded common words in adverts and resumes of every occupation, and names of months and days: they do not distinguish
 * texts. For English see `stop-words.ts`.
 */
export const plainWordsOf = byLanguage((language): ReadonlySet<string> => {
  const { grammar, dates } = glossedLocale(language);
  const words = [grammar.ordinaryWords, ...dates.months, dates.weekdays].join(' ');
  return new Set(fold(words).split(/[\s'_-]+/));
});
