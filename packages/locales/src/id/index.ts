import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Indonesian. */
export const id = {
  tag: 'id',
  name: cldr.id.name,
  dates: {
    months: cldr.id.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.id.weekdays,
    seasons: '',
    present: 'sekarang|saat ini|sampai kini|kini|hingga kini',
    since: 'sejak',
    sinceAfter: '',
    from: '',
    until: 's/d|sampai|hingga',
    beforeEnd: 's/d|sampai|hingga',
    afterYear: '',
  },
  grammar: {
    functionWords: 'dan atau yang di ke dari untuk dengan pada adalah ini itu dalam oleh sebagai',
    ordinaryWords: 'kerja pengalaman pendidikan tahun',
  },
  glossary: null,
} as const satisfies Locale;
