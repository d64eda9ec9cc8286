import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Bangla. */
export const bn = {
  tag: 'bn',
  name: cldr.bn.name,
  dates: {
    months: cldr.bn.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.bn.weekdays,
    seasons: '',
    present: 'বর্তমান',
    since: '',
    sinceAfter: '',
    from: '',
    until: 'থেকে',
    beforeEnd: 'থেকে',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
