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
    weekdays: cldr.fil.weekdays,
    seasons: '',
    present: 'kasalukuyan',
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
