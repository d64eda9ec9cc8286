import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Serbian. */
export const sr = {
  tag: 'sr',
  name: cldr.sr.name,
  dates: {
    months: cldr.sr.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.sr.weekdays,
    seasons: '',
    present: 'данас',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
