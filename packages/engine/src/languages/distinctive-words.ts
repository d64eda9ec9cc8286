import { fold } from '../words/reading-copy.ts';
import { byLanguage } from './by-language.ts';
import { glossedLocale } from './language.ts';

/** Folded words of resumes and adverts that a language has but its neighbors and English lack. */
export const distinctiveWordsOf = byLanguage(
  (language): ReadonlySet<string> =>
    new Set(fold(glossedLocale(language).glossary.distinctiveWords).split(/\s+/)),
);
