import { firstSpoken, isLanguage, type ShownLanguage } from '../lib/language/languages.ts';
import { readStoredLanguage, storeLanguage } from '../lib/language/stored-language.ts';

export type StartLanguage = {
  /** Language of the first render. */
  readonly initial: ShownLanguage;
  /** The user's choice: `?lang` in the URL, or else an earlier choice. */
  readonly wanted: ShownLanguage;
};

/**
 * The languages to start with.
 * @param written language of the page rendered by the server; `null` if there is none
 */
export function startLanguage(written: string | null): StartLanguage {
  const named = new URLSearchParams(window.location.search).get('lang');
  if (isLanguage(named)) storeLanguage(named);
  const wanted =
    (isLanguage(named) ? named : readStoredLanguage()) ??
    (isLanguage(written) ? written : (firstSpoken(navigator.languages) ?? 'en'));
  return { initial: isLanguage(written) ? written : wanted, wanted };
}
