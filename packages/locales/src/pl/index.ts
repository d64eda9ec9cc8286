import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** Polish. */
export const pl = {
  tag: 'pl',
  name: cldr.pl.name,
  dates,
} as const satisfies Locale;
