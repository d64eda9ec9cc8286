import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Bulgarian. */
export const bg = {
  tag: 'bg',
  name: cldr.bg.name,
  dates: {
    months: cldr.bg.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'досега|до ?момента|настоящем',
    since: 'от',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
