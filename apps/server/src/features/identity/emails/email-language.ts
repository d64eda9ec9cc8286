import { type Language, languages } from '@winnow/contracts';
import type { JsonObject } from '../http/json-object.ts';
import { words as arabic } from './email-words.ar.ts';
import { words as german } from './email-words.de.ts';
import { words as english } from './email-words.en.ts';
import { words as spanish } from './email-words.es.ts';
import { words as french } from './email-words.fr.ts';
import type { EmailWords } from './email-words.ts';

export const emailWords: Readonly<Record<Language, EmailWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ar: arabic,
};

/** Language in the user's metadata; English by default. */
export function languageOf(userMetadata: JsonObject | null | undefined): Language {
  const told = userMetadata?.['language'];
  return languages.find((language) => language === told) ?? 'en';
}
