import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** Romanian. */
export const ro = {
  tag: 'ro',
  name: cldr.ro.name,
  dates,
} as const satisfies Locale;
