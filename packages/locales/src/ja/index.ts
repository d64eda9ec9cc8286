import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Japanese. */
export const ja = {
  tag: 'ja',
  name: cldr.ja.name,
  dates: {
    months: cldr.ja.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.ja.weekdays,
    seasons: '',
    present: '今に至る|(?<!日)現在(?:に至る)?|現職',
    since: '',
    sinceAfter: ' ?(?:から|より|以来)',
    from: '',
    until: 'から|より',
    beforeEnd: 'から|より',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
