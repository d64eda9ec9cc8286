import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Swahili. */
export const sw = {
  tag: 'sw',
  name: cldr.sw.name,
  dates: {
    months: cldr.sw.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'hadi sasa',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
