import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Hebrew. */
export const he = {
  tag: 'he',
  name: cldr.he.name,
  dates: {
    months: cldr.he.months,
    otherMonths: ['בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר'],
    shortMonths: '',
    weekdays: cldr.he.weekdays,
    seasons: '',
    present: 'עד (?:ל?היום|עתה|כה)|היום|כיום|נוכחי|הווה',
    since: 'מאז',
    sinceAfter: '',
    from: '',
    until: 'עד',
    beforeEnd: 'עד',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
