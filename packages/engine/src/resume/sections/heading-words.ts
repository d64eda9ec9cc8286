import type { SectionKind } from '@winnow/locales';

export type { SectionKind };

/** In the order in which they are tried: a heading of two subjects belongs to the first. */
export const sectionKinds: readonly SectionKind[] = [
  'detail',
  'education',
  'certifications',
  'languages',
  'skills',
  'projects',
  'publications',
  'awards',
  'volunteering',
  'experience',
  'interests',
  'references',
  'declaration',
  'personal',
  'contact',
  'summary',
  'additional',
];
