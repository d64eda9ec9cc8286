import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Hungarian. */
export const hu = {
  tag: 'hu',
  name: cldr.hu.name,
  dates: {
    months: cldr.hu.months,
    otherMonths: [],
    shortMonths: '- febr - - - - - - szept - - -',
    seasons: '',
    present: 'jelenleg(?:ig)?|napjainkig|mostanáig|folyamatban',
    since: '',
    sinceAfter: '-?t[őe]l(?: kezdve)?',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
