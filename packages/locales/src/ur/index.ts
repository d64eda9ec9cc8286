import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Urdu. */
export const ur = {
  tag: 'ur',
  name: cldr.ur.name,
  dates: {
    months: cldr.ur.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'ابھی تک',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
