import { use } from 'react';
import type { Catalogue } from './define-texts.ts';
import { type Formats, formatsOf } from './formats.ts';
import { useLanguage } from './language-provider.tsx';

/** The texts of a catalogue in the current language; suspends until they are loaded. */
export function useTexts<Words>(catalogue: Catalogue<Words>): Words {
  const { language } = useLanguage();
  // English is always loaded. For other languages, `use` must be called in the same way before and after loading.
  return language === 'en' ? catalogue.english : use(catalogue.load(language));
}

/** Formats of the current language for numbers, dates and counts. */
export function useFormats(): Formats {
  return formatsOf(useLanguage().language);
}
