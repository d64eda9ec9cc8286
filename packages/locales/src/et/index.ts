import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Estonian. */
export const et = {
  tag: 'et',
  name: cldr.et.name,
  dates: {
    months: cldr.et.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'praegu|tänaseni',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
