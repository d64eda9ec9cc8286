import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Albanian. */
export const sq = {
  tag: 'sq',
  name: cldr.sq.name,
  dates: {
    months: cldr.sq.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.sq.weekdays,
    seasons: '',
    present: '',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: 'dhe ose me për në të një i e që nga është janë si',
    ordinaryWords: 'punë punës përvoja arsimi',
  },
  glossary: null,
} as const satisfies Locale;
