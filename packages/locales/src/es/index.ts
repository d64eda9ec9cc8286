import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** Spanish. */
export const es = {
  tag: 'es',
  name: cldr.es.name,
  dates,
} as const satisfies Locale;
