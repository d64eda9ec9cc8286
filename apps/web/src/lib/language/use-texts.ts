import { use } from 'react';
import type { Catalogue } from './define-texts.ts';
import { type Formats, formatsOf } from './formats.ts';
import { useLanguage } from './language-provider.tsx';

/** The words of a catalogue in the language that is shown; waits where they have to be fetched first. */
export function useTexts<Words>(catalogue: Catalogue<Words>): Words {
  const { language } = useLanguage();
  // English is always here. For the others React wants to be asked the same way before and after they have come.
  return language === 'en' ? catalogue.english : use(catalogue.load(language));
}

/** Numbers, dates and counts as the shown language writes them. */
export function useFormats(): Formats {
  return formatsOf(useLanguage().language);
}
