import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Croatian. */
export const hr = {
  tag: 'hr',
  name: cldr.hr.name,
  dates: {
    months: cldr.hr.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'danas',
    since: 'od',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
