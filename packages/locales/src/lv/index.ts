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
    weekdays: cldr.lv.weekdays,
    seasons: '',
    present: 'pašreiz|tagad|šobrīd',
    since: '',
    sinceAfter: '',
    from: '',
    until: '',
    beforeEnd: '',
    afterYear: '',
  },
  grammar: {
    functionWords: 'un vai ka kā ar no par ir bija būt tas šis kurš kas arī mūsu jūsu',
    ordinaryWords: 'darbs darba pieredze izglītība prasmes valodas meklējam piedāvājam uzņēmums gadi gadu',
  },
  glossary: null,
} as const satisfies Locale;
