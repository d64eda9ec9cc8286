import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Vietnamese. */
export const vi = {
  tag: 'vi',
  name: cldr.vi.name,
  dates: {
    months: cldr.vi.months,
    otherMonths: [],
    shortMonths: '',
    seasons: '',
    present: 'hiện (?:nay|tại)|(?<=[-–—~] ?|đến )nay',
    since: 'từ',
    sinceAfter: '',
    from: '',
    until: 'đến',
    beforeEnd: 'đến',
    afterYear: '',
  },
} as const satisfies Locale;
