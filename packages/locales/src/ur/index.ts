import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Urdu. */
export const ur = {
  tag: 'ur',
  name: cldr.ur.name,
  dates: {
    months: cldr.ur.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.ur.weekdays,
    seasons: '',
    present: 'ابھی تک',
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
