import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Chinese. */
export const zh = {
  tag: 'zh',
  name: cldr.zh.name,
  dates: {
    months: cldr.zh.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.zh.weekdays,
    seasons: '',
    present: '至今|迄今|现在|目前|当前|(?<=[-–—~至到] ?)今',
    since: '',
    sinceAfter: ' ?(?:起|以来)',
    from: '',
    until: '至|到',
    beforeEnd: '至|到',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
