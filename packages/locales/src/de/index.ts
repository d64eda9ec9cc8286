import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** German. */
export const de = {
  tag: 'de',
  name: cldr.de.name,
  dates,
} as const satisfies Locale;
