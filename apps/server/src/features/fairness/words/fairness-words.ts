import type { Language } from '@winnow/contracts';
import { arabicWords } from './fairness-words.ar.ts';
import { germanWords } from './fairness-words.de.ts';
import { englishWords } from './fairness-words.en.ts';
import { spanishWords } from './fairness-words.es.ts';
import { frenchWords } from './fairness-words.fr.ts';
import type { FairnessWords } from './word-list.ts';

/** The words of the voluntary questions to applicants and of the workbook as a file, by language. */
export const fairnessWords: Readonly<Record<Language, FairnessWords>> = {
  en: englishWords,
  de: germanWords,
  es: spanishWords,
  fr: frenchWords,
  ar: arabicWords,
};
