import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Slovenian. */
export const sl = {
  tag: 'sl',
  name: cldr.sl.name,
  dates: {
    months: cldr.sl.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'sedaj',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
