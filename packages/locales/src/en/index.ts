import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';
import { grammar } from './grammar.ts';

/** English. */
export const en = {
  tag: 'en',
  name: cldr.en.name,
  dates,
  grammar,
  glossary: null,
} as const satisfies Locale;
