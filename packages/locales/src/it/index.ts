import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** Italian. */
export const it = {
  tag: 'it',
  name: cldr.it.name,
  dates,
} as const satisfies Locale;
