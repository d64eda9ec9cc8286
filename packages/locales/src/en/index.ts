import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** English. */
export const en = {
  tag: 'en',
  name: cldr.en.name,
  dates,
} as const satisfies Locale;
