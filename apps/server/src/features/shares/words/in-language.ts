import { type Explanations, english, type Language, spellingOf } from '@winnow/contracts';
import { texts as arabic } from '@winnow/contracts/explanations/arabic';
import { texts as french } from '@winnow/contracts/explanations/french';
import { texts as german } from '@winnow/contracts/explanations/german';
import { texts as spanish } from '@winnow/contracts/explanations/spanish';
import { words as arabicWords } from './report-words.ar.ts';
import { words as germanWords } from './report-words.de.ts';
import { words as spanishWords } from './report-words.es.ts';
import { words as frenchWords } from './report-words.fr.ts';
import { words as englishWords, type ReportWords } from './report-words.ts';

export const reportWords: Readonly<Record<Language, ReportWords>> = {
  en: englishWords,
  de: germanWords,
  es: spanishWords,
  fr: frenchWords,
  ar: arabicWords,
};

/** Locales for numbers, dates and durations of a report. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de',
  es: 'es-419',
  fr: 'fr',
  ar: 'ar-u-nu-latn',
};

export function reportFormats(language: Language) {
  const locale = locales[language];
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    isRightToLeft: language === 'ar',
    percent: (share: number) => percent.format(share),
    tenths: (value: number) => tenths.format(value),
    months: spellingOf(locale).months,
    day: (date: Date) => date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  };
}

/** The sentences about verdicts, strengths and questions. */
export const explanations: Readonly<Record<Language, Explanations>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ar: arabic,
};
