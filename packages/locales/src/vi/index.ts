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
    weekdays: cldr.vi.weekdays,
    seasons: '',
    present: 'hiện (?:nay|tại)|(?<=[-–—~] ?|đến )nay',
    since: 'từ',
    sinceAfter: '',
    from: '',
    until: 'đến',
    beforeEnd: 'đến',
    afterYear: '',
  },
  grammar: {
    functionWords: 'và hoặc của cho với các những là có trong được từ đến',
    ordinaryWords: 'năm kinh nghiệm công việc',
  },
  glossary: null,
} as const satisfies Locale;
