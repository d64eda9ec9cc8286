/** Languages other than English whose adverts and resumes are read by glossaries. */
export const glossedLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'ro', 'pl'] as const;

export type GlossedLanguage = (typeof glossedLanguages)[number];

/** The language a text is written in; `other` is any that the engine has no tables for. */
export type WrittenLanguage = 'en' | GlossedLanguage | 'other';

/** For a person. */
export const languageNames: Readonly<Record<WrittenLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  ro: 'Romanian',
  pl: 'Polish',
  other: 'another language',
};

export const isGlossed = (language: WrittenLanguage): language is GlossedLanguage =>
  language !== 'en' && language !== 'other';
