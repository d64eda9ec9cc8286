import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';
import { dates } from './dates.ts';

/** Portuguese. */
export const pt = {
  tag: 'pt',
  name: cldr.pt.name,
  dates,
} as const satisfies Locale;
