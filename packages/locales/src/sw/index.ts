import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Swahili. */
export const sw = {
  tag: 'sw',
  name: cldr.sw.name,
  dates: {
    months: cldr.sw.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.sw.weekdays,
    seasons: '',
    present: 'hadi sasa',
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
