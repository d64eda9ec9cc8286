/** The languages of the screens. English is first, as the fallback. */
export const languages = {
  en: { name: 'English', direction: 'ltr', locale: 'en', territory: 'en_GB' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de', territory: 'de_DE' },
  es: { name: 'Español', direction: 'ltr', locale: 'es-419', territory: 'es_LA' },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr', territory: 'fr_FR' },
  // Western digits, as in most software: scores then look like those in English resumes.
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn', territory: 'ar_AR' },
} as const;

export type Language = keyof typeof languages;

/** Pseudo-language for tests: English, accented and two fifths longer. Not offered; must be stored manually. */
export const pseudoLanguage = 'en-XA';
export type ShownLanguage = Language | typeof pseudoLanguage;

export const languageNames = Object.keys(languages) as Language[];

export function isLanguage(name: string | null | undefined): name is Language {
  return name != null && Object.hasOwn(languages, name);
}

export function directionOf(language: ShownLanguage): 'ltr' | 'rtl' {
  return language === pseudoLanguage ? 'ltr' : languages[language].direction;
}

/**
 * The first supported language of a list; `null` if there is none.
 * @param wanted language tags of a browser, best first: `['de-AT', 'en']`
 */
export function firstSpoken(wanted: readonly string[]): Language | null {
  for (const tag of wanted) {
    const [name] = tag.toLowerCase().split('-');
    if (isLanguage(name)) return name;
  }
  return null;
}
