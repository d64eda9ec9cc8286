import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Persian. */
export const fa = {
  tag: 'fa',
  name: cldr.fa.name,
  dates: {
    months: cldr.fa.months,
    otherMonths: ['بهمن اسفند فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی'],
    shortMonths: '',
    weekdays: cldr.fa.weekdays,
    seasons: '',
    present: 'تاکنون|تا ?کنون|اکنون|حال حاضر|تا به امروز|تاحال',
    since: 'از',
    sinceAfter: '',
    from: '',
    until: 'تا',
    beforeEnd: 'تا',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
