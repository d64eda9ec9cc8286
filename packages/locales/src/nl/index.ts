import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** Dutch. */
export const nl = {
  tag: 'nl',
  name: cldr.nl.name,
  dates,
} as const satisfies Locale;
