import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Thai. */
export const th = {
  tag: 'th',
  name: cldr.th.name,
  dates: {
    months: cldr.th.months,
    otherMonths: ['ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'],
    shortMonths: '',
    weekdays: cldr.th.weekdays,
    seasons: '',
    present: 'ปัจจุบัน',
    since: 'ตั้งแต่',
    sinceAfter: '',
    from: '',
    until: 'ถึง',
    beforeEnd: 'ถึง',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
