import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Finnish. */
export const fi = {
  tag: 'fi',
  name: cldr.fi.name,
  dates: {
    months: cldr.fi.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'nykyinen|nykyhetki|edelleen|jatkuu',
    since: '',
    sinceAfter: ' alkaen',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
