import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Indonesian. */
export const id = {
  tag: 'id',
  name: cldr.id.name,
  dates: {
    months: cldr.id.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'sekarang|saat ini|sampai kini|kini|hingga kini',
    since: 'sejak',
    sinceAfter: '',
    from: '',
    until: 's/d|sampai|hingga',
    beforeEnd: 's/d|sampai|hingga',
    afterYear: '',
  },
} as const satisfies Locale;
