import { type GlossaryWords, locales } from '@winnow/locales';

type KnownLocale = (typeof locales)[number];
type GlossedLocale = Extract<KnownLocale, { readonly glossary: GlossaryWords }>;

/** A language other than English whose adverts and resumes are read by a glossary. */
export type GlossedLanguage = GlossedLocale['tag'];

/** The language of a text; for `other`, the engine reads only facts. */
export type WrittenLanguage = 'en' | GlossedLanguage | 'other';

const isGlossedLocale = (locale: KnownLocale): locale is GlossedLocale => locale.glossary !== null;

export const glossedLocales: readonly GlossedLocale[] = locales.filter(isGlossedLocale);

export const glossedLanguages: readonly GlossedLanguage[] = glossedLocales.map(({ tag }) => tag);

/** The languages of which only facts are read. */
export const factsOnlyLocales = locales.filter(({ tag, glossary }) => tag !== 'en' && glossary === null);

const byTag: ReadonlyMap<string, KnownLocale> = new Map(locales.map((locale) => [locale.tag, locale]));

/** The data of a language with a glossary. */
export function glossedLocale(language: GlossedLanguage): GlossedLocale {
  const locale = byTag.get(language);
  if (!locale || !isGlossedLocale(locale)) throw new Error(`${language} has no glossary`);
  return locale;
}

/** A display name. */
export const languageName = (language: WrittenLanguage): string =>
  byTag.get(language)?.name ?? 'another language';

export const isGlossed = (language: WrittenLanguage): language is GlossedLanguage =>
  language !== 'en' && language !== 'other';
