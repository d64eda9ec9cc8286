import { en } from '@winnow/locales';
import { fold } from '../words/reading-copy.ts';
import { byLanguage } from './by-language.ts';
import { type GlossedLanguage, glossedLocale } from './language.ts';

const wordsOf = (list: string): ReadonlySet<string> => new Set(fold(list).split(/\s+/));
const englishWords = wordsOf(en.grammar.functionWords);
const foreignWords = byLanguage((language) => wordsOf(glossedLocale(language).grammar.functionWords));

/** Folded grammar words: they only identify the language of a text. */
export const functionWordsOf = (language: 'en' | GlossedLanguage): ReadonlySet<string> =>
  language === 'en' ? englishWords : foreignWords(language);
