import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';
import { glossary } from './glossary/index.ts';
import { grammar } from './grammar.ts';

/** Dutch. */
export const nl = {
  tag: 'nl',
  name: cldr.nl.name,
  dates,
  grammar,
  glossary,
} as const satisfies Locale;
