import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Slovak. */
export const sk = {
  tag: 'sk',
  name: cldr.sk.name,
  dates: {
    months: cldr.sk.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'súčasnosť(?:i)?|doteraz',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
