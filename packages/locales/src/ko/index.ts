import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Korean. */
export const ko = {
  tag: 'ko',
  name: cldr.ko.name,
  dates: {
    months: cldr.ko.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.ko.weekdays,
    seasons: '',
    present: '현재|재직 ?중|지금',
    since: '',
    sinceAfter: ' ?부터',
    from: '',
    until: '부터',
    beforeEnd: '부터',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
