import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Danish. */
export const da = {
  tag: 'da',
  name: cldr.da.name,
  dates: {
    months: cldr.da.months,
    otherMonths: ['- - - - - - - - - - - desember'],
    shortMonths: '',
    seasons: '',
    present: 'dags dato',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
