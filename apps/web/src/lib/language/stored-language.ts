import { storageKeys } from '@winnow/contracts';
import { isLanguage, pseudoLanguage, type ShownLanguage } from './languages.ts';

/** The language chosen on an earlier visit; `null` if none, or if storage is forbidden. */
export function readStoredLanguage(): ShownLanguage | null {
  try {
    const stored = localStorage.getItem(storageKeys.language);
    return isLanguage(stored) || stored === pseudoLanguage ? stored : null;
  } catch {
    return null;
  }
}

const yearSeconds = 31_536_000;

/** Stores the choice for the next visit, and in a cookie, so that the server's first paint uses it. */
export function storeLanguage(language: ShownLanguage): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // The choice then holds as long as the cookie, or until the page is left.
  }
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve
  document.cookie = `${storageKeys.language}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}

/** Removes the language from the URL, so that it doesn't override the one that was just chosen. */
export function forgetNamedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}
