import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Latvian. */
export const lv = {
  tag: 'lv',
  name: cldr.lv.name,
  dates: {
    months: cldr.lv.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'pašreiz|tagad|šobrīd',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
