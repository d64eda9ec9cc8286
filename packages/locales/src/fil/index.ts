import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Filipino. */
export const fil = {
  tag: 'fil',
  name: cldr.fil.name,
  dates: {
    months: cldr.fil.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'kasalukuyan',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
