import type { SearchReason } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

/** Kinds of matches that are explained; names are shown anyway. */
type ReasonKind = Exclude<SearchReason['kind'], 'name'>;

const english = {
  tag: 'Tag',
  title: 'Title',
  employer: 'Employer',
  skill: 'Skill',
  certification: 'Certification',
  language: 'Language',
  degree: 'Degree',
  school: 'School',
  place: 'Location',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  file: 'File',
  text: 'Text',
} satisfies Readonly<Record<ReasonKind, string>>;

export type SearchTexts = TextsOf<typeof english>;

export const searchTexts = defineTexts(english, {
  de: () => import('./search-texts.de.ts'),
  ar: () => import('./search-texts.ar.ts'),
  es: () => import('./search-texts.es.ts'),
  fr: () => import('./search-texts.fr.ts'),
});
