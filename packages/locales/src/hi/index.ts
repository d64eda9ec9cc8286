import { cldr } from '../generated/cldr.ts';
import type { Locale } from '../locale.ts';

/** Hindi. */
export const hi = {
  tag: 'hi',
  name: cldr.hi.name,
  dates: {
    months: cldr.hi.months,
    otherMonths: ['- फरवरी - - - - - - - - - -', '- - - - - - - - सितम्बर अक्तूबर नवम्बर दिसम्बर'],
    shortMonths: '',
    weekdays: cldr.hi.weekdays,
    seasons: '',
    present: 'वर्तमान|अब तक|अभी तक|आज तक|जारी',
    since: '',
    sinceAfter: ' ?से',
    from: '',
    until: 'से',
    beforeEnd: 'से',
    afterYear: '',
  },
  grammar: {
    functionWords: '',
    ordinaryWords: '',
  },
  glossary: null,
} as const satisfies Locale;
