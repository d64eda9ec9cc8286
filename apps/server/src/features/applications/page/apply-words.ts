import type { Language } from '@winnow/contracts';
import { arabicWords } from './apply-words.ar.ts';
import { germanWords } from './apply-words.de.ts';
import { englishWords } from './apply-words.en.ts';
import { spanishWords } from './apply-words.es.ts';
import { frenchWords } from './apply-words.fr.ts';
import type { PageWords } from './page-words.ts';

/** The words of a job's public page, by its language. */
export const applyWords: Readonly<Record<Language, PageWords>> = {
  en: englishWords,
  de: germanWords,
  es: spanishWords,
  fr: frenchWords,
  ar: arabicWords,
};
