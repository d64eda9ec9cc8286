import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Greek. */
export const el = {
  tag: 'el',
  name: cldr.el.name,
  dates: {
    months: cldr.el.months,
    otherMonths: [],
    shortMonths: 'ιαν φεβ μαρ απρ - ιουν ιουλ αυγ σεπ|σεπτ οκτ νοε δεκ',
    seasons: '',
    present: 'σήμερα|παρόν|τώρα',
    since: 'από',
    sinceAfter: '',
    from: '',
    until: 'έως|μέχρι',
    beforeEnd: 'έως|μέχρι',
    afterYear: '',
  },
} as const satisfies Locale;
