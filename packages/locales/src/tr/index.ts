import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Turkish. */
export const tr = {
  tag: 'tr',
  name: cldr.tr.name,
  dates: {
    months: cldr.tr.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'halen|devam ediyor|devam|günümüz(?:e kadar)?|bugün|şu an(?:a kadar)?',
    since: '',
    sinceAfter: "'?[dt][ae]n (?:beri|itibaren)",
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
} as const satisfies Locale;
