import { firstSpoken, isLanguage, type ShownLanguage } from '../lib/language/languages.ts';
import { readStoredLanguage, storeLanguage } from '../lib/language/stored-language.ts';

export type StartLanguage = {
  /** Of the first render. */
  readonly initial: ShownLanguage;
  /** What the person wants: an address with `?lang` is a choice, then comes what was chosen before. */
  readonly wanted: ShownLanguage;
};

/**
 * The languages to start with.
 * @param written language of the page that the server wrote; `null` where it wrote none
 */
export function startLanguage(written: string | null): StartLanguage {
  const named = new URLSearchParams(window.location.search).get('lang');
  if (isLanguage(named)) storeLanguage(named);
  const wanted =
    (isLanguage(named) ? named : readStoredLanguage()) ??
    (isLanguage(written) ? written : (firstSpoken(navigator.languages) ?? 'en'));
  return { initial: isLanguage(written) ? written : wanted, wanted };
}
