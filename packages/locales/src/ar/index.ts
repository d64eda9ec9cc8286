import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Arabic. */
export const ar = {
  tag: 'ar',
  name: cldr.ar.name,
  dates: {
    months: cldr.ar.months,
    otherMonths: [],
    shortMonths: '',
    weekdays: cldr.ar.weekdays,
    seasons: '',
    present:
      '(?:حتى )?(?:الآن|الان|اليوم|تاريخه)|(?:ال)?وقت (?:ال)?(?:حاضر|حالي|راهن)|حتى الحاضر|حاليا|مستمر',
    since: 'منذ',
    sinceAfter: '',
    from: 'من',
    until: 'إلى|حتى|لغاية',
    beforeEnd: 'إلى|حتى|لغاية',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
