import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** French. */
export const fr = {
  tag: 'fr',
  name: cldr.fr.name,
  dates,
} as const satisfies Locale;
