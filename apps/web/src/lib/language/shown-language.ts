import { isLanguage, pseudoLanguage, type ShownLanguage } from './languages.ts';

/** The language of the document, for texts outside of components. */
export function shownLanguage(): ShownLanguage {
  const { lang } = document.documentElement;
  return isLanguage(lang) || lang === pseudoLanguage ? lang : 'en';
}
