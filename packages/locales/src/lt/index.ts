import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Lithuanian. */
export const lt = {
  tag: 'lt',
  name: cldr.lt.name,
  dates: {
    months: cldr.lt.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'šiuo metu|dabar',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
